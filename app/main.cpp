// Entry of the program: hands the command line to its rooms.
#include <cstdio>

int main() {
  std::puts("trapline");
  return 0;
}

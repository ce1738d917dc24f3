# What makes a mistake of ours stop the program instead of being used by a hostile file. tests/app/hardening_test.cpp
# looks at the result.
include(CheckCXXCompilerFlag)
foreach(flag -fstack-protector-strong -fstack-clash-protection -fcf-protection)
  string(MAKE_C_IDENTIFIER "TRAPLINE_HAS${flag}" known)
  check_cxx_compiler_flag(${flag} ${known})
  if(${known})
    target_compile_options(trapline_options INTERFACE ${flag})
  endif()
endforeach()
target_compile_definitions(trapline_options INTERFACE _GLIBCXX_ASSERTIONS)

# Needs the optimiser; level 3 came with GCC 12 and glibc 2.34, and glibc falls back to 2 before them. Distributions set
# a level of their own, hence -U. The sanitizers watch the same calls better.
if(NOT TRAPLINE_SANITIZE)
  target_compile_options(trapline_options INTERFACE
    "$<$<CONFIG:Release,RelWithDebInfo,MinSizeRel>:-U_FORTIFY_SOURCE;-D_FORTIFY_SOURCE=3>")
endif()

set(CMAKE_POSITION_INDEPENDENT_CODE ON)
target_link_options(trapline_options INTERFACE -Wl,-z,relro,-z,now)
include(CheckPIESupported)
check_pie_supported()

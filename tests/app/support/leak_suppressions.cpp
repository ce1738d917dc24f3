// Read by the leak checker of sanitizer builds, and by nobody else: fontconfig keeps some of its configuration for ever.
extern "C" const char* __lsan_default_suppressions();

extern "C" const char* __lsan_default_suppressions() { return "leak:libfontconfig\n"; }

# Debian's libcmark-gfm-dev ships a .pc file for the core only and no CMake config.
find_path(CMARK_GFM_INCLUDE_DIR NAMES cmark-gfm.h)
find_library(CMARK_GFM_LIBRARY NAMES cmark-gfm)
find_library(CMARK_GFM_EXTENSIONS_LIBRARY NAMES cmark-gfm-extensions)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(CmarkGfm REQUIRED_VARS CMARK_GFM_LIBRARY CMARK_GFM_EXTENSIONS_LIBRARY CMARK_GFM_INCLUDE_DIR)
if(CmarkGfm_FOUND AND NOT TARGET CmarkGfm::extensions)
  add_library(CmarkGfm::extensions UNKNOWN IMPORTED)
  set_target_properties(CmarkGfm::extensions PROPERTIES
    IMPORTED_LOCATION "${CMARK_GFM_EXTENSIONS_LIBRARY}"
    INTERFACE_INCLUDE_DIRECTORIES "${CMARK_GFM_INCLUDE_DIR}"
    INTERFACE_LINK_LIBRARIES "${CMARK_GFM_LIBRARY}")
endif()

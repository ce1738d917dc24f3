# Debian's libimgui-dev ships a .pc file and no CMake config. The .pc knows of stb, but not of FreeType, on which the font
# builder inside libimgui.a depends, nor of the OpenGL loader's need for dlopen.
#   ImGui::imgui    the library and its OpenGL 3 backend (both are in the one archive); no window system
find_package(PkgConfig REQUIRED)
pkg_check_modules(PC_IMGUI QUIET imgui)
find_library(IMGUI_LIBRARY NAMES imgui HINTS ${PC_IMGUI_LIBRARY_DIRS})
find_library(STB_LIBRARY NAMES stb)
find_path(STB_INCLUDE_DIR NAMES stb/stb_image_write.h)
find_path(IMGUI_INCLUDE_DIR NAMES imgui.h PATH_SUFFIXES imgui)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(ImGui
  REQUIRED_VARS IMGUI_LIBRARY IMGUI_INCLUDE_DIR STB_LIBRARY STB_INCLUDE_DIR
  VERSION_VAR PC_IMGUI_VERSION)
if(ImGui_FOUND AND NOT TARGET ImGui::imgui)
  find_package(Freetype REQUIRED)
  add_library(ImGui::imgui STATIC IMPORTED)
  set_target_properties(ImGui::imgui PROPERTIES
    IMPORTED_LOCATION "${IMGUI_LIBRARY}"
    INTERFACE_INCLUDE_DIRECTORIES "${IMGUI_INCLUDE_DIR};${IMGUI_INCLUDE_DIR}/backends;${STB_INCLUDE_DIR}"
    INTERFACE_LINK_LIBRARIES "${STB_LIBRARY};Freetype::Freetype;m;${CMAKE_DL_LIBS}")
endif()

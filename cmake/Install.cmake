# cmake --install: the program, its decks, and what a desktop wants to know of it, each in its usual place.
# The program looks for the decks from its own folder on, so that a prefix may be moved after the installation.
if(IS_ABSOLUTE "${CMAKE_INSTALL_DATADIR}")
  set(deck_dir "${CMAKE_INSTALL_DATADIR}/trapline/decks")
else()
  file(RELATIVE_PATH deck_dir "/prefix/${CMAKE_INSTALL_BINDIR}" "/prefix/${CMAKE_INSTALL_DATADIR}/trapline/decks")
endif()
set_source_files_properties("${PROJECT_SOURCE_DIR}/app/decks_dir.cpp" TARGET_DIRECTORY trapline_app
  PROPERTIES COMPILE_DEFINITIONS
  "TRAPLINE_DECK_DIR=\"${deck_dir}\";TRAPLINE_SOURCE_DECK_DIR=\"${PROJECT_SOURCE_DIR}/decks\"")

install(TARGETS trapline RUNTIME)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/decks" DESTINATION "${CMAKE_INSTALL_DATADIR}/trapline")
install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" "${PROJECT_SOURCE_DIR}/README.md" "${PROJECT_SOURCE_DIR}/CHANGELOG.md" TYPE DOC)
install(FILES "${PROJECT_SOURCE_DIR}/assets/trapline.svg" DESTINATION "${CMAKE_INSTALL_DATADIR}/icons/hicolor/scalable/apps")
install(FILES "${PROJECT_SOURCE_DIR}/assets/trapline.desktop" DESTINATION "${CMAKE_INSTALL_DATADIR}/applications")

if(TRAPLINE_TESTS)
  find_program(DESKTOP_FILE_VALIDATE desktop-file-validate)
  if(DESKTOP_FILE_VALIDATE)
    add_test(NAME Assets.TheDesktopFileIsValid
      COMMAND "${DESKTOP_FILE_VALIDATE}" "${PROJECT_SOURCE_DIR}/assets/trapline.desktop")
  endif()
endif()

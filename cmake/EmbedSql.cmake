# Turns .sql files into one header of string constants, so that the program carries its SQL with it:
#   store/sql/card_due.sql       -> trapline::sql::card_due
#   store/migrations/001_all.sql -> trapline::sql::migration_001_all
function(embed_sql header)
  add_custom_command(
    OUTPUT "${header}"
    COMMAND "${CMAKE_COMMAND}" "-DHEADER=${header}" "-DFILES=${ARGN}" -P "${PROJECT_SOURCE_DIR}/cmake/embed_sql_script.cmake"
    DEPENDS ${ARGN} "${PROJECT_SOURCE_DIR}/cmake/embed_sql_script.cmake"
    COMMENT "Embedding SQL"
    VERBATIM)
endfunction()

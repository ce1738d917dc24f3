-- Changes when another connection has changed the file.
PRAGMA data_version;

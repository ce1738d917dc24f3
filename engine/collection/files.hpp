// Room: engine/collection. The front door's way to files: deck files, which are parsed before they are imported, the
// settings, and a collection's file before it is opened.
#pragma once

#include "engine/formats/blueprint_json.hpp"
#include "engine/formats/deck_markdown/deck_markdown.hpp"
#include "engine/formats/formats.hpp"
#include "engine/authoring/lint.hpp"
#include "engine/media/picture_file.hpp"
#include "engine/formats/picture_paths.hpp"
#include "engine/authoring/staleness.hpp"
#include "engine/store/file_check.hpp"
#include "engine/store/settings_file.hpp"

#include "app/files/importer.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <system_error>

#include "app/files/picture_files.hpp"
#include "app/words/counts.hpp"
#include "engine/formats/formats.hpp"

namespace trapline::files {
namespace {

namespace fs = std::filesystem;

DeckFile refused(const std::string& name, std::string message) {
  DeckFile file{name, {}};
  file.parsed.diagnostics.push_back({0, formats::Severity::error, std::move(message)});
  return file;
}

/// At most one byte more than a deck may have: enough for the reader to see that it is too large.
std::string read_some(std::istream& in) {
  constexpr std::size_t kPiece = std::size_t{1} << 16;
  std::string text;
  while (in && text.size() <= formats::kMaxDeckBytes) {
    const std::size_t size = text.size();
    text.resize(size + kPiece);
    in.read(text.data() + size, kPiece);
    text.resize(size + static_cast<std::size_t>(in.gcount()));
  }
  return text;
}

/// `folder` is where its pictures are looked for.
DeckFile read_deck(std::istream& in, const std::string& name, const std::optional<fs::path>& folder) {
  const std::string text = read_some(in);
  if (in.bad()) return refused(name, "the file cannot be read to its end");
  DeckFile file{name, formats::parse_deck_file(text, name)};
  read_pictures(file.parsed, folder);
  return file;
}

/// "3 new questions, 1 updated": only what is not zero.
std::string questions_in_words(const collection::PutCounts& questions) {
  std::string text;
  const auto add = [&text](const std::string& part) { text += (text.empty() ? "" : ", ") + part; };
  if (questions.added > 0) add(words::count_of(questions.added, "new question", "new questions"));
  if (questions.updated > 0) add(words::count_of(questions.updated, "question", "questions") + " updated");
  if (questions.unchanged > 0) add(words::count_of(questions.unchanged, "question", "questions") + " unchanged");
  return text.empty() ? "no questions" : text;
}

const formats::Diagnostic* first_error(const FileReport& report) {
  for (const formats::Diagnostic& diagnostic : report.diagnostics)
    if (diagnostic.severity == formats::Severity::error) return &diagnostic;
  return nullptr;
}

std::string refusal(const FileReport& report) {
  const formats::Diagnostic* error = first_error(report);
  return fmt::format("{} was refused{}", report.file, error ? ": " + error->message : "");
}

}  // namespace

std::vector<fs::path> deck_files(const fs::path& path) {
  std::error_code error;
  if (!fs::is_directory(path, error)) return {path};
  std::vector<fs::path> files;
  for (fs::directory_iterator it(path, error), end; !error && it != end; it.increment(error)) {
    std::error_code unreadable;  // such a file is named, so that it is refused and not passed over
    const bool other = it->exists(unreadable) && !it->is_regular_file(unreadable);
    if (it->path().filename().string().ends_with(".deck.md") && !other) files.push_back(it->path());
  }
  std::sort(files.begin(), files.end());
  return files.empty() ? std::vector{path} : files;
}

fs::path sample_deck(const std::optional<fs::path>& folder) {
  if (!folder) return {};
  for (const char* name : {"sample.deck.md", "pmle-scaling.deck.md"}) {
    std::error_code unreadable;
    if (fs::exists(*folder / name, unreadable)) return *folder / name;
  }
  return {};
}

DeckFile read_deck_file(const fs::path& path) {
  const std::string name = path.string();
  std::error_code error;
  const fs::file_status status = fs::status(path, error);
  if (!fs::exists(status)) return refused(name, "there is no such file");
  if (fs::is_directory(status)) return refused(name, "this folder has no deck in it: no file ends in .deck.md");
  if (fs::is_regular_file(status) && fs::file_size(path, error) > formats::kMaxDeckBytes)
    return refused(
        name, fmt::format("the file is larger than {} MB; split it into smaller decks", formats::kMaxDeckBytes >> 20U));
  std::ifstream in(path, std::ios::binary);
  if (!in) return refused(name, "the file cannot be read; check its permissions");
  // A link names the deck of another folder, and its pictures lie there.
  const fs::path target = fs::canonical(path, error);
  return read_deck(in, name, error ? path.parent_path() : target.parent_path());
}

DeckFile read_deck_stream(std::istream& in, const std::string& name) { return read_deck(in, name, std::nullopt); }

FileReport report_of(const DeckFile& file) {
  FileReport report;
  report.file = file.name;
  report.format = file.parsed.format;
  report.refused_traps = file.parsed.refused_traps;
  report.refused_questions = file.parsed.refused - file.parsed.refused_traps;
  report.refused_pictures = static_cast<int>(file.parsed.pictures.size() - file.parsed.deck.pictures.size());
  report.diagnostics = file.parsed.diagnostics;
  return report;
}

FileReport import_file(collection::Collection& collection, const DeckFile& file, collection::DryRun dry_run) {
  FileReport report = report_of(file);
  if (!file.parsed.accepted()) return report;
  const collection::ImportReport imported = collection.decks().import_deck(file.parsed.deck, dry_run);
  report.deck = imported.deck;
  report.questions = imported.questions;
  report.traps = imported.traps;
  report.pictures = imported.pictures;
  return report;
}

std::vector<FileReport> import_paths(collection::Collection& collection, const std::vector<std::string>& paths) {
  std::vector<FileReport> reports;
  for (const std::string& path : paths)
    for (const fs::path& file : deck_files(path)) reports.push_back(import_file(collection, read_deck_file(file)));
  return reports;
}

std::string in_one_sentence(const std::vector<FileReport>& reports) {
  collection::PutCounts questions;
  int refused_questions = 0;
  std::vector<const FileReport*> refused_files;
  for (const FileReport& report : reports) {
    questions.added += report.questions.added;
    questions.updated += report.questions.updated;
    questions.unchanged += report.questions.unchanged;
    refused_questions += report.refused_questions;
    if (!report.taken()) refused_files.push_back(&report);
  }
  if (!reports.empty() && refused_files.size() == reports.size())
    return reports.size() == 1
               ? refusal(*refused_files.front()) + "."
               : fmt::format("All {} files were refused; {}.", reports.size(), refusal(*refused_files.front()));
  std::string text = "Imported: " + questions_in_words(questions);
  if (refused_questions > 0) text += fmt::format(", {} refused", refused_questions);
  if (!refused_files.empty()) text += "; " + refusal(*refused_files.front());
  if (refused_files.size() > 1) text += fmt::format("; {} more refused", refused_files.size() - 1);
  return text + ".";
}

}  // namespace trapline::files

#include "app/cli/grammar/command_line.hpp"

#include <fmt/format.h>
#include <CLI/CLI.hpp>

#include <algorithm>
#include <charconv>
#include <functional>

#include "engine/text/nearest.hpp"

#ifndef TRAPLINE_VERSION
#define TRAPLINE_VERSION "unknown"
#endif

namespace trapline::cli {
namespace {

int whole_number(const std::string& option, const std::string& text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stopped, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stopped != end || number < 0)
    throw UsageError(fmt::format("{} wants a whole number, 0 or more, and not \"{}\".", option, text));
  return number;
}

/// An unset variable of a script is a mistake, not a wish for the default.
CLI::Validator is_not_empty() {
  return CLI::Validator([](const std::string& text) { return std::string(text.empty() ? "nothing was given" : ""); },
                        "");
}

/// The whole of what the program understands. Holds the places that CLI11 writes to.
class Grammar {
 public:
  Grammar() : app_("Exam questions with a memory, and a schedule for every trap.", "trapline") {
    app_.fallthrough();   // global options may follow the command, too
    app_.allow_extras();  // what is not known is looked at below, where it can be said well
    app_.require_subcommand(0, 1);
    app_.set_help_flag("-h,--help", "Say what can be done, with examples");
    app_.set_version_flag("--version", std::string("trapline ") + TRAPLINE_VERSION, "Say which version this is");
    app_.add_option("--data", line_.data,
                    "The collection: a file, or a folder (ending in /) that holds collection.db.\n"
                    "Otherwise $TRAPLINE_DATA, $XDG_DATA_HOME/trapline or ~/.local/share/trapline")
        ->type_name("FILE")
        ->check(is_not_empty());
    app_.add_option("--now", line_.now, "Instead of the clock, such as 2026-12-01T09:00:00+01:00")
        ->type_name("TIME")
        ->check(is_not_empty());
    app_.add_flag("--json", line_.json, "Results as JSON");
    app_.footer(
        "Without a command: the window, or the review in the terminal where there is no display.\n\n"
        "Exit codes: 0 done; 1 failed; 2 wrong usage; 3 a file is refused; 4 the collection cannot be used.\n\n"
        "Example: trapline import my.deck.md && trapline");
    app_.get_formatter()->column_width(26);
    app_.get_formatter()->label("SUBCOMMAND", "COMMAND");
    add_daily_commands();
    add_looking_back();
    add_upkeep();
  }

  CommandLine read(const std::vector<std::string>& words) {
    refuse_empty_values(words);
    std::vector<std::string> reversed(words.rbegin(), words.rend());  // as CLI11 wants them
    try {
      app_.parse(reversed);
      refuse_extras();
    } catch (const CLI::CallForHelp&) {
      line_.answer = app_.help();
    } catch (const CLI::CallForVersion& version) {
      line_.answer = std::string(version.what()) + "\n";
    } catch (const CLI::ParseError& error) {
      throw UsageError(sentence(error));
    }
    return line_;
  }

 private:
  /// A command that carries out `fill` and hands its result over.
  template <typename T>
  CLI::App& add(const char* name, const char* what, const char* example, T& command) {
    CLI::App* sub = app_.add_subcommand(name, what);
    sub->group("Commands");
    sub->footer(std::string("Options for every command: --data, --now, --json; see `trapline --help`.\n\nExample: ") +
                example);
    sub->callback([this, &command] { line_.command = command; });
    names_.emplace_back(name);
    return *sub;
  }

  void add_number(CLI::App& sub, const std::string& name, const char* what, std::optional<int>& number) {
    sub.add_option_function<std::string>(
           name, [&number, name](const std::string& text) { number = whole_number(name, text); }, what)
        ->type_name("N");
  }

  static void add_name(CLI::App& sub, const std::string& option, const char* placeholder, const char* what,
                       std::string& name) {
    sub.add_option_function<std::string>(
           option,
           [&name, option](const std::string& text) {
             if (text.empty()) throw UsageError(option + " needs a name.");
             name = text;
           },
           what)
        ->type_name(placeholder);
  }

  void add_daily_commands() {
    CLI::App& import = add("import", "Take questions from deck files", "trapline import decks/ my.deck.md", import_);
    import.add_option("FILE", import_.files, "Deck files; folders for the decks in them; - for standard input")
        ->required()
        ->type_name("");
    import.add_flag("--dry-run", import_.dry_run, "Only say what would be done");

    CLI::App& review =
        add("review", "Answer what today brings", "trapline review --topic \"3.3 Hardware\" --limit 20", review_);
    add_name(review, "--deck", "DECK", "Only this deck and those below it", review_.options.filter.deck);
    add_name(review, "--topic", "TOPIC", "Only this topic and those below it", review_.options.filter.topic);
    add_number(review, "--limit", "Stop after so many answers", review_.options.limit);
    review.add_flag_callback(
        "--early", [this] { review_.options.ahead = collection::Ahead::yes; },
        "When today is done, go on with what is not due yet");
    review.add_flag("--jsonl", review_.jsonl, "For programs: one JSON object a line, in and out");

    add("window", "Open the window, where trouble is told too: for menus", "trapline window", window_);
    add("due", "How much there is today", "trapline due --json", due_);
    add("undo", "Take today's last answer back", "trapline undo", undo_);
  }

  void add_looking_back() {
    add("topics", "How the topics stand", "trapline topics", topics_);
    add("traps", "How the traps stand: asleep, awake, tamed", "trapline traps", traps_);
    CLI::App& items =
        add("items", "How the questions work, for their authors", "trapline items PMLE --from anna.db ben.db", items_);
    items.add_option("DECK", items_.deck, "Only this deck and those below it")->type_name("");
    items.add_option("--from", items_.files, "Read other learners' collections too")->type_name("FILE");
    add("stats", "Totals, and how far a confidence can be trusted", "trapline stats --json", stats_);
    CLI::App& log = add("log", "The review log, oldest first", "trapline log --limit 20", log_);
    log.add_option("--card", log_.card, "Only this card")->type_name("ID");
    add_number(log, "--limit", "Only the last so many", log_.limit);
    CLI::App& show =
        add("show", "A question or trap with its schedule and history", "trapline show q:weights-larger", show_);
    show.add_option("ID", show_.id, "A card (q:… or t:…), or the id in the deck")->required()->type_name("");
    add("decks", "The decks that were imported", "trapline decks", decks_);
  }

  void add_upkeep() {
    CLI::App& check = add("check", "Compare the collection with its log, or look through deck files",
                          "trapline check my.deck.md", check_);
    check.add_option("FILE", check_.files, "Deck files or folders; none: the collection")->type_name("");
    check.add_flag("--repair", check_.repair, "Rebuild what differs from the log");
    CLI::App& ids = add("ids", "Write the missing ids into a deck file", "trapline ids my.deck.md", ids_);
    ids.add_option("FILE", ids_.file, "The deck file")->required()->type_name("");
    CLI::App& settings = add("settings", "Show or change a setting", "trapline settings new-per-day 10", settings_);
    settings.add_option("NAME", settings_.name, "new-per-day, reviews-per-day, rollover-hour, theme or scale")
        ->type_name("");
    settings.add_option("VALUE", settings_.value, "Its new value")->type_name("");
    CLI::App& scheduler = add("scheduler", "Show or choose what sets the intervals of questions",
                              "trapline scheduler fsrs --retention 85", scheduler_);
    scheduler.add_option("NAME", scheduler_.name, "sm2 (the default) or fsrs")->type_name("");
    add_number(scheduler, "--retention", "With fsrs: ask again when so many of 100 would know it",
               scheduler_.retention);
  }

  [[nodiscard]] std::string help_to_see() const {
    const auto chosen = app_.get_subcommands();
    return fmt::format("see `trapline{} --help`", chosen.empty() ? "" : " " + chosen.front()->get_name());
  }

  /// "--data= due": the library would take the next word as the value.
  static void refuse_empty_values(const std::vector<std::string>& words) {
    const auto options_end = std::find(words.begin(), words.end(), "--");
    const auto is_empty = [](const std::string& w) { return w.starts_with("--") && w.find('=') == w.size() - 1; };
    const auto empty = std::find_if(words.begin(), options_end, is_empty);
    if (empty == options_end) return;
    throw UsageError(fmt::format("{} wants a value behind the \"=\".", empty->substr(0, empty->size() - 1)));
  }

  /// For words that have no place anywhere.
  void refuse_extras() const {
    std::vector<std::string> extras = app_.remaining(true);
    std::erase(extras, "--");  // what stands behind it is no option
    if (extras.empty()) return;
    const std::string& word = extras.front();
    if (word.starts_with("-")) throw UsageError(fmt::format("There is no option \"{}\"; {}.", word, help_to_see()));
    if (app_.get_subcommands().empty())
      throw UsageError(fmt::format("There is no command \"{}\"{}", word, text::did_you_mean(word, names_)));
    throw UsageError(fmt::format("\"{}\" is one argument too many; {}.", word, help_to_see()));
  }

  [[nodiscard]] std::string sentence(const CLI::ParseError& error) const {
    const std::string message = error.what();
    if (error.get_name() == "RequiredError") return fmt::format("An argument is missing; {}.", help_to_see());
    if (error.get_name() == "ArgumentMismatch")
      return fmt::format("{} wants one value; {}.", message.substr(0, message.find_first_of(": ")), help_to_see());
    return fmt::format("{}; {}.", message, help_to_see());
  }

  CLI::App app_;
  CommandLine line_;
  std::vector<std::string> names_;
  ImportCommand import_;
  ReviewCommand review_;
  WindowCommand window_;
  DueCommand due_;
  DecksCommand decks_;
  TopicsCommand topics_;
  TrapsCommand traps_;
  ItemsCommand items_;
  StatsCommand stats_;
  LogCommand log_;
  ShowCommand show_;
  UndoCommand undo_;
  CheckCommand check_;
  IdsCommand ids_;
  SettingsCommand settings_;
  SchedulerCommand scheduler_;
};

}  // namespace

CommandLine read_command_line(const std::vector<std::string>& words) { return Grammar().read(words); }

}  // namespace trapline::cli

#include "tests/app/support/sample_screens.hpp"

#include <type_traits>
#include <utility>
#include <variant>

namespace trapline::sample {
namespace {

constexpr const char* kStem =
    "A team fine-tunes a **13 billion parameter** language model on one machine with four 80 GB GPUs. The job stops "
    "before the first step with an out-of-memory error. Their training code is\n\n"
    "```python\n"
    "strategy = tf.distribute.MirroredStrategy()\n"
    "with strategy.scope():\n"
    "    model = build_model(params=13_000_000_000)   # ~52 GB of float32 weights\n"
    "    model.compile(optimizer=\"adam\", loss=loss_fn)\n"
    "model.fit(dataset.batch(8 * strategy.num_replicas_in_sync), epochs=1)\n"
    "```\n\n"
    "The weights, gradients and the optimizer's state together need about 208 GB. "
    "**What should they change so that the training fits?**";

state::OptionLine option(std::string letter, const char* text, bool chosen = false) {
  state::OptionLine line;
  line.letter = std::move(letter);
  line.text = markdown::rich_text(text);
  line.chosen = chosen;
  return line;
}

state::AppState with(state::Screen screen, bool can_undo = true) {
  state::AppState state;
  state.screen = std::move(screen);
  state.can_undo = can_undo;
  state.theme = Theme::light;
  return state;
}

state::FeedbackOption told(std::string letter, const char* text, bool right, bool chosen, const char* why) {
  state::FeedbackOption o;
  o.letter = std::move(letter);
  o.text = markdown::rich_text(text);
  o.right = right;
  o.chosen = chosen;
  o.why = markdown::rich_text(why);
  return o;
}

constexpr const char* kPipeline =
    "Cut the model into stages, put each stage on a GPU of its own, and feed micro-batches through the stages";
constexpr const char* kMirrored = "Keep `MirroredStrategy` and add four more GPUs of the same kind";
constexpr const char* kBatch = "Lower the batch size from 8 to 1 per replica and accumulate the gradients";
constexpr const char* kTpu =
    "Move the input pipeline to `tf.data` with `prefetch` and `cache`, so that the GPUs wait less";

state::FeedbackScreen told_all(bool correct) {
  state::FeedbackScreen s;
  s.card = "q:fits";
  s.correct = correct;
  s.confidence = Confidence::certain;
  s.stem = markdown::rich_text(kStem);
  state::FeedbackOption key =
      told("C", kPipeline, true, correct,
           "Pipeline parallelism stores only a share of the layers on each device: 208 GB over four "
           "GPUs is 52 GB each. Micro-batches keep the stages busy while they wait for each other.");
  state::FeedbackOption mirrored =
      told("A", kMirrored, false, !correct,
           "Every replica holds a **full copy** of weights, gradients and optimizer state. Eight GPUs then run out of "
           "memory just as four did; only the batch is split.");
  mirrored.tempting = markdown::rich_text("it is the usual answer to \"use all the GPUs of this machine\".");
  mirrored.right_if = markdown::rich_text("the model fitted on one GPU and the aim was more samples a second.");
  mirrored.trap_claim = markdown::rich_text("Data parallelism can train a model that does not fit on one GPU");
  state::FeedbackOption batch =
      told("B", kBatch, false, false,
           "That frees activations. The weights, gradients and Adam's two moments alone are 208 GB.");
  batch.right_if = markdown::rich_text("the run failed on activations while the weights fitted.");
  state::FeedbackOption tpu =
      told("D", kTpu, false, false, "Input speed has nothing to do with what lies in the GPUs' memory.");
  s.options = {mirrored, batch, key, tpu};
  s.explanation = markdown::rich_text(
      "Only **cutting the model itself** makes room. Compare what each device has to store:\n\n"
      "| Strategy | Weights per device | Splits |\n|---|---|---|\n"
      "| `MirroredStrategy` | all | the batch |\n| pipeline | a share of the layers | the layers |\n"
      "| tensor parallelism | a slice of each layer | the matrix products |\n");
  s.topics = {"3.3 Hardware/Model parallelism"};
  s.references = {{"Distributed training with TensorFlow", "https://www.tensorflow.org/guide/distributed_training"}};
  s.left = {1, 9, 3, correct ? 0 : 1};
  s.answered_today = 6;
  return s;
}

}  // namespace

state::AppState today() {
  state::TodayScreen s;
  s.date = "Monday, 30 November";
  s.left = {2, 12, 3, 0};
  s.answered_today = 5;
  s.correct_today = 4;
  s.weakest = {{"3.3 Hardware/Data parallelism", 5, 2},
               {"3.1 Architecture/Serving/Online and batch prediction", 8, 4},
               {"4.2 Serving/Autoscaling", 7, 4},
               {"2.1 Feature engineering", 0, 0}};
  s.decks = 1;
  s.questions = 24;
  s.traps_awake = 3;
  s.traps_tamed = 1;
  return with(std::move(s));
}

state::AppState nothing_imported() {
  state::TodayScreen s;
  s.date = "Monday, 30 November";
  s.emptiness = state::Emptiness::nothing_imported;
  s.data_path = "~/.local/share/trapline/collection.db";
  s.sample_deck = "PMLE: scaling prototypes";
  return with(std::move(s), false);
}

state::AppState files_refused() {
  state::TodayScreen s;
  s.date = "Monday, 30 November";
  s.emptiness = state::Emptiness::files_refused;
  s.files_refused = 2;
  s.sample_deck = "PMLE: scaling prototypes";
  state::AppState state = with(std::move(s), false);
  state.message = "notes.md is no deck: no question has options. Nothing was imported.";
  state.message_is_error = true;
  return state;
}

state::AppState cannot_open() {
  return with(
      state::TroubleScreen{
          "~/.local/share/trapline/collection.db is in use by another program: close it there and try again."},
      false);
}

state::AppState done_for_today() {
  state::TodayScreen s;
  s.date = "Monday, 30 November";
  s.emptiness = state::Emptiness::done_for_today;
  s.answered_today = 17;
  s.correct_today = 12;
  s.next_due = "tomorrow";
  s.weakest = {{"3.3 Hardware/Data parallelism", 5, 2}, {"4.2 Serving/Autoscaling", 7, 4}};
  s.decks = 1;
  s.questions = 24;
  s.traps_awake = 3;
  s.traps_tamed = 1;
  return with(std::move(s));
}

state::AppState review() {
  state::ReviewScreen s;
  s.card = "q:fits";
  s.heading = "Question";
  s.stem = markdown::rich_text(kStem);
  s.options = {option("A", kMirrored), option("B", kBatch), option("C", kPipeline, true), option("D", kTpu)};
  s.left = {1, 9, 3, 0};
  s.answered_today = 5;
  return with(std::move(s));
}

state::AppState review_two() {
  state::ReviewScreen s;
  s.card = "q:two";
  s.heading = "Drill";
  s.choose = 2;
  s.stem = markdown::rich_text(
      "Your model answers requests through an online endpoint. The last week looked like this:\n\n"
      "| Day | Requests/s | p50 latency | p99 latency | Replicas |\n|---|---|---|---|---|\n"
      "| Mon | 120 | 38 ms | 410 ms | 2 |\n| Tue | 340 | 41 ms | 1,900 ms | 2 |\n| Wed | 360 | 44 ms | 2,300 ms | 2 "
      "|\n\n"
      "Which **two** changes lower the p99 latency *without* touching the model?\n\n"
      "1. The budget allows twice the machines of today.\n2. Requests come in bursts of a few seconds.");
  s.options = {option("A", "Set `min_replica_count` so that the bursts find warm replicas", true),
               option("B", "Quantize the weights to `int8`"),
               option("C", "Lower the CPU target of the autoscaler from 60 % to 35 %"),
               option("D", "Send the requests to a batch prediction job"), option("E", "Log fewer requests")};
  s.hint = markdown::rich_text("Look at the median: it hardly moves.");
  s.left = {0, 4, 0, 2};
  s.answered_today = 14;
  return with(std::move(s));
}

state::AppState trap_check() {
  state::ReviewScreen s;
  s.card = "t:dp-fits";
  s.heading = "Trap check";
  s.trap_check = true;
  s.stem = markdown::rich_text("True or false?\n\n*Data parallelism can train a model that does not fit on one GPU.*");
  s.options = {option("A", "True"), option("B", "False")};
  s.left = {2, 12, 3, 0};
  return with(std::move(s), false);
}

state::AppState basic(bool revealed) {
  state::ReviewScreen s;
  s.card = "q:basic";
  s.heading = "Question";
  s.basic = true;
  s.revealed = revealed;
  s.stem = markdown::rich_text("What does `tf.distribute.MirroredStrategy` copy to every device?");
  if (revealed)
    s.back =
        markdown::rich_text("All of the model's **variables**. Gradients are summed over the replicas at each step.");
  s.left = {0, 3, 1, 0};
  s.answered_today = 9;
  return with(std::move(s));
}

state::AppState feedback_wrong() {
  state::FeedbackScreen s = told_all(false);
  s.traps = {{"Data parallelism can train a model that does not fit on one GPU",
              "It puts a full copy of the model on every GPU and splits only the batch, so what does not fit on one "
              "fits on none.",
              TrapOutcome::sprung, "tomorrow"}};
  s.comes_back = "tomorrow";
  s.drilled_today = true;
  return with(std::move(s));
}

state::AppState feedback_right() {
  state::FeedbackScreen s = told_all(true);
  s.traps = {{"Data parallelism can train a model that does not fit on one GPU", "", TrapOutcome::resisted,
              "in 6 days (Sunday, 6 December)"}};
  s.comes_back = "in 6 days (Sunday, 6 December)";
  return with(std::move(s));
}

state::AppState feedback_lucky() {
  state::FeedbackScreen s = told_all(true);
  s.lucky = true;
  s.confidence = Confidence::guess;
  s.comes_back = "tomorrow";
  s.leech_alarm = true;
  s.lapses = 8;
  return with(std::move(s));
}

state::ReviewScreen question_with(int options, int choose) {
  state::ReviewScreen s;
  s.card = "q:plain";
  s.heading = "Question";
  s.stem = markdown::rich_text("Which one?");
  s.choose = choose;
  for (int i = 0; i < options; ++i)
    s.options.push_back(option(std::string(1, static_cast<char>('A' + i % 26)), "An option"));
  s.left.unseen = 1;
  return s;
}

namespace {

state::AppState importing() {
  state::AppState state = today();
  state.job = state::JobLine{"Importing pmle-scaling.deck.md", 1, 6};
  return state;
}

/// The samples of one screen. A screen without an overload here does not compile.
std::vector<Named> of(std::type_identity<state::TodayScreen> /*screen*/) {
  return {{"today", today()},
          {"nothing", nothing_imported()},
          {"refused", files_refused()},
          {"done", done_for_today()},
          {"importing", importing()}};
}

std::vector<Named> of(std::type_identity<state::ReviewScreen> /*screen*/) {
  return {{"review", review()},
          {"review-two", review_two()},
          {"trap-check", trap_check()},
          {"basic", basic(false)},
          {"basic-back", basic(true)}};
}

std::vector<Named> of(std::type_identity<state::FeedbackScreen> /*screen*/) {
  return {{"wrong", feedback_wrong()}, {"right", feedback_right()}, {"lucky", feedback_lucky()}};
}

std::vector<Named> of(std::type_identity<state::TroubleScreen> /*screen*/) { return {{"trouble", cannot_open()}}; }

template <class... Screens>
std::vector<Named> of_each(const std::variant<Screens...>* /*table*/) {
  std::vector<Named> samples;
  for (const std::vector<Named>& of_one : {of(std::type_identity<Screens>{})...})
    samples.insert(samples.end(), of_one.begin(), of_one.end());
  return samples;
}

}  // namespace

std::vector<Named> all() { return of_each(static_cast<const state::Screen*>(nullptr)); }

}  // namespace trapline::sample

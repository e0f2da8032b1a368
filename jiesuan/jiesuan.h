// Everything a program needs that plays, watches, judges or bots the game:
//
//   Match, Request, Answer, Setup, Recording, Snapshot   a game, its questions, the gate
//   Question, View, LogEntry, LogSink                    what a seat sees and is told
//   Bot, BotTable, make_bot                              who answers instead of a person
//   text::Words, text::TextLog, text::prompt             the game in words, 中文 and English
//   judge::load_text, judge::judge, judge::trace         scenarios
//   Catalogue                                            the cards, skills and generals there are
//
// Cards, generals, modes and modules are written with <jiesuan/content.h>, in files of their own: its word
// judge() ("判定") and the namespace judge of this header do not go together in one.
#pragma once
#include "bots/bot.h"                  // IWYU pragma: export
#include "bots/bot_table.h"            // IWYU pragma: export
#include "bots/random.h"               // IWYU pragma: export
#include "engine/api/match.h"          // IWYU pragma: export
#include "engine/api/question.h"       // IWYU pragma: export
#include "engine/api/recording.h"      // IWYU pragma: export
#include "engine/content/catalogue.h"  // IWYU pragma: export
#include "engine/content/mode.h"       // IWYU pragma: export
#include "engine/event/log.h"          // IWYU pragma: export
#include "engine/query/selection.h"    // IWYU pragma: export
#include "engine/view/view.h"          // IWYU pragma: export
#include "judge/report.h"              // IWYU pragma: export
#include "judge/runner.h"              // IWYU pragma: export
#include "judge/trace.h"               // IWYU pragma: export
#include "modes/identity/roles.h"      // IWYU pragma: export
#include "text/prompt.h"               // IWYU pragma: export
#include "text/text_log.h"             // IWYU pragma: export

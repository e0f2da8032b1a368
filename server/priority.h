#pragma once

// Who goes first where there are fewer cores than threads. Both speak of the thread that calls them, and of
// what it starts from then on; a kernel that does not know of it goes on as before.
namespace jiesuan::server {

// Whoever plays has little to do at a time and is wanted at once: it interrupts those who have long work.
void answer_at_once();

// Whoever works for readers interrupts nobody when it wakes and has what others leave.
void step_back();

}  // namespace jiesuan::server

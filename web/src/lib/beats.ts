// Entries of the log as beats: what is seen together, and for how long.
import type { Entry, LogKind } from './protocol';

export interface Beat {
  readonly entries: readonly Entry[];
  readonly ms: number; // nominal
  readonly impact: boolean; // it is seen first, and then the numbers change
}
export type BeatLengths = Partial<Record<LogKind, number>>;

// In ms at normal speed; what is not named is seen together with what comes next. A server that says its own
// lengths (`beats` of the catalogue) is followed.
export const LENGTHS: BeatLengths = {
  card_used: 800,
  card_responded: 700,
  skill_launched: 550,
  target_added: 350,
  target_cancelled: 350,
  target_moved: 500,
  no_effect: 400,
  offset: 400,
  judge_turned: 850,
  judge_replaced: 700,
  pindian_shown: 1000,
  pindian_result: 500,
  damage_dealt: 700,
  damage_prevented: 400,
  hp_lost: 600,
  hp_recovered: 550,
  max_hp_changed: 350,
  dying_starts: 600,
  dying_saved: 350,
  died: 1000,
  role_shown: 450,
  general_revealed: 700,
  general_taken: 700,
  moved: 400,
  shown: 700,
  choice_made: 350,
  suit_named: 500,
  card_named: 500,
  doubted: 400,
  chained: 180,
  unchained: 180,
  flipped: 300,
  marked: 180,
  extra_turn: 400,
  turn_lost: 400,
  turn_starts: 400,
  phase_skipped: 300,
  game_over: 500,
};
const TIDYING = 240; // what nobody speaks of: used cards are put away, equipment is put on
const IMPACT = new Set<LogKind>(['damage_dealt', 'hp_lost', 'hp_recovered', 'died']);
const ACTS = new Set<LogKind>(['card_used', 'card_responded', 'pindian_shown']);

function lengthOf(e: Entry, lengths: BeatLengths): number {
  const known = lengths[e.kind] ?? 0;
  return e.kind === 'moved' && !e.text ? Math.min(known, TIDYING) : known;
}

export function beatsOf(entries: readonly Entry[], lengths: BeatLengths = LENGTHS): Beat[] {
  const out: Beat[] = [];
  let soon: Entry[] = []; // seen together with the next
  for (const e of entries) {
    const last = out.at(-1);
    const toTheMiddle = e.kind === 'moved' && e.to === 'processing';
    // A card that is used is on its way already.
    const lead = last?.entries.find((x) => ACTS.has(x.kind));
    if (toTheMiddle && soon.length === 0 && lead && e.cause === lead.event) {
      out[out.length - 1] = { ...last!, entries: [...last!.entries, e] };
      continue;
    }
    const ms = toTheMiddle && !e.text ? 0 : lengthOf(e, lengths);
    soon.push(e);
    if (ms === 0) continue;
    out.push({ entries: soon, ms, impact: IMPACT.has(e.kind) });
    soon = [];
  }
  if (soon.length > 0) out.push({ entries: soon, ms: 0, impact: false });
  return out;
}

// A seat in words, for who cannot see it.
import { HEGEMONY } from './modes';
import { cardName, circled, skillName, spoken } from './names.svelte';
import { words } from './prefs.svelte';
import type { TableState } from './table';

// Two general cards are stacked (叠置) where one is turned over.
export const turnedOver = (table: TableState): string =>
  table.mode === HEGEMONY ? words().stacked : words().flipped;

export function saidOf(table: TableState, seat: number, name: string): string {
  const t = words();
  const s = table.view.seats[seat]!;
  const state = table.stateOf(seat);
  const faceUp = s.open_hand ?? [];
  const turn = table.view.turn === seat;
  const waited = table.waiting?.seats.includes(seat) ?? false;
  return [
    `${circled(seat)} ${name}`,
    table.nameOf(seat),
    state === 'away' ? t.away : state === 'bot_plays' ? t.botPlays : '',
    s.alive ? `${t.hp} ${s.hp}/${s.max_hp}` : t.dead,
    s.alive && s.floor !== undefined ? t.floor(s.floor) : '',
    t.nHand(s.hand),
    faceUp.length > 0 ? t.openHand(faceUp.map(spoken).join(', ')) : '',
    s.role ? t.roles[s.role] : table.mode === HEGEMONY ? t.unknownForce : '',
    turn ? (seat === table.bottom ? t.yourOwnTurn : t.turnOf(name)) : '',
    waited ? t.asked : '',
    s.chained ? t.chained : '',
    s.flipped ? turnedOver(table) : '',
    ...s.equipment.map((c) => (s.tapped?.includes(c.id) ? `${spoken(c)} (${t.tapped})` : spoken(c))),
    ...s.judging.map((j) => `${t.judging} ${cardName(j.as)}`),
    ...s.effects.map(skillName),
  ]
    .filter(Boolean)
    .join(', ');
}

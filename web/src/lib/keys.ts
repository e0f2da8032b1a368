// The keyboard at the table: digits pick hand cards, letters characters, other letters skills, Enter confirms, Escape
// undoes or says no, X ends the phase, arrows move the focus. parts/KeysHelp.svelte tells it.
import { cardsOf } from './pairs';
import type { Card } from './protocol';
import { endPhase, optionOfSkill } from './selection';
import { CARD_KEYS, END_KEY, SEAT_KEYS, SKILL_KEYS, type TableState } from './table';

const GROUPS = ['seats', 'tray', 'prompt', 'skills', 'hand'];
const ARROWS: Record<string, [along: number, across: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const things = (group: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-nav="${group}"]:not(:disabled)`),
];
// Those that can be pressed come first when a group is entered.
const entrance = (group: string) => {
  const all = things(group);
  return all.find((el) => el.getAttribute('aria-disabled') !== 'true') ?? all[0];
};

function moveFocus(along: number, across: number): boolean {
  const now = document.activeElement as HTMLElement | null;
  const group = now?.dataset?.['nav'];
  if (!now || !group) {
    const first = entrance('hand') ?? entrance('prompt') ?? entrance('tray');
    first?.focus();
    return first !== undefined;
  }
  if (along !== 0) {
    const all = things(group);
    all[(all.indexOf(now) + along + all.length) % all.length]?.focus();
    return true;
  }
  for (let g = GROUPS.indexOf(group) + across; g >= 0 && g < GROUPS.length; g += across) {
    const next = entrance(GROUPS[g]!);
    if (!next) continue;
    next.focus();
    return true;
  }
  return false;
}

// Where the focus was last, so that it comes back there when what had it is gone: the card was played, the button
// answered.
let last: string | null = null;
export function noteFocus(e: FocusEvent): void {
  last = (e.target as HTMLElement).dataset?.['nav'] ?? last;
}
export function keepFocus(table: HTMLElement): void {
  if (last === null || document.activeElement !== document.body) return;
  (entrance(last) ?? entrance('prompt') ?? entrance('hand') ?? table).focus({ preventScroll: true });
}

function skillByKey(key: string, table: TableState): boolean {
  const skill = [...new Set(table.view.seats[table.bottom]?.skills)][SKILL_KEYS.indexOf(key)];
  const option = skill && table.picker ? optionOfSkill(table.picker.question, skill) : null;
  if (option === null) return false;
  table.picker?.option(option);
  return true;
}

export function onKey(e: KeyboardEvent, table: TableState, hand: Card[]): void {
  if (e.defaultPrevented || e.ctrlKey || e.metaKey || e.altKey) return;
  const at = e.target as HTMLElement;
  if (/^(INPUT|SELECT|TEXTAREA)$/.test(at.tagName) || at.closest?.('dialog')) return;
  const arrow = ARROWS[e.key];
  if (arrow && !e.shiftKey && table.picker) {
    if (moveFocus(...arrow)) e.preventDefault();
    return;
  }
  const picker = table.picker;
  if (!picker) return;
  if (e.key === 'Enter') {
    // On a button of its own Enter presses that; elsewhere, and on cards and characters, it confirms.
    const onThing = at.matches?.('[data-card], .face, .general');
    if (at.tagName === 'BUTTON' && !(onThing && picker.complete)) return;
    picker.confirm();
  } else if (e.key === 'Escape') {
    if (picker.touched) picker.undo();
    else picker.refuse();
  } else {
    const card = hand[CARD_KEYS.indexOf(e.key)];
    const general = cardsOf(picker.question)[CARD_KEYS.indexOf(e.key)];
    const seat = SEAT_KEYS.indexOf(e.key.toLowerCase());
    const end = endPhase(picker.question);
    if (general && e.key.length === 1) picker.general(general);
    else if (card && e.key.length === 1) picker.card(card.id);
    else if (seat >= 0 && e.key.length === 1) picker.seat(seat);
    else if (end !== null && e.key.toLowerCase() === END_KEY)
      picker.answer({ option: end, cards: [], seats: [] });
    else if (!skillByKey(e.key.toLowerCase(), table)) return;
  }
  e.preventDefault();
}

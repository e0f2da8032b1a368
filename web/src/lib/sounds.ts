// Sounds of our own: skins, strings, wood, bells and paper. What each is made of, and what each kind of beat sounds like.
import type { Entry, LogKind } from './protocol';

// One voice of a sound: a tone that glides, or a breath of noise around a pitch.
export interface Voice {
  kind: OscillatorType | 'noise';
  from: number; // Hz
  to?: number;
  at?: number; // s after the beginning
  lasts: number; // s
  loud: number; // 0 to 1
}
const tone = (
  kind: OscillatorType,
  from: number,
  lasts: number,
  loud: number,
  more: Partial<Voice> = {},
): Voice => ({
  kind,
  from,
  lasts,
  loud,
  ...more,
});
const noise = (from: number, lasts: number, loud: number, more: Partial<Voice> = {}): Voice => ({
  kind: 'noise',
  from,
  lasts,
  loud,
  ...more,
});
// A plucked string: the tone and its octave.
const pluck = (pitch: number, at = 0): Voice[] => [
  tone('triangle', pitch, 0.35, 0.12, { at }),
  tone('sine', pitch * 2, 0.2, 0.05, { at }),
];

export const SOUNDS = {
  asked: [...pluck(660), ...pluck(880, 0.09)],
  use: [noise(2400, 0.05, 0.2), tone('sine', 240, 0.09, 0.16, { to: 130 })],
  respond: [noise(3400, 0.04, 0.18), tone('sine', 360, 0.07, 0.12, { to: 250 })],
  skill: [...pluck(440), ...pluck(587, 0.06)],
  stopped: [tone('square', 210, 0.1, 0.05, { to: 150 }), noise(900, 0.06, 0.1)],
  judge: [noise(5200, 0.06, 0.1), tone('triangle', 920, 0.06, 0.12, { at: 0.07, to: 860 })],
  contest: [tone('triangle', 520, 0.07, 0.12), tone('triangle', 390, 0.09, 0.12, { at: 0.1 })],
  damage: [tone('sine', 150, 0.28, 0.32, { to: 46 }), noise(500, 0.1, 0.16)],
  lost: [tone('sine', 200, 0.3, 0.18, { to: 90 })],
  recover: [...pluck(523), ...pluck(659, 0.08), ...pluck(784, 0.16)],
  dying: [tone('sine', 110, 0.5, 0.2, { to: 96 }), tone('sine', 110, 0.5, 0.2, { at: 0.25, to: 92 })],
  death: [
    tone('sine', 98, 1.4, 0.24, { to: 92 }),
    tone('sine', 233, 1.1, 0.1, { to: 228 }),
    tone('sine', 391, 0.8, 0.06),
    noise(1800, 0.2, 0.08),
  ],
  move: [noise(6000, 0.07, 0.06)],
  shown: [noise(4200, 0.05, 0.08), tone('triangle', 700, 0.08, 0.06, { at: 0.03 })],
  chain: [tone('square', 1480, 0.07, 0.03), tone('square', 1870, 0.09, 0.03, { at: 0.05 })],
  flip: [noise(1500, 0.12, 0.1), tone('sine', 300, 0.12, 0.08, { to: 180 })],
  mark: [tone('sine', 1175, 0.12, 0.05)],
  turn: [tone('sine', 170, 0.14, 0.2, { to: 110 }), noise(1200, 0.03, 0.08)],
  over: [...pluck(392), ...pluck(494, 0.14), ...pluck(587, 0.28), ...pluck(784, 0.42)],
} satisfies Record<string, Voice[]>;
export type Sound = keyof typeof SOUNDS;

// What each kind of beat sounds like, the more important before the less: of what happens at once one is heard.
const HEARD: [Sound, LogKind[]][] = [
  ['over', ['game_over']],
  ['death', ['died']],
  ['dying', ['dying_starts']],
  ['damage', ['damage_dealt']],
  ['lost', ['hp_lost', 'max_hp_changed']],
  ['recover', ['hp_recovered', 'dying_saved']],
  ['judge', ['judge_turned', 'judge_replaced']],
  ['contest', ['pindian_shown', 'pindian_result']],
  ['stopped', ['offset', 'no_effect', 'damage_prevented', 'target_cancelled']],
  ['use', ['card_used']],
  ['respond', ['card_responded']],
  ['skill', ['skill_launched', 'choice_made', 'suit_named', 'card_named', 'doubted']],
  ['shown', ['shown', 'general_revealed', 'general_taken', 'role_shown']],
  ['chain', ['chained', 'unchained']],
  ['flip', ['flipped']],
  ['turn', ['turn_starts', 'extra_turn', 'turn_lost', 'phase_skipped']],
  ['mark', ['marked', 'target_added', 'target_moved']],
  ['move', ['moved']],
];
export function soundOf(entries: readonly Pick<Entry, 'kind'>[]): Sound | null {
  const kinds = new Set(entries.map((e) => e.kind));
  return HEARD.find(([, heard]) => heard.some((kind) => kinds.has(kind)))?.[0] ?? null;
}

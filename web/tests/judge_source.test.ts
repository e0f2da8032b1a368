import { describe, expect, it } from 'vitest';
import { addSeat, cardsOf, changeSeat, dropSeat, EMPTY, setCards, situationOf } from '../src/judge/situation';
import { put, read } from '../src/judge/source';
import { LIBRARY } from '../src/judge/library';

const TEXT = `title: 流离  # a comment
seats:
  甲: {hand: [♠7 杀, any x2], hp: 2/4}   # the turn
  大乔:
    hand: 3
    equipment:
      - 仁王盾
  丙:
play:
  - 甲: '杀 → 大乔'
turn: "甲"
`;

describe('the text of a situation', () => {
  it('is read as it is meant', () => {
    const s = situationOf(TEXT)!;
    expect(s.seats.map((x) => x.name)).toEqual(['甲', '大乔', '丙']);
    expect(cardsOf(s.seats[0]!.fields, 'hand')).toEqual(['♠7 杀', 'any', 'any']);
    expect(cardsOf(s.seats[1]!.fields, 'hand')).toEqual(['any', 'any', 'any']);
    expect(cardsOf(s.seats[1]!.fields, 'equipment')).toEqual(['仁王盾']);
    expect(s.turn).toBe('甲');
    expect(read(TEXT)!.get('play')!.value).toEqual([{ 甲: '杀 → 大乔' }]);
    for (const { id, text } of LIBRARY) expect(situationOf(text), id).not.toBeNull();
  });
  it('keeps what is not changed as it was written', () => {
    const changed = setCards(TEXT, '丙', 'equipment', ['仁王盾']);
    expect(changed.startsWith('title: 流离  # a comment\nseats:\n')).toBe(true);
    expect(changed.endsWith('\nplay:\n  - 甲: \'杀 → 大乔\'\nturn: "甲"\n')).toBe(true);
    expect(changed).toContain('\n  丙: {equipment: [仁王盾]}\n');
  });
  it('takes keys in and away', () => {
    expect(put('a: 1\nb: 2\n', 'a', undefined)).toBe('b: 2\n');
    expect(put('a: 1', 'c', ['x', 'y: z'])).toBe('a: 1\nc: [x, "y: z"]\n');
    expect(put('a: 1\n', 'zzz', undefined)).toBe('a: 1\n');
  });
  it('is left alone while it makes no sense', () => {
    for (const odd of ['', 'seats: [', 'seats: {A: {}', '- a\n- b\n', 'seats: 5\n']) {
      expect(situationOf(odd)).toBeNull();
      expect(changeSeat(odd, 'A', 'hp', '1')).toBe(odd);
      expect(addSeat(odd)).toBe(odd);
    }
  });
  it('gets and loses seats', () => {
    let text = EMPTY;
    for (let n = 0; n < 20; ++n) text = addSeat(text);
    expect(situationOf(text)!.seats.length).toBe(10);
    for (const name of '甲乙丙丁戊己庚辛壬癸') text = dropSeat(text, name);
    expect(situationOf(text)!.seats.length).toBe(2);
  });
});

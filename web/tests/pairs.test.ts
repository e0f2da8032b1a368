// Two generals of one force are chosen by presses: the head, then the deputy.
import { describe, expect, it } from 'vitest';
import { pairQuestion } from '../e2e/forces';
import { faultOf } from '../e2e/schema';
import {
  asksForPair,
  canSwap,
  cardsOf,
  companionsOf,
  fits,
  hasPartner,
  NO_PAIR,
  optionOf,
  press,
  type Pair,
} from '../src/lib/pairs';
import { Picker } from '../src/lib/picker.svelte';
import type { FromClient, Question } from '../src/lib/protocol';

const Q = pairQuestion([
  ['caocao', 'wei'],
  ['dianwei', 'wei'],
  ['guanyu', 'shu'],
  ['xunyu', 'wei'],
  ['liubei', 'shu'],
]);
const after = (...ids: string[]): Pair => ids.reduce((pair, id) => press(Q, pair, id), NO_PAIR);

describe('a pair', () => {
  it('is asked for where options have a deputy', () => {
    expect(faultOf('question', Q)).toBeNull();
    expect(asksForPair(Q)).toBe(true);
    const { dealt: _, ...one } = Q;
    const alone: Question = { ...one, options: Q.options.map(({ deputy: __, ...rest }) => rest) };
    expect(asksForPair(alone)).toBe(false);
    expect(cardsOf(alone)).toEqual([]);
  });
  it('is chosen from cards that lie there once each', () => {
    expect(cardsOf(Q).toSorted()).toEqual(['caocao', 'dianwei', 'guanyu', 'liubei', 'xunyu']);
  });
  it('is chosen beside cards without a partner, which lie at the end and cannot be pressed', () => {
    const dealt: Question = {
      ...Q,
      dealt: ['zhouyu', 'caocao', 'xunyu', 'dianwei', 'guanyu', 'liubei', 'diaochan'],
    };
    expect(faultOf('question', dealt)).toBeNull();
    expect(cardsOf(dealt)).toEqual([...cardsOf(Q), 'zhouyu', 'diaochan']);
    expect(cardsOf(dealt).filter((id) => !hasPartner(dealt, id))).toEqual(['zhouyu', 'diaochan']);
    expect(press(dealt, NO_PAIR, 'zhouyu')).toEqual(NO_PAIR);
    expect(press(dealt, after('xunyu'), 'zhouyu')).toEqual(after('xunyu'));
  });
  it('is the head first, then the deputy', () => {
    expect(after('xunyu')).toEqual({ head: 'xunyu', deputy: null });
    expect(after('xunyu', 'caocao')).toEqual({ head: 'xunyu', deputy: 'caocao' });
  });
  it('begins anew with a card of another force, and takes another deputy of the same', () => {
    expect(after('xunyu', 'guanyu')).toEqual({ head: 'guanyu', deputy: null });
    expect(after('xunyu', 'caocao', 'liubei')).toEqual({ head: 'liubei', deputy: null });
    expect(after('xunyu', 'caocao', 'dianwei')).toEqual({ head: 'xunyu', deputy: 'dianwei' });
  });
  it('lets go of a card that is pressed again; the deputy moves up', () => {
    expect(after('xunyu', 'xunyu')).toEqual(NO_PAIR);
    expect(after('xunyu', 'caocao', 'caocao')).toEqual({ head: 'xunyu', deputy: null });
    expect(after('xunyu', 'caocao', 'xunyu')).toEqual({ head: 'caocao', deputy: null });
  });
  it('fades the cards of other forces', () => {
    const faded = cardsOf(Q).filter((id) => !fits(Q, after('xunyu'), id));
    expect(faded.toSorted()).toEqual(['guanyu', 'liubei']);
    expect(cardsOf(Q).every((id) => fits(Q, NO_PAIR, id))).toBe(true);
  });
  it('knows companions from the options', () => {
    expect(companionsOf(Q, 'caocao')).toEqual(['dianwei']);
    expect(companionsOf(Q, 'xunyu')).toEqual([]);
  });
  it('can be swapped only where the other way round is an option', () => {
    expect(canSwap(Q, after('xunyu', 'caocao'))).toBe(true);
    expect(canSwap(Q, after('xunyu'))).toBe(false);
    const oneWay = { ...Q, options: Q.options.filter((o) => o.general !== 'caocao') };
    expect(canSwap(oneWay, { head: 'xunyu', deputy: 'caocao' })).toBe(false);
  });
});

describe('the picker', () => {
  const asked = () => {
    const said: FromClient[] = [];
    const picker = new Picker(Q, (m) => said.push(m) > 0);
    return { picker, said };
  };
  const chosen = (said: FromClient[]) => {
    const answer = said.find((m) => m.type === 'answer');
    const { general, deputy } = Q.options[answer?.option ?? -1] ?? {};
    return [general, deputy];
  };

  it('answers with the option that has that head and that deputy, for every option', () => {
    for (const { general, deputy } of Q.options) {
      const { picker, said } = asked();
      picker.general(general!);
      expect(picker.complete).toBe(false);
      picker.confirm();
      expect(said).toEqual([]);
      picker.general(deputy!);
      picker.confirm();
      expect(chosen(said)).toEqual([general, deputy]);
    }
  });
  it('answers with the pair swapped', () => {
    const { picker, said } = asked();
    picker.general('liubei');
    picker.general('guanyu');
    picker.swap();
    picker.confirm();
    expect(chosen(said)).toEqual(['guanyu', 'liubei']);
  });
  it('undoes a pair, half of one, and takes no more presses once it has answered', () => {
    const { picker } = asked();
    expect(picker.touched).toBe(false);
    picker.general('liubei');
    expect(picker.touched).toBe(true);
    picker.undo();
    expect([picker.pair, picker.pick.option, picker.touched]).toEqual([NO_PAIR, null, false]);
    picker.general('liubei');
    picker.general('guanyu');
    picker.confirm();
    picker.general('caocao');
    expect(picker.pair).toEqual({ head: 'liubei', deputy: 'guanyu' });
  });
  it('begins anew when it was refused', () => {
    const { picker } = asked();
    picker.general('liubei');
    picker.general('guanyu');
    picker.confirm();
    picker.refused();
    expect([picker.pair, picker.pick.option]).toEqual([NO_PAIR, null]);
    expect(optionOf(Q, picker.pair)).toBeNull();
  });
});

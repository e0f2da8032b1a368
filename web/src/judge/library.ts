// Starting situations: questions players really ask. Each is a scenario of its own that comes out
// (tests/judge/rulings_test.cc plays the folder).
import type { Text } from '../lib/protocol';

const TITLES: Record<string, Text> = {
  liuli: { zh: '流离把【杀】转给仁王盾', en: 'Liuli passes a Slash on to a Renwang Shield' },
  tianxiang: { zh: '连环中的天香', en: 'Tianxiang while chained' },
  nullify_one: { zh: '南蛮入侵，只救一人的无懈', en: 'Nullifying Savage Assault for one target' },
  collateral: { zh: '借刀杀人，无人在范围内', en: 'Collateral with nobody in range' },
  two_extra_turns: { zh: '额外回合里的额外回合', en: 'An extra turn inside an extra turn' },
  bagua_then_jink: { zh: '八卦阵失败后再出闪', en: 'A Jink after the Eight Trigrams failed' },
  wine: { zh: '酒杀被闪，下一张杀', en: 'Wine, a Slash that was dodged, and the next Slash' },
  who_saves: { zh: '濒死时先问谁要桃', en: 'Who is asked first for a Peach' },
  ganglie: { zh: '刚烈：弃牌还是受伤', en: 'Ganglie: discard or be hurt' },
  lightning: { zh: '闪电被无懈之后', en: 'A Lightning that was nullified' },
};

const files = import.meta.glob<string>('./library/*.yaml', { query: '?raw', import: 'default', eager: true });

export interface Situation {
  id: string;
  title: Text;
  text: string;
}
export const LIBRARY: Situation[] = Object.entries(TITLES).map(([id, title]) => ({
  id,
  title,
  text: files[`./library/${id}.yaml`] ?? '',
}));

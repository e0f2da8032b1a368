// Asking the judge: a scenario as text, and answers to be given instead of the scripted ones.
import type { Text } from '../lib/protocol';
import type { Judged } from './types';

export interface Instead {
  question: number;
  name: string;
}
export type Outcome = { judged: Judged[] } | { refused: Text };

const UNREACHED: Text = { zh: '连不上服务器。', en: 'The server cannot be reached.' };
const NONSENSE: Text = { zh: '服务器的回答读不懂。', en: 'The answer of the server makes no sense.' };

export async function ask(text: string, which = 0, instead: Instead[] = []): Promise<Outcome> {
  const query = new URLSearchParams();
  if (which > 0) query.set('case', String(which));
  for (const i of instead) query.append('instead', `${i.question}=${i.name}`);
  const how = { method: 'POST', headers: { 'content-type': 'text/yaml' }, body: text };
  let answer: Response;
  try {
    answer = await fetch(`/api/judge${query.size ? `?${query}` : ''}`, how);
  } catch {
    return { refused: UNREACHED };
  }
  try {
    const json = await answer.json();
    return json.scenarios ? { judged: json.scenarios as Judged[] } : { refused: json.error.why as Text };
  } catch {
    return { refused: NONSENSE };
  }
}

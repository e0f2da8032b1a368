// What may stand at the cursor: keys, the small words of sentences, and every name of the catalogue.
import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { book } from '../lib/names.svelte';

const KEYS =
  'title about mode rules seats pile discard turn phase first seat extra cards general pile play until expect cases ' +
  'case seed strict general skills role kingdom gender hp hand equipment judging marks hidden chained dead bot order ' +
  'never times damage asked turns end';
const SMALL =
  'uses on plays launches takes loses recovers draws discards gets gives shows judges asked anything dies dying saved ' +
  'chained unchained targeted cancelled redirected unaffected offset prevented extra turn starts ends phase round game ' +
  'over alive dead hand holds lacks wears judging has bears reaches sees next previous distance because refused ' +
  'decline yes no any damage from by fire thunder without source anybody nobody everybody in discard pile equipment';

const plain: Completion[] = [...new Set(`${KEYS} ${SMALL}`.split(' '))].map((label) => ({
  label,
  type: 'keyword',
}));
let names: Completion[] | null = null;

function everyName(): Completion[] {
  if (names || !book.catalogue) return names ?? [];
  const { cards, generals, skills } = book.catalogue;
  const all = new Map<string, Completion>();
  const add = (facts: Record<string, { zh: string; en: string }>, type: string, boost: number) => {
    for (const [id, { zh, en }] of Object.entries(facts)) {
      all.set(zh, { label: zh, detail: en, type, boost });
      all.set(id, { label: id, detail: zh, type, apply: zh, boost: boost - 1 });
    }
  };
  add(generals, 'class', 0);
  add(skills, 'function', 1);
  add(cards, 'constant', 2);
  names = [...all.values()];
  return names;
}

export function completions(context: CompletionContext): CompletionResult | null {
  const word = context.matchBefore(/[\p{L}_]+/u);
  if (!word && !context.explicit) return null;
  // The seats of this scenario, as its lines introduce them.
  const seats = [...context.state.doc.toString().matchAll(/^ {2}([^\s:{#-][^:{]*):/gmu)].map(([, label]) => ({
    label: label!,
    type: 'variable',
    boost: 3,
  }));
  return {
    from: word?.from ?? context.pos,
    options: [...seats, ...plain, ...everyName()],
    validFor: /^[\p{L}_]*$/u,
  };
}

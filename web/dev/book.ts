// The ledger and the decisions as the page reads them, from rulings/ledger.yaml and docs/rulings.md, and which words
// every scenario speaks.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Decision, LedgerEntry, Pages } from '../src/rules/types';

const fileOf = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../${name}`, import.meta.url)), 'utf8');
const unquoted = (text: string) => text.replaceAll("''", "'");

export function entries(ledger = fileOf('rulings/ledger.yaml')): LedgerEntry[] {
  const ENTRY = /^- id: (\S+)\n {2}seed: .*\n {2}kind: (\w+)\n {2}zh: '(.*)'\n {2}en: '(.*)'$/gm;
  const all = [...ledger.matchAll(ENTRY)].map(([, id, kind, zh, en]) => ({
    id: id!,
    kind: kind!,
    zh: unquoted(zh!),
    en: unquoted(en!),
  }));
  const written = ledger.match(/^- id:/gm)?.length ?? 0;
  if (all.length !== written)
    throw new Error(`rulings/ledger.yaml: ${written - all.length} entries are without kind, zh and en`);
  return all;
}

// Rows of tables: "| J12 | question | decision | Chinese | where |", "| C24 | question | decision | Chinese |".
export function decisions(text = fileOf('docs/rulings.md')): Decision[] {
  return text
    .split('\n')
    .map((line) => /^\| ([CJ]\d+) \| (.*) \|$/.exec(line))
    .filter((row) => row !== null)
    .map(([, id, rest]) => {
      const [question, decision, zh] = rest!.split(' | ');
      if (!question || !decision || !zh || !/[\u4e00-\u9fff]/.test(zh))
        throw new Error(`docs/rulings.md: ${id} is not there in both languages`);
      return { id: id!, question, decision, zh };
    });
}

// Chinese words of a scenario, each once: enough to find what it is about.
export const chinese = (text: string): string =>
  [...new Set(text.match(/[\u4e00-\u9fff〔〕]+/g) ?? [])].sort().join(' ');

export function book(scenarios: readonly { file: string; text: string }[]): Pages {
  return {
    entries: entries(),
    decisions: decisions(),
    mentions: Object.fromEntries(scenarios.map((s) => [s.file, chinese(s.text)])),
  };
}

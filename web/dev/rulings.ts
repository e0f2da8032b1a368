// The rulings as files of the page: each scenario as it is, an index to search in, and the words of the rulebook
// (book.ts). Made when the page is built, served by the development server as they are.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { Ruling } from '../src/judge/rulings';
import { book } from './book';

const folder = fileURLToPath(new URL('../../rulings', import.meta.url));
const NO_SCENARIOS = ['ledger.yaml', 'shown.yaml'];

const line = (text: string, key: string): string =>
  (new RegExp(`^${key}: *(.*)$`, 'm').exec(text)?.[1] ?? '')
    .replace(/\s+#.*$/, '')
    .replace(/^(['"])(.*)\1$/, '$2');

export function rulings(): (Ruling & { text: string })[] {
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.yaml') && !NO_SCENARIOS.includes(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const all = text.match(/\bR\d{3}-\d{2,3}\b/g) ?? [];
      return {
        file: file.replaceAll('\\', '/'),
        id: line(text, 'id'),
        title: line(text, 'title'),
        cites: [...new Set(all)].sort(),
        cases: (text.match(/^ *- case:/gm) ?? []).length,
        text,
      };
    });
}
const MADE: Record<string, () => string> = {
  'index.json': () => JSON.stringify(rulings().map(({ text: _, ...rest }) => rest)),
  'book.json': () => JSON.stringify(book(rulings())),
};

export function withRulings(): Plugin {
  let out = '';
  return {
    name: 'rulings',
    configResolved: (config) => void (out = join(config.root, config.build.outDir, 'rulings')),
    writeBundle() {
      for (const { file, text } of rulings()) {
        mkdirSync(dirname(join(out, file)), { recursive: true });
        writeFileSync(join(out, file), text);
      }
      for (const [file, make] of Object.entries(MADE)) writeFileSync(join(out, file), make());
    },
    configureServer(server) {
      server.middlewares.use('/rulings', (request, answer, next) => {
        const wanted = decodeURIComponent((request.url ?? '').slice(1).replace(/\?.*$/, ''));
        const found = MADE[wanted]?.() ?? rulings().find((r) => r.file === wanted)?.text;
        if (found === undefined) return next();
        answer.end(found);
      });
    },
  };
}

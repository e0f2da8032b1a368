// docs/table-checklist.md names tests and pictures; they are there.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const list = readFileSync(`${root}/docs/table-checklist.md`, 'utf8');
const fileOf = (path: string) => `${root}/${path.startsWith('tests/server/') ? '' : 'web/'}${path}`;

it('names tests that are there', () => {
  const named = [...list.matchAll(/`((?:e2e|tests)\/[^`]+)` “([^”]+)”/g)].map(([, path, title]) => [
    path,
    title,
  ]);
  expect(named.length).toBeGreaterThan(50);
  const missing = named.filter(([path, title]) => !readFileSync(fileOf(path!), 'utf8').includes(title!));
  expect(missing).toEqual([]);
});

it('names nothing in another way', () => {
  const titles = [...list.matchAll(/“[^”]+”/g)].length;
  const named = [...list.matchAll(/`(?:e2e|tests)\/[^`]+` “[^”]+”/g)].length;
  expect(titles - named).toBe(1); // “●” is no test
});

it('names pictures that are there', () => {
  const pictures = [...list.matchAll(/`([\w-]+\.(?:webp|png))`/g)].map(([, name]) => name!);
  expect(pictures.length).toBeGreaterThan(2);
  expect(pictures.filter((name) => !existsSync(`${root}/docs/screenshots/${name}`))).toEqual([]);
});

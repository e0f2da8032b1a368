// Says how heavy the built page is, and fails when it has become heavier than promised.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

// Chunks that are loaded only when their page is opened count for themselves.
const PARTS = [
  { what: 'The judge: JavaScript and styles', of: /^JudgePage-/, limit: 150 },
  { what: 'JavaScript and styles', of: /^/, limit: 100 },
].map((part) => ({ ...part, bytes: 0 }));
const folder = new URL('../dist/assets/', import.meta.url);
for (const name of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
  const bytes = gzipSync(readFileSync(new URL(name, folder))).length;
  PARTS.find((part) => part.of.test(name)).bytes += bytes;
  console.log(`${name}: ${(bytes / 1024).toFixed(1)} KB gzipped`);
}
for (const { what, bytes, limit } of PARTS)
  console.log(`${what}: ${(bytes / 1024).toFixed(1)} KB gzipped (limit ${limit})`);
process.exit(PARTS.some(({ bytes, limit }) => bytes > limit * 1024) ? 1 : 0);

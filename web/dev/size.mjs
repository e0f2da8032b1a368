// Says how heavy the built page is, and fails when it has become heavier than promised.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 100;
const folder = new URL('../dist/assets/', import.meta.url);
let total = 0;
for (const name of readdirSync(folder).filter((name) => /\.(js|css)$/.test(name))) {
  const bytes = gzipSync(readFileSync(new URL(name, folder))).length;
  total += bytes;
  console.log(`${name}: ${(bytes / 1024).toFixed(1)} KB gzipped`);
}
console.log(`JavaScript and styles: ${(total / 1024).toFixed(1)} KB gzipped (limit ${LIMIT_KB})`);
process.exit(total > LIMIT_KB * 1024 ? 1 : 0);

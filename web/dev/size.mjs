// Says how heavy the built page is, and fails when it has become heavier than promised.
import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

// Chunks that are loaded only when their page is opened count for themselves; fonts are cached, and never waited for.
const PARTS = [
  { what: 'Fonts', of: /\.woff2$/, limit: 200 },
  { what: 'The judge: JavaScript and styles', of: /^JudgePage-.*\.(js|css)$/, limit: 150 },
  { what: 'The rulebook: JavaScript and styles', of: /^RulesPage-.*\.(js|css)$/, limit: 20 },
  { what: 'Replays: JavaScript and styles', of: /^(ReplayPage|LookBack|Player)-.*\.(js|css)$/, limit: 20 },
  { what: 'Chat and QR code: JavaScript and styles', of: /^(Chat|Bubbles|QrCode)-.*\.(js|css)$/, limit: 15 },
  { what: 'JavaScript and styles', of: /\.(js|css)$/, limit: 130 },
].map((part) => ({ ...part, bytes: 0 }));
const folder = new URL('../dist/assets/', import.meta.url);
for (const name of readdirSync(folder)) {
  const part = PARTS.find((part) => part.of.test(name));
  if (!part) continue;
  const file = readFileSync(new URL(name, folder));
  const bytes = name.endsWith('.woff2') ? file.length : gzipSync(file).length; // fonts are compressed already
  part.bytes += bytes;
  console.log(`${name}: ${(bytes / 1024).toFixed(1)} KB`);
}
for (const { what, bytes, limit } of PARTS)
  console.log(`${what}: ${(bytes / 1024).toFixed(1)} KB compressed (limit ${limit})`);
process.exit(PARTS.some(({ bytes, limit }) => bytes > limit * 1024) ? 1 : 0);

// Makes the fonts of the page anew: the parts of two open fonts (SIL OFL 1.1) that the names in the catalogue need.
//   node dev/fonts.mjs CATALOGUE.json     (as the server tells it: /api/catalogue)
// A brush for the names of generals, a serif for what is printed on cards and carved into seals; both, and what they cover, into src/fonts/.
// The whole fonts are large and needed only here, so they are fetched from npm into a folder of their own.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const FONTS = {
  brush: ['@expo-google-fonts/ma-shan-zheng@0.4.3', '400Regular/MaShanZheng_400Regular.ttf'],
  print: ['@expo-google-fonts/noto-serif-sc@0.4.3', '700Bold/NotoSerifSC_700Bold.ttf'],
};
const TOOLS = ['subset-font@2.9.0', 'fontkit@2.0.4'];
const LIMIT_KB = 200;
const into = fileURLToPath(new URL('../src/fonts/', import.meta.url));

const [from] = process.argv.slice(2);
if (!from) {
  console.error('usage: node dev/fonts.mjs CATALOGUE.json');
  process.exit(2);
}
const catalogue = JSON.parse(readFileSync(from, 'utf8'));
const charactersOf = (...parts) => {
  const all = parts.flatMap((part) => Object.values(part).flatMap((facts) => [...facts.zh]));
  return [...new Set(all)].filter((c) => c > '\u007f').sort();
};
const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i));
const generals = charactersOf(catalogue.generals);
const printed = charactersOf(catalogue.cards);
const own = [...'主公忠臣反贼内奸野心家魏蜀吴群神结算“”‘’·—…：，。？！ü'];

const folder = mkdtempSync(join(tmpdir(), 'jiesuan-fonts-'));
const npm = (...args) =>
  execFileSync('npm', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
try {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  npm('install', '--no-audit', '--no-fund', ...TOOLS);
  const require = createRequire(join(folder, 'package.json'));
  const subset = require('subset-font');
  const fontkit = require('fontkit');
  const whole = (name) => {
    const [spec, path] = FONTS[name];
    const archive = npm('pack', '--silent', spec).trim().split('\n').at(-1);
    execFileSync('tar', ['xzf', archive, `package/${path}`, 'package/LICENSE_FONT'], { cwd: folder });
    writeFileSync(join(into, `${name}.LICENSE`), readFileSync(join(folder, 'package/LICENSE_FONT')));
    return readFileSync(join(folder, 'package', path));
  };
  const covered = {};
  let total = 0;
  const write = async (name, font, wanted) => {
    const has = new Set(fontkit.create(font).characterSet);
    covered[name] = wanted.filter((c) => has.has(c.codePointAt(0))).join('');
    const part = await subset(font, covered[name], { targetFormat: 'woff2', noLayoutClosure: true });
    writeFileSync(join(into, `${name}.woff2`), part);
    total += part.length;
    const lacks = wanted.filter((c) => !has.has(c.codePointAt(0))).join('');
    console.log(
      `${name}: ${[...covered[name]].length} characters, ${(part.length / 1024).toFixed(1)} KB; lacks ${lacks || 'none'}`,
    );
  };
  await write('brush', whole('brush'), generals);
  // A name the brush cannot write whole is printed whole.
  const brushed = new Set(covered.brush);
  const names = Object.values(catalogue.generals).map((facts) => [...facts.zh].filter((c) => c > '\u007f'));
  const rest = names.filter((name) => name.some((c) => !brushed.has(c))).flat();
  await write('print', whole('print'), [...new Set([...ASCII, ...own, ...printed, ...rest])]);
  const lines = Object.entries(covered).map(
    ([name, all]) => `export const ${name.toUpperCase()} =\n  ${JSON.stringify(all)};\n`,
  );
  writeFileSync(
    join(into, 'covered.ts'),
    `// Made by dev/fonts.mjs: the characters each font has.\n${lines.join('')}`,
  );
  console.log(`together ${(total / 1024).toFixed(1)} KB (limit ${LIMIT_KB})`);
  process.exitCode = total > LIMIT_KB * 1024 ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

// Makes src/lib/protocol.generated.ts from docs/protocol.schema.json:  node dev/types.mjs [--check]
// With --check it writes nothing and fails if the file is not what the schema says.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';
import * as prettier from 'prettier';

const schema = JSON.parse(readFileSync(new URL('../../docs/protocol.schema.json', import.meta.url), 'utf8'));
const target = fileURLToPath(new URL('../src/lib/protocol.generated.ts', import.meta.url));

// The words of every enumeration as values, for whoever has to go through them all.
const values = Object.entries(schema.definitions)
  .filter(([, definition]) => definition.enum)
  .map(
    ([name, { enum: words }]) =>
      `export const EVERY_${name.toUpperCase()} = ${JSON.stringify(words)} as const;`,
  )
  .join('\n');

// Only the definitions: what is a message and what is not is said by `from_client` and `from_server`.
const definitions = { definitions: schema.definitions, type: 'object', additionalProperties: false };
const types = await compile(definitions, 'Protocol', {
  bannerComment: '// Made from docs/protocol.schema.json by `npm run types`; changes belong there.',
  unreachableDefinitions: true,
  ignoreMinAndMaxItems: true,
  format: false,
});
const tidy = types
  .replace(/\/\*\*\n \* This interface was referenced by [^/]*\*\/\n/g, '')
  .replace(/export interface Protocol \{\s*\}\n/, '')
  .replace(/ *\/\*\*\s*\* @minItems \d+\s*\*\/\n/g, '');
const config = await prettier.resolveConfig(target);
const made = await prettier.format(`${tidy}\n${values}\n`, { ...config, filepath: target });

if (process.argv[2] !== '--check') {
  writeFileSync(target, made);
} else if (readFileSync(target, 'utf8') !== made) {
  console.error('web: src/lib/protocol.generated.ts is not what the schema says; run: npm run types');
  process.exit(1);
}

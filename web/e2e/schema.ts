// Checks whatever goes over the wire against docs/protocol.schema.json.
import { readFileSync } from 'node:fs';
import { Ajv, type ValidateFunction } from 'ajv';

const source = new URL('../../docs/protocol.schema.json', import.meta.url);
const ajv = new Ajv({ strict: false, allErrors: false });
ajv.addSchema(JSON.parse(readFileSync(source, 'utf8')), 'protocol');

const judge = new URL('../../docs/judge.schema.json', import.meta.url);
ajv.addSchema(JSON.parse(readFileSync(judge, 'utf8')), 'judge');

const compiled = new Map<string, ValidateFunction>();
export function faultOf(type: string, value: unknown): string | null {
  let check = compiled.get(type);
  if (!check)
    compiled.set(
      type,
      (check = ajv.compile({ $ref: `${type === REPORT ? 'judge' : 'protocol'}#/definitions/${type}` })),
    );
  if (check(value)) return null;
  return `${type}: ${ajv.errorsText(check.errors)}: ${JSON.stringify(value).slice(0, 300)}`;
}

const REPORT = 'report'; // docs/judge.schema.json
// Which shape an answer over HTTP must have; null: not described by the schema.
export function typeOfAnswer(path: string, status: number): string | null {
  if (path === '/api/judge' && (status === 200 || status === 422)) return REPORT;
  if (status >= 400) return 'error';
  if (path === '/api/rooms') return status === 201 ? 'made' : 'rooms';
  if (path === '/api/replays') return 'replays';
  if (path === '/api/catalogue') return 'catalogue';
  if (/^\/api\/(replays\/|rooms\/.*\/history)/.test(path)) return 'frames';
  return null;
}

// The text as a structure, and single changes of it: what is not changed stays as it was written, with its comments.
// The editor's own parser reads it, so that the page carries no second one.
import { yamlLanguage } from '@codemirror/lang-yaml';

export type Value = string | null | Value[] | Fields;
export interface Fields {
  [key: string]: Value;
}
interface Entry {
  from: number;
  to: number;
  value: Value;
}
type Node = ReturnType<typeof yamlLanguage.parser.parse>['topNode'];

const childrenOf = (node: Node, name: string) => node.getChildren(name);
const MARKS = new Set([':', 'Key', 'Comment', '-', ',', '[', ']', '{', '}']);

function unquoted(text: string): string {
  if (text.startsWith("'")) return text.slice(1, -1).replaceAll("''", "'");
  try {
    return JSON.parse(text) as string;
  } catch {
    return text.slice(1, -1);
  }
}
function contentOf(node: Node, text: string): Value {
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!MARKS.has(child.name)) return valueOf(child, text);
  return null;
}
const keyOf = (pair: Node, text: string): string => {
  const key = pair.getChild('Key');
  return key ? String(contentOf(key, text) ?? '') : '';
};
function valueOf(node: Node, text: string): Value {
  const own = text.slice(node.from, node.to);
  switch (node.name) {
    case 'BlockMapping':
    case 'FlowMapping':
      return Object.fromEntries(
        childrenOf(node, 'Pair').map((pair) => [keyOf(pair, text), contentOf(pair, text)]),
      );
    case 'BlockSequence':
    case 'FlowSequence':
      return childrenOf(node, 'Item').map((item) => contentOf(item, text));
    case 'QuotedLiteral':
      return unquoted(own);
    default:
      return own;
  }
}

// The keys of the file with where they stand; null if the text is no mapping, or not whole.
export function read(text: string): Map<string, Entry> | null {
  const tree = yamlLanguage.parser.parse(text);
  let whole = true;
  tree.iterate({ enter: (n) => void (whole &&= !n.type.isError) });
  const top = tree.topNode.getChild('Document')?.getChild('BlockMapping');
  if (!whole || !top) return null;
  return new Map(
    childrenOf(top, 'Pair').map((pair) => [
      keyOf(pair, text),
      { from: pair.from, to: pair.to, value: contentOf(pair, text) },
    ]),
  );
}

const plain = (s: string) =>
  /^[^\s,:[\]{}#&*!|>'"%@`?-][^,:[\]{}#]*$/u.test(s) && s === s.trim() ? s : JSON.stringify(s);
function inline(v: Value): string {
  if (v === null) return '';
  if (typeof v === 'string') return plain(v);
  if (Array.isArray(v)) return `[${v.map(inline).join(', ')}]`;
  return `{${Object.entries(v)
    .map(([key, value]) => `${plain(key)}: ${inline(value)}`)
    .join(', ')}}`;
}
function written(key: string, v: Value): string {
  if (v && typeof v === 'object' && !Array.isArray(v))
    return `${key}:\n${Object.entries(v)
      .map(([name, value]) => `  ${plain(name)}: ${inline(value ?? {})}`)
      .join('\n')}`;
  return `${key}: ${inline(v)}`;
}

// The text with another value under a key of the file; undefined takes the key away.
export function put(text: string, key: string, value: Value | undefined): string {
  const entry = read(text)?.get(key);
  if (!entry) {
    if (value === undefined) return text;
    return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${written(key, value)}\n`;
  }
  const before = text.slice(0, entry.from);
  const after = text.slice(entry.to);
  return value === undefined ? before + after.replace(/^[^\n]*\n/, '') : before + written(key, value) + after;
}

// A situation as a link: compressed into the fragment, so that nothing is stored and no server reads it; or
// "ruling:FILE", one of the rulings.
import { rulingText } from './rulings';

const MOST = 64 * 1024; // letters of a scenario; what a link unpacks to more is none of ours

async function through(bytes: Uint8Array<ArrayBuffer>, by: GenericTransformStream): Promise<Uint8Array> {
  const reader = new Blob([bytes]).stream().pipeThrough(by).getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = (await reader.read()) as { done: boolean; value?: Uint8Array };
    if (done || !value) break;
    parts.push(value);
    size += value.length;
    if (size > 4 * MOST) throw new Error('too large');
  }
  const all = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

export async function pack(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'));
  let letters = '';
  for (const b of bytes) letters += String.fromCharCode(b);
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

// Null if the fragment is no situation.
export async function unpack(fragment: string): Promise<string | null> {
  if (!/^[A-Za-z0-9_-]+$/.test(fragment) || fragment.length > MOST) return null;
  try {
    const letters = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (c) => c.charCodeAt(0));
    const text = await through(bytes, new DecompressionStream('deflate-raw'));
    return new TextDecoder('utf-8', { fatal: true }).decode(text);
  } catch {
    return null;
  }
}

const RULING = 'ruling:';
export async function situationIn(fragment: string): Promise<string | null> {
  if (!fragment.startsWith(RULING)) return unpack(fragment);
  try {
    return await rulingText(decodeURIComponent(fragment.slice(RULING.length)));
  } catch {
    return null;
  }
}

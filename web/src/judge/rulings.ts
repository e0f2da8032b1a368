// The rulings of the rulebook, each a scenario to be opened: files beside the page (dev/rulings.ts).
export interface Ruling {
  file: string;
  id: string;
  title: string;
  cites: string[]; // every entry it speaks of
  cases: number;
}

let known: Promise<Ruling[]> | undefined;
export function allRulings(): Promise<Ruling[]> {
  known ??= fetch('/rulings/index.json')
    .then((answer) =>
      answer.ok ? (answer.json() as Promise<Ruling[]>) : Promise.reject(new Error(answer.statusText)),
    )
    .catch((e: unknown) => {
      known = undefined; // asked again next time
      throw e;
    });
  return known;
}
export const textOf = (ruling: Ruling): Promise<string> => rulingText(ruling.file);
export async function rulingText(file: string): Promise<string> {
  if (!/^[\w-]+(\/[\w-]+)*\.yaml$/.test(file)) throw new Error(`${file} is no ruling`);
  const answer = await fetch(`/rulings/${file}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return answer.text();
}

// Every word must be found: in the title, the name of the file, or as an entry it speaks of (R000-65). Entries that are
// the ruling's own come first.
export function search(all: readonly Ruling[], words: string): Ruling[] {
  const parts = words.toLowerCase().split(/\s+/).filter(Boolean);
  const found = all.filter((r) =>
    parts.every((part) =>
      [r.title, r.file, r.id, ...r.cites].some((text) => text.toLowerCase().includes(part)),
    ),
  );
  const own = (r: Ruling) => (parts.some((part) => r.id.toLowerCase() === part) ? 0 : 1);
  return found.sort((a, b) => own(a) - own(b) || a.file.localeCompare(b.file));
}

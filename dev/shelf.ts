import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Things stored by id, in the order of their first appearance. They outlive the process. */
export type Shelf<Thing> = {
  get(id: string): Thing | undefined;
  list(): Thing[];
  /** The things with this mark, if the shelf was opened with `markOf`. */
  marked(mark: string): Thing[];
  put(thing: Thing): Thing;
  empty(): void;
};

/**
 * Opens a shelf on an append-only file with one JSON object per line. The last line with an id is the
 * current one. A line cut short by a crash is skipped: it was never acknowledged.
 * @param markOf a second key by which things are found. It must never change for a thing.
 */
export function openShelf<Thing extends { id: string }>(
  file: string,
  markOf: (thing: Thing) => string | null = () => null,
): Shelf<Thing> {
  mkdirSync(dirname(file), { recursive: true });
  const things = new Map<string, Thing>();
  const idsByMark = new Map<string, Set<string>>();
  const keep = (thing: Thing) => {
    things.set(thing.id, thing);
    const mark = markOf(thing);
    if (mark !== null) idsByMark.set(mark, (idsByMark.get(mark) ?? new Set()).add(thing.id));
  };
  for (const line of linesOf(file)) {
    const thing = parse<Thing>(line);
    if (thing) keep(thing);
  }
  return {
    get: (id) => things.get(id),
    list: () => [...things.values()],
    marked: (mark) => [...(idsByMark.get(mark) ?? [])].flatMap((id) => things.get(id) ?? []),
    put(thing) {
      appendFileSync(file, `${JSON.stringify(thing)}\n`);
      keep(thing);
      return thing;
    },
    empty() {
      writeFileSync(file, '');
      things.clear();
      idsByMark.clear();
    },
  };
}

function linesOf(file: string): string[] {
  if (!existsSync(file)) return [];
  const text = readFileSync(file, 'utf8');
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  return text.split('\n').filter((line) => line !== '');
}

function parse<Thing>(line: string): Thing | undefined {
  try {
    return JSON.parse(line) as Thing;
  } catch {
    return undefined;
  }
}

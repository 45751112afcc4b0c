import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** One import between two files of this repository, both as paths from its root with forward slashes. */
export interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

const STATEMENT = /(?:^|\n)\s*(import|export)\s+(type\s)?(?:[^'"`;]*?\sfrom\s+)?['"]([^'"]+)['"]/g;
const DYNAMIC = /import\(\s*(?:\/\*.*?\*\/\s*)?['"]([^'"]+)['"]\s*\)/g;

/** Every TypeScript file below the given rooms. */
export function sourceFiles(rooms: readonly string[]): string[] {
  return rooms.flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('.d.ts'))
      .map((name) => path.posix.join(room, name.split(path.sep).join('/'))),
  );
}

/** The imports of one file that stay inside the repository. */
export function importsOf(file: string, text = readFileSync(file, 'utf8')): Import[] {
  const found: Import[] = [];
  for (const [, , type, target = ''] of text.matchAll(STATEMENT)) add(target, type !== undefined);
  for (const [, target = ''] of text.matchAll(DYNAMIC)) add(target, false);
  return found;

  function add(target: string, typeOnly: boolean) {
    const to = resolve(file, target);
    if (to) found.push({ from: file, to, typeOnly });
  }
}

function resolve(from: string, target: string): string | undefined {
  if (target === '#comic') return 'comic/index.ts';
  if (target.startsWith('#')) return target.slice(1);
  if (target.includes('/+types/')) return undefined;
  return target.startsWith('.') ? path.posix.join(path.posix.dirname(from), target) : undefined;
}

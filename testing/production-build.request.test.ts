import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { sourceFiles } from '../scripts/checks/imports.ts';

const OUTSIDE = ['testing', 'dev'];
/** A sentence of at least four words. Two people hardly write the same one by chance. */
const SENTENCE = /(['"`])([A-Z][\w,’-]*(?: [\w,’-]+){3,}[.?!]?)\1/g;
/** Names and texts of the fault points and of the transaction guard. */
const HOOKS = /fault-?(point|order|report)|refusedInTransactions|inside a database transaction\b/i;
/** A dynamic import whose path is not a literal. */
const IMPORTS_WHATEVER = /\bimport\((?!\s*'[^']+'\s*\))/;

function built(folder: string): { name: string; text: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(js|mjs|css|html|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }));
}

const sentencesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(SENTENCE)].map(([, , sentence = '']) => sentence);

describe('the built shop', () => {
  const files = [...built('build/server'), ...built('build/client')];

  it('holds no text from the tests or the dev services', () => {
    const ours = sourceFiles(['app', 'comic'])
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const theirs = new Set(
      sourceFiles(OUTSIDE)
        .flatMap(sentencesOf)
        .filter((sentence) => !ours.includes(sentence)),
    );
    expect(theirs.size).toBeGreaterThan(50);
    const found = files.flatMap(({ name, text }) =>
      [...theirs].filter((sentence) => text.includes(sentence)).map((sentence) => `${name}: ${sentence}`),
    );
    expect(found).toEqual([]);
  });

  it('has no fault point and no way to load one', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.filter(({ text }) => HOOKS.test(text)).map(({ name }) => name)).toEqual([]);
    const imports = files.flatMap(({ text }) =>
      [...text.matchAll(/(?:from|import)\s*\(?"([^"]+)"/g)].map(([, from]) => from),
    );
    expect(imports.filter((from) => /(^|\/)(testing|dev|scripts)\//.test(from ?? ''))).toEqual([]);
    // Forbid dynamic import paths, too, because a build does not list them.
    const ours = sourceFiles(['app', 'comic']);
    expect(ours.filter((file) => IMPORTS_WHATEVER.test(readFileSync(file, 'utf8')))).toEqual([]);
  });
});

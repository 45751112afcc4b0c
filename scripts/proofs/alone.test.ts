import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { proofsIn } from '../checks/proof-tables.ts';
import { ALONE, BRINGS_A_SERVER } from './alone.ts';

it('names files that there are', () => {
  expect([...Object.keys(ALONE), ...BRINGS_A_SERVER].filter((file) => !existsSync(file))).toEqual([]);
});

it('names every proof that holds a stopwatch or weighs a process', () => {
  const files = new Set(proofsIn(readFileSync('docs/promises.md', 'utf8')).map(({ file }) => file));
  const measuring = [...files].filter(
    (file) =>
      file.endsWith('.request.test.ts') &&
      /performance\.now|percentile|VmRSS/.test(readFileSync(file, 'utf8')),
  );
  expect(measuring.filter((file) => !(file in ALONE))).toEqual([]);
});

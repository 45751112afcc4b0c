/**
 * Prints, for each promise, how many tests `docs/promises.md` names and how many `expect` calls they hold. Run it before and
 * after a change of tests, and compare.
 */
import { readFileSync } from 'node:fs';
import { proofsIn } from './checks/proof-tables.ts';
import { writtenTests } from './checks/written-tests.ts';

const counts = new Map<number, { tests: number; expects: number }>();
const counted = new Set<string>();
for (const { promise, file, title } of proofsIn(readFileSync('docs/promises.md', 'utf8'))) {
  const count = counts.get(promise) ?? { tests: 0, expects: 0 };
  counts.set(promise, count);
  // Several rows of a promise may name the same test.
  const name = `${promise} ${file} ${title}`;
  if (counted.has(name)) continue;
  counted.add(name);
  for (const test of writtenTests(file, readFileSync(file, 'utf8'))) {
    if (test.title !== title) continue;
    count.tests += 1;
    count.expects += test.expects;
  }
}
console.log('promise  tests  expects');
for (const [promise, { tests, expects }] of [...counts].sort(([a], [b]) => a - b))
  console.log(`${String(promise).padStart(7)}${String(tests).padStart(7)}${String(expects).padStart(9)}`);

import path from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files that start processes, make whole books or draw many heroes. If they started last, they would keep
 * one core busy alone.
 */
const LONGEST = [
  'many-machines',
  'made-books',
  'starting',
  'crash',
  'backup',
  'helpers-down',
  'hostile-memory',
  'deleted-account',
  'every-step',
  'story-editor',
  'restore-guards',
  'refund-interleavings',
  'checkout',
  'awkward-photos',
  'studio',
  'book',
  'make-book',
  'pdf',
  'fuzz',
  'haircut',
];

/** Orders the test files so that it works without durations from an earlier run. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const name = path.basename(moduleId).replace(/(\.request)?\.test\.tsx?$/, '');
  const place = LONGEST.indexOf(name);
  return place < 0 ? LONGEST.length : place;
}

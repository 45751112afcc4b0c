import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start processes or make whole books: begun last, they would keep one core busy alone. */
const LONGEST = [
  'many-machines',
  'made-books',
  'starting',
  'crash',
  'backup',
  'deleted-account',
  'every-step',
  'story-desk',
  'restore-guards',
  'refund-interleavings',
  'checkout',
];

/** The order of request tests, also where no earlier run told how long each takes. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).sort((a, b) => rank(a) - rank(b));
  }
}

function rank({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(`/${name}.request.test.ts`));
  return place < 0 ? LONGEST.length : place;
}

import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that start processes or make whole books: begun last, they would keep one core busy alone. */
const LONGEST = ['starting', 'crash', 'made-books', 'story-desk', 'checkout', 'refund-interleavings'];

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

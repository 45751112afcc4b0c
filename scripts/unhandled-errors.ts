import { writeFileSync } from 'node:fs';
import type { Reporter } from 'vitest/node';

/** Writes down what Vitest's JSON report leaves out, for `runners.ts`: the errors that belong to no test. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: NonNullable<Reporter['onTestRunEnd']> = (_modules, errors) => {
    const file = process.env['UNHANDLED_ERRORS'];
    if (file) writeFileSync(file, JSON.stringify({ errors }));
  };
}

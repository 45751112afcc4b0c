import { readFileSync } from 'node:fs';
import { report } from './checks/report.ts';

/** Every screen and call in the route map says who may use it: exactly one audience from `account/` or `staff/audience.server.ts`. */
const AUDIENCE =
  /export const middleware(?::[^=]+)? = \[(forEveryone|forCustomers|forSignedCallers|forStaff|forOwner|forProduction|forSupport|forUnlockedRoom)\]/;

const files = [
  ...new Set(
    [...readFileSync('app/routes.ts', 'utf8').matchAll(/'([\w-]+\/[\w.-]+\.tsx?)'/g)].map(
      ([, file = '']) => `app/${file}`,
    ),
  ),
];
if (files.length < 20) throw new Error('The check saw hardly any routes: it is broken.');
report(
  files
    .filter((file) => !AUDIENCE.test(readFileSync(file, 'utf8')))
    .map((file) => `${file}: does not say who may call it`),
);

import { readFileSync } from 'node:fs';
import { report } from './checks/report.ts';

/**
 * Checks that every screen and call in the route map declares exactly one audience from `account/` or
 * `account/staff-sessions/audience.server.ts`. A route that writes also declares its rate: `atMost(...)`, or `neverSlowed`
 * for signed callers. Staff audiences have their own rate.
 */
const AUDIENCE =
  /export const middleware(?::[^=]+)? = \[(forEveryone|forCustomers|forSignedCallers|forStaff|forOwner|forProduction|forSupport|forUnlockedRoom)(?:, (atMost\('\w+'\)|neverSlowed))?\]/;
const WRITES = /export (?:async )?(?:function|const) action\b|export \{[^}]*\baction\b[^}]*\}/;
const RATE_OF: Readonly<Record<string, RegExp>> = {
  forEveryone: /^atMost/,
  forCustomers: /^atMost/,
  forSignedCallers: /^neverSlowed$/,
};

function faultOf(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const [, audience, rate = ''] = AUDIENCE.exec(text) ?? [];
  if (!audience) return [`${file}: does not say who may call it`];
  const wanted = RATE_OF[audience];
  return wanted && WRITES.test(text) && !wanted.test(rate)
    ? [`${file}: writes, and does not say how often it may be called`]
    : [];
}

const files = [
  ...new Set(
    [...readFileSync('app/routes.ts', 'utf8').matchAll(/'([\w-]+\/[\w./-]+\.tsx?)'/g)].map(
      ([, file = '']) => `app/${file}`,
    ),
  ),
];
if (files.length < 20) throw new Error('The check saw hardly any routes: it is broken.');
report(files.flatMap(faultOf));

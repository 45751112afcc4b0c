import { runsOnServer } from './server-files.ts';

/** Where another clock than the shop's is asked, and why. Everywhere else the time is `now()` of `machine.server.ts`, which tests move. */
const OTHER_CLOCKS: Readonly<Record<string, string>> = {
  'app/web.server.ts': 'gives the shop its clock',
  'app/platform/replica.server.ts': 'measures how long ago it looked',
  'app/platform/files.server.ts': 'programs that keep no shop read its record of what is gone',
  'app/platform/open-files.server.ts': 'the same in a bucket',
  'app/platform/migrate.server.ts': 'runs before there is a shop',
  'app/platform/jobs.server.ts': 'the queue goes by the database',
  'app/vitals/what-waits.server.ts': 'the queue goes by the database',
  'app/mail/send-letter.job.server.ts': 'the queue goes by the database',
  'app/needs/failed-jobs.server.ts': 'the queue goes by the database',
  'app/account/tables.server.ts': 'the sign-in library goes by the machine',
  'app/pricing/tables.server.ts': 'the coupons of the first migration; all others are given the time',
};

const OF_THE_MACHINE = /new Date\(\)|Date\.now\(\)|defaultNow\(\)/;
const OF_THE_DATABASE = /sql(?:<[^`]*>)?(?:\.raw\()?`[^`]*(?<!\$\{)\b(?:now\(\)|current_timestamp)/i;

/** @returns a line when a file of the server asks a clock of its own. */
export function otherClocks(file: string, text: string): string[] {
  if (!file.startsWith('app/') || !runsOnServer(file, text) || file in OTHER_CLOCKS) return [];
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  return OF_THE_MACHINE.test(code) || OF_THE_DATABASE.test(code)
    ? [`${file}: asks another clock than the shop's`]
    : [];
}

/** Where another clock than the shop's is asked, and why. Everywhere else the time is `now()` of `machine.server.ts`, which tests move. */
const OTHER_CLOCKS: Readonly<Record<string, string>> = {
  'app/web.server.ts': 'gives the shop its clock',
  'app/platform/replica.server.ts': 'measures how long ago it looked',
  'app/platform/files.server.ts': 'programs that keep no shop read its record of what is gone',
  'app/platform/open-files.server.ts': 'the same in a bucket',
  'app/platform/migrate.server.ts': 'runs before there is a shop',
  'app/platform/jobs.server.ts': 'the queue goes by the database',
  'app/platform/turns.server.ts': 'the queue goes by the database',
  'app/vitals/what-waits.server.ts': 'the queue goes by the database',
  'app/mail/send-letter.job.server.ts': 'the queue goes by the database',
  'app/needs/failed-jobs.server.ts': 'the queue goes by the database',
  'app/account/tables.server.ts': 'the sign-in library goes by the machine',
  'app/pricing/tables.server.ts': 'the coupons of the first migration; all others are given the time',
  'app/chat/conversation.ts': 'of the browser alone',
  'app/photos/device-photo.ts': 'of the browser alone',
  'app/shell/me.ts': 'of the browser alone',
  'app/wizard/quote-box.tsx': 'of the browser alone',
};

const OF_THE_SHOP = /^app\/.*(?<!\.test)\.tsx?$/;
const OF_THE_MACHINE = /new Date\b(?!\([^)])|Date\.now\b|defaultNow\(\)/;
const OF_THE_DATABASE =
  /sql(?:<[^`]*>)?(?:\.raw\()?`[^`]*(?<!\$\{)\b(?:now\(\)|clock_timestamp\(\)|current_(?:timestamp|date|time)\b|localtime)/i;

/** @returns a line when a file of the shop asks a clock of its own. */
export function otherClocks(file: string, text: string): string[] {
  if (!OF_THE_SHOP.test(file) || file in OTHER_CLOCKS) return [];
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
  return OF_THE_MACHINE.test(code) || OF_THE_DATABASE.test(code)
    ? [`${file}: asks another clock than the shop's`]
    : [];
}

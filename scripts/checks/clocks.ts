/** Files that may read another clock, and why. All others use `now()` of `machine.server.ts`, which tests can move. */
const OTHER_CLOCKS: Readonly<Record<string, string>> = {
  'app/web.server.ts': 'gives the shop its clock',
  'app/platform/database/replica.server.ts': 'measures how long ago it looked',
  'app/platform/files/files.server.ts': 'programs that keep no shop read its record of what is gone',
  'app/platform/files/open-files.server.ts': 'the same in a bucket',
  'app/platform/database/migrate.server.ts': 'runs before there is a shop',
  'app/platform/jobs/jobs.server.ts': 'the queue goes by the database',
  'app/platform/limits/turns.server.ts': 'the queue goes by the database',
  'app/admin/metrics/what-waits.server.ts': 'the queue goes by the database',
  'app/platform/mail/send-letter.job.server.ts': 'the queue goes by the database',
  'app/admin/to-do/failed-jobs.server.ts': 'the queue goes by the database',
  'app/account/account/tables.server.ts': 'the sign-in library goes by the machine',
  'app/buying/pricing/tables.server.ts': 'the coupons of the first migration; all others are given the time',
  'app/shop/chat/conversation.ts': 'of the browser alone',
  'app/books/photos/device-photo.ts': 'of the browser alone',
  'app/ui/layout/me.ts': 'of the browser alone',
  'app/shop/wizard/quote-box.tsx': 'of the browser alone',
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

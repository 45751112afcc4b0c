import { defineConfig } from 'vitest/config';
import { LongestFirst } from './testing/longest-first.ts';
import { SHORT_LIFE } from './testing/shop-process.ts';
import { slowdown } from './testing/slowdown.ts';

const EVERYWHERE = ['app', 'comic', 'db', 'dev', 'scripts', 'testing'];

/** Limits find what hangs: on a busy machine, where everything takes longer, they are longer too. */
const SLOWDOWN = slowdown();
const UNIT_LIMIT = 60_000 * SLOWDOWN;
/** Whole shops start and stop and books are made in some of them, and beside the journeys what comes later is slower still. */
const SHOP_LIMIT = 240_000 * SLOWDOWN;

/** What starts, draws books, reads photos, copies files, asks the chat model or follows a table asks little of the database: the embedded one shows it. */
const NOT_ABOUT_DATABASES = [
  'testing/starting',
  'testing/leaks',
  'testing/security-lines',
  'testing/helpers-down',
  'testing/odd-folders',
  'testing/strange-machine',
  'testing/production-build',
  'testing/redirects',
  'testing/cookies',
  'testing/deleted-account',
  'app/orders/orders/made-books',
  'app/books/drawing/hero',
  'app/shop/chat/chat',
  'app/orders/digital-copies/copies',
  'app/orders/digital-copies/custom-story',
  'app/platform/http/ready-made',
  'app/books/photos/hostile-photo',
  'app/books/photos/hostile-memory',
  'app/admin/story-editor/story-editor',
].map((file) => `${file}.request.test.ts`);

/** All else the gate asks on PostgreSQL alone, and these on both; `npm run prove` asks everything that is promised on both. */
const ON_BOTH = [
  'app/platform/database/{last,ready}-statement',
  'app/payments/payments/interleavings',
  'testing/backup',
  'testing/sweeps',
].map((file) => `${file}.request.test.ts`);
/** What dies, fills its disk or is looked after in place is the shop that brings its database along. */
const OF_THE_EMBEDDED = [
  'app/payments/payments/crash',
  'app/payments/payments/every-step',
  'testing/acknowledged-writes',
  'testing/damaged-database',
  'testing/doctor',
  'testing/full-disk',
].map((file) => `${file}.request.test.ts`);

/** What has no short form. */
const AT_LENGTH_ONLY = ['testing/first-start.request.test.ts'];

const EVERY_REQUEST = ['{app,testing}/**/*.request.test.ts'];
const GATE = process.env['GATE'] !== undefined;
const ASKED = process.env['TEST_DATABASE_URL']
  ? {
      include: EVERY_REQUEST,
      exclude: GATE ? [...NOT_ABOUT_DATABASES, ...OF_THE_EMBEDDED, ...AT_LENGTH_ONLY] : [],
    }
  : { include: GATE ? [...ON_BOTH, ...OF_THE_EMBEDDED, ...NOT_ABOUT_DATABASES] : EVERY_REQUEST, exclude: [] };

/** Units need nothing; requests run against the built shop, `npm test` runs them on one database or both. */
export default defineConfig({
  test: {
    pool: 'forks',
    // Vitest would leave one of two cores idle; most tests wait for a database half of their time.
    maxWorkers: 2,
    // What is asked again and again until it is so: a second, the default, is short on a busy machine.
    expect: { poll: { timeout: 40_000 * SLOWDOWN } },
    // A shop that answers nothing fails each test at its limit: the rest would take hours and say the same.
    bail: 12,
    sequence: { sequencer: LongestFirst },
    server: { deps: { external: [/build\/server/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: EVERYWHERE.map((room) => `${room}/**/*.test.{ts,tsx}`),
          exclude: ['**/*.request.test.ts', '**/*.browser.test.ts', '**/node_modules/**'],
          testTimeout: UNIT_LIMIT,
          hookTimeout: UNIT_LIMIT,
        },
      },
      {
        extends: true,
        test: {
          name: 'requests',
          ...ASKED,
          globalSetup: 'testing/prepare-requests.ts',
          // Each file opens a shop of its own; loading the program anew for each took a third of the time.
          isolate: false,
          setupFiles: 'testing/close-left-shop.ts',
          execArgv: SHORT_LIFE,
          testTimeout: SHOP_LIMIT,
          hookTimeout: SHOP_LIMIT,
        },
      },
      {
        extends: true,
        test: {
          name: 'street',
          include: ['dev/**/*.browser.test.ts'],
          testTimeout: SHOP_LIMIT,
          hookTimeout: SHOP_LIMIT,
        },
      },
    ],
  },
});

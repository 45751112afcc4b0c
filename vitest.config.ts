import { defineConfig } from 'vitest/config';
import { LongestFirst } from './testing/longest-first.ts';
import { slowdown } from './testing/slowdown.ts';

const EVERYWHERE = ['app', 'comic', 'db', 'dev', 'scripts', 'testing'];

/** Limits find what hangs: on a busy machine, where everything takes longer, they are longer too. */
const SLOWDOWN = slowdown();
const UNIT_LIMIT = 20_000 * SLOWDOWN;
/** Whole shops start and stop in some of them, beside another file's. */
const SHOP_LIMIT = 60_000 * SLOWDOWN;

/** What starts, draws books, reads photos, copies files, asks the chat model or follows a table asks little of the database: the embedded one shows it. */
const NOT_ABOUT_DATABASES = [
  'testing/starting',
  'testing/leaks',
  'testing/helpers-down',
  'testing/production-build',
  'testing/redirects',
  'testing/cookies',
  'testing/deleted-account',
  'app/orders/made-books',
  'app/books/hero',
  'app/chat/chat',
  'app/copies/copies',
  'app/copies/custom-story',
  'app/front-door/ready-made',
  'app/photos/hostile-photo',
  'app/photos/hostile-memory',
  'app/story-desk/story-desk',
];

/**
 * The gate's journeys walk through these on the embedded database: their requests are asked on PostgreSQL. What money and
 * data depend on is asked on both; `npm run prove` asks everything that is promised on both.
 */
const WALKED_BY_JOURNEYS = [
  'admin',
  'claims',
  'contact',
  'feedback',
  'gallery',
  'inbox',
  'maintenance',
  'needs',
  'numbers',
  'offers',
  'order-deeds',
  'order-desk',
  'order-list',
  'people',
  'phone-orders',
  'product',
  'profile',
  'proofs',
  'security',
  'settings',
  'shop-desk',
  'sign-in-popup',
  'staff',
  'storefront',
  'well-known',
];
const LEFT_OUT = process.env['TEST_DATABASE_URL']
  ? NOT_ABOUT_DATABASES.map((file) => `${file}.request.test.ts`)
  : process.env['GATE']
    ? // Many machines bring a server of their own.
      ['testing/many-machines.request.test.ts', ...WALKED_BY_JOURNEYS.map((room) => `app/${room}/**`)]
    : [];

/** Units need nothing; requests run against the built shop, `npm test` runs them once per database. */
export default defineConfig({
  test: {
    pool: 'forks',
    // Vitest would leave one of two cores idle; most tests wait for a database half of their time.
    maxWorkers: 2,
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
          include: ['{app,testing}/**/*.request.test.ts'],
          exclude: LEFT_OUT,
          globalSetup: 'testing/prepare-requests.ts',
          // Each file opens a shop of its own; loading the program anew for each took a third of the time.
          isolate: false,
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

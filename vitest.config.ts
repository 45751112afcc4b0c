import { defineConfig } from 'vitest/config';

const EVERYWHERE = ['app', 'comic', 'db', 'dev', 'scripts', 'testing'];

/** Units need nothing; requests run against the built shop, `npm test` runs them once per database. */
export default defineConfig({
  test: {
    pool: 'forks',
    // Vitest would leave one of two cores idle; most tests wait for a database half of their time.
    maxWorkers: 2,
    server: { deps: { external: [/build\/server/] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: EVERYWHERE.map((room) => `${room}/**/*.test.{ts,tsx}`),
          exclude: ['**/*.request.test.ts', '**/*.browser.test.ts', '**/node_modules/**'],
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'requests',
          include: ['{app,testing}/**/*.request.test.ts'],
          globalSetup: 'testing/prepare-requests.ts',
          // Whole shops start and stop in some of them, beside another file's.
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'street',
          include: ['dev/**/*.browser.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});

import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { defineConfig } from '@playwright/test';
import { SHORT_LIFE } from '../testing/shop-process.ts';

// Each worker reads this file, too, and some workers run a shop of their own.
SHORT_LIFE.forEach((flag) => setFlagsFromString(flag));

const CHROMIUM = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];
const executablePath = process.env['CHROMIUM'] ?? CHROMIUM.find((file) => existsSync(file));

export default defineConfig({
  testDir: '.',
  outputDir: '../.cache/browser',
  globalSetup: './prepare.ts',
  // Some journeys run the built shop in their own process. Transpiling it again took 15 s of processor time.
  build: { external: ['**/build/server/**'] },
  workers: 2,
  fullyParallel: false,
  // Timeouts only find what hangs. Speed is not tested here, because the machine does other work at the same
  // time.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  // If the shop answers nothing, every journey fails at its timeout. The rest would take hours and say the
  // same.
  maxFailures: 12,
  globalTimeout: 90 * 60_000,
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['list'], ['json']] : 'list',
  use: {
    // A click that waits for ever fails with its name, long before its journey times out.
    actionTimeout: 60_000,
    viewport: { width: 1280, height: 800 },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});

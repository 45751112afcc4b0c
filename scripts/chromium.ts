import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';

const INSTALLED = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/google-chrome'];

/** The machine's own Chromium, else the one that Playwright brought. */
export function openChromium(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM'] ?? INSTALLED.find((file) => existsSync(file));
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

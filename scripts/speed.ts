import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Visitor } from '../testing/visitor.ts';
import { openChromium } from './chromium.ts';
import { browserOf, openLivedInShop } from './lived-in-shop.ts';

/**
 * Prints how fast four pages are on a phone with an empty cache: processor four times slower than this machine's, slow
 * 4G (1.6 Mbit/s down, 750 kbit/s up, 150 ms a round trip). Medians of five. Bytes are what went over the wire, JS the
 * scripts among them. Total blocking time adds up what every task after the first paint took beyond 50 ms.
 */
const RUNS = 5;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const CPU_SLOWDOWN = 4;
const QUIET_MS = 1_500;

interface Figures {
  lcpMs: number;
  tbtMs: number;
  cls: number;
  totalBytes: number;
  scriptBytes: number;
}

const PAGES = [
  { name: 'home', path: '/', signedIn: false },
  { name: 'gallery', path: '/gallery', signedIn: false },
  { name: 'product', path: '/product/spider', signedIn: false },
  { name: 'cart', path: '/cart', signedIn: true },
];

const { shop, customer } = await openLivedInShop();
const browser = await openChromium();
console.log('page      LCP ms  TBT ms    CLS  total B     JS B');
for (const { name, path, signedIn } of PAGES) {
  const runs: Figures[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await measure(browser, path, signedIn ? customer : null));
  const middle = (of: (figures: Figures) => number) =>
    runs.map(of).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
  console.log(
    name.padEnd(8),
    middle((each) => each.lcpMs)
      .toFixed(0)
      .padStart(7),
    middle((each) => each.tbtMs)
      .toFixed(0)
      .padStart(7),
    middle((each) => each.cls)
      .toFixed(3)
      .padStart(6),
    String(middle((each) => each.totalBytes)).padStart(8),
    String(middle((each) => each.scriptBytes)).padStart(8),
  );
}
await browser.close();
await shop.close();

async function measure(chrome: Browser, path: string, who: Visitor | null): Promise<Figures> {
  const context = await browserOf(chrome, shop.url, who, PHONE);
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  await wire.send('Network.enable');
  await wire.send('Network.emulateNetworkConditions', SLOW_4G);
  await wire.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const bytes = countBytes(wire);
  await page.addInitScript(watch);
  await page.goto(path, { waitUntil: 'load' });
  await quiet(page, bytes);
  const seen = await page.evaluate(
    () => (globalThis as unknown as { seen: Omit<Figures, 'totalBytes' | 'scriptBytes'> }).seen,
  );
  await context.close();
  return { ...seen, totalBytes: bytes.total, scriptBytes: bytes.script };
}

interface Bytes {
  total: number;
  script: number;
  lastAt: number;
}

function countBytes(wire: CDPSession): Bytes {
  const bytes: Bytes = { total: 0, script: 0, lastAt: Date.now() };
  const scripts = new Set<string>();
  wire.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  wire.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes.total += encodedDataLength;
    bytes.lastAt = Date.now();
    if (scripts.has(requestId)) bytes.script += encodedDataLength;
  });
  return bytes;
}

/** Until nothing has come over the wire for a while. */
async function quiet(page: Page, bytes: Bytes): Promise<void> {
  while (Date.now() - bytes.lastAt < QUIET_MS) await page.waitForTimeout(100);
}

/** Runs in the page before anything else. */
function watch(): void {
  const seen = { lcpMs: 0, tbtMs: 0, cls: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    seen.lcpMs = list.getEntries().at(-1)?.startTime ?? seen.lcpMs;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) seen.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    for (const { startTime, duration } of list.getEntries()) {
      const after = startTime + duration - Math.max(startTime, painted);
      if (after > 50) seen.tbtMs += after - 50;
    }
  }).observe({ type: 'longtask', buffered: true });
}

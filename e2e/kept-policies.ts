import { type BrowserContext, expect, test as base } from '@playwright/test';

/** What a content security policy or trusted types blocked in any page and frame since the last journey. */
const refused: string[] = [];
const known = new WeakSet<BrowserContext>();

async function watched(context: BrowserContext): Promise<BrowserContext> {
  if (known.has(context)) return context;
  known.add(context);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      // The accessibility check tries `Function` and works without it.
      if ('axe' in globalThis && sample.startsWith('Function|')) return;
      console.error(`refused by policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on('console', (message) => {
    if (message.text().startsWith('refused by policy')) refused.push(message.text());
  });
  return context;
}

/**
 * A test machine runs other tests at the same time, but is not a slow phone. The probe and the drawing get
 * ten times as long.
 */
function timeForDrawing(): void {
  const now = performance.now.bind(performance);
  performance.now = () => now() / 10;
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign(
    (run: () => void, ms = 0, ...given: []) => wait(run, ms > 20_000 ? ms * 10 : ms, ...given),
    wait,
  );
}

interface Fixtures {
  /**
   * Whether the browser draws children itself, as a phone with enough memory does. Otherwise the shop does.
   */
  drawsHere: boolean;
  policiesKept: void;
}

/** Journeys that fail when a page's policy blocks something, in every browser context that they open. */
export const test = base.extend<Fixtures>({
  drawsHere: [false, { option: true }],
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => await watched(await open(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  policiesKept: [
    async ({ context, drawsHere }, use) => {
      await watched(context);
      if (drawsHere) await context.addInitScript(timeForDrawing);
      else await context.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 1 }));
      await use();
      expect(refused.splice(0), 'what the policies of the pages refused').toEqual([]);
    },
    { auto: true },
  ],
});

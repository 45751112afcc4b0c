import { type BrowserContext, expect, test as base } from '@playwright/test';

/** What a content security policy or trusted types refused in any page and frame since the last journey. */
const refused: string[] = [];
const known = new WeakSet<BrowserContext>();

async function watched(context: BrowserContext): Promise<BrowserContext> {
  if (known.has(context)) return context;
  known.add(context);
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      // The accessibility check asks for one, and does without.
      if ('axe' in globalThis && sample.startsWith('Function|')) return;
      console.error(`refused by policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on('console', (message) => {
    if (message.text().startsWith('refused by policy')) refused.push(message.text());
  });
  return context;
}

/** A journey in which a page's policy refuses something fails, in whichever context it opens the page. */
export const test = base.extend<{ policiesKept: void }>({
  browser: [
    async ({ browser }, use) => {
      const open = browser.newContext.bind(browser);
      browser.newContext = async (options) => await watched(await open(options));
      await use(browser);
    },
    { scope: 'worker' },
  ],
  policiesKept: [
    async ({ context }, use) => {
      await watched(context);
      await use();
      expect(refused.splice(0), 'what the policies of the pages refused').toEqual([]);
    },
    { auto: true },
  ],
});

import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { openChromium } from './chromium.ts';
import { browserOf, openLivedInShop } from './lived-in-shop.ts';
import { DRAFT_IN_STORAGE, screensOf } from './look/screens.ts';
import { contactSheets, type Shot } from './look/contact-sheet.ts';

/**
 * Opens every screen of a freshly started shop on a phone and on a desktop, by day and by night, and lays the pictures
 * side by side in `.cache/look/`.
 *   npm run look [-- --only /cart] [-- --singles]
 */
const FOLDER = '.cache/look';
const DEVICES = [
  { device: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { device: 'desktop', viewport: { width: 1280, height: 800 } },
] as const;
const THEMES = ['light', 'night'] as const;

const { values } = parseArgs({
  options: { only: { type: 'string' }, singles: { type: 'boolean', default: false } },
});

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const lived = await openLivedInShop();
const browser = await openChromium();
const screens = screensOf(lived.orderId).filter((screen) => !values.only || screen.name === values.only);
for (const { device, ...size } of DEVICES) {
  for (const theme of THEMES) {
    const options = {
      ...size,
      colorScheme: theme === 'night' ? ('dark' as const) : ('light' as const),
      reducedMotion: 'reduce' as const,
    };
    const stranger = await browserOf(browser, lived.shop.url, null, options);
    const customer = await browserOf(browser, lived.shop.url, lived.customer, options);
    const shots: Shot[] = [];
    for (const screen of screens) {
      const picture = await takePicture(screen.signedIn ? customer : stranger, screen, device);
      if (values.singles) writeFileSync(`${FOLDER}/${device}-${theme}-${fileName(screen.name)}.png`, picture);
      shots.push({ name: screen.name, picture });
    }
    for (const [index, sheet] of (await contactSheets(shots, device)).entries()) {
      const file = `${FOLDER}/${device}-${theme}-sheet-${index + 1}.png`;
      writeFileSync(file, sheet);
      console.log(file);
    }
    await Promise.all([stranger.close(), customer.close()]);
  }
}
await browser.close();
await lived.shop.close();

async function takePicture(
  context: BrowserContext,
  screen: ReturnType<typeof screensOf>[number],
  device: 'phone' | 'desktop',
): Promise<Buffer> {
  const page = await context.newPage();
  await page.addInitScript(
    ({ draft, popup }) => {
      localStorage.setItem('nv.draft', draft);
      if (popup) sessionStorage.removeItem('nv.popup-seen');
      else sessionStorage.setItem('nv.popup-seen', '1');
    },
    { draft: DRAFT_IN_STORAGE, popup: screen.popup ?? false },
  );
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await screen.prepare?.(page, device);
  await seeEverything(page);
  const picture = await page.screenshot({ fullPage: !screen.oneScreen });
  await page.close();
  return picture;
}

/** Pictures further down load when somebody comes near. */
async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await page.waitForTimeout(250);
}

function fileName(name: string): string {
  return name.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
}

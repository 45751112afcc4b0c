import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { BrowserContext, Page } from '@playwright/test';
import { DRAFT_IN_STORAGE, type Screen, screensOf } from '../testing/screens.ts';
import { openChromium } from './chromium.ts';
import { browserOf, openLivedInShop } from './lived-in-shop.ts';
import { contactSheets, type Shot } from './look/contact-sheet.ts';
import { everyLetter } from './look/letters.ts';

/**
 * Opens every screen of a freshly started shop, in every state, and every letter, on a phone and on a desktop, by day
 * and by night, and lays the pictures side by side in `.cache/look/`. With `--singles` each is kept at full size, too.
 *   npm run look [-- --only /cart] [-- --singles]
 */
const FOLDER = '.cache/look';
const DEVICES = [
  { device: 'phone', viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  { device: 'desktop', viewport: { width: 1280, height: 800 } },
] as const;
type Device = (typeof DEVICES)[number]['device'];

interface Pair {
  name: string;
  light: Buffer;
  night: Buffer;
}

const { values } = parseArgs({
  options: { only: { type: 'string' }, singles: { type: 'boolean', default: false } },
});

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const lived = await openLivedInShop();
const letters = values.only ? [] : await everyLetter(lived);
const browser = await openChromium();
const wanted = ({ name }: Screen) => !values.only || name.startsWith(values.only);
const screens = screensOf(lived).filter(wanted);
await Promise.all(DEVICES.map(lookWith));
await browser.close();
await lived.shop.close();

async function lookWith({ device, ...size }: (typeof DEVICES)[number]): Promise<void> {
  const options = { ...size, colorScheme: 'light' as const, reducedMotion: 'reduce' as const };
  const [stranger, newcomer, customer] = await Promise.all(
    [null, lived.newcomer, lived.customer].map((who) => browserOf(browser, lived.shop.url, who, options)),
  );
  if (!stranger || !newcomer || !customer) throw new Error('A browser did not open.');
  const pairs: Pair[] = [];
  for (const screen of screens) {
    const context = screen.who === 'customer' ? customer : screen.who === 'newcomer' ? newcomer : stranger;
    pairs.push(await takePictures(context, screen));
  }
  for (const theme of ['light', 'night'] as const) {
    const shots = pairs.map((pair) => ({ name: pair.name, picture: pair[theme] }));
    await keep(`${device}-${theme}`, device, shots);
  }
  const shots: Shot[] = [];
  for (const { name, html } of letters) {
    const page = await stranger.newPage();
    await page.setContent(html, { waitUntil: 'networkidle' });
    shots.push({ name, picture: await page.screenshot({ fullPage: true }) });
    await page.close();
  }
  await keep(`${device}-letters`, device, shots);
  await Promise.all([stranger.close(), newcomer.close(), customer.close()]);
}

async function takePictures(context: BrowserContext, screen: Screen): Promise<Pair> {
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
  await screen.prepare?.(page);
  await seeEverything(page);
  const take = () => page.screenshot({ fullPage: !screen.oneScreen });
  const light = await take();
  await page.evaluate(() => document.documentElement.classList.add('dark'));
  const night = await take();
  await page.close();
  return { name: screen.name, light, night };
}

/** Pictures further down load when somebody comes near. */
async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.allSettled([...document.images].map((image) => image.decode()));
  });
  await page.waitForTimeout(250);
}

async function keep(title: string, device: Device, shots: Shot[]): Promise<void> {
  if (values.singles)
    for (const { name, picture } of shots) writeFileSync(`${FOLDER}/${title}-${fileName(name)}.png`, picture);
  for (const [index, sheet] of (await contactSheets(shots, device)).entries()) {
    const file = `${FOLDER}/${title}-sheet-${index + 1}.png`;
    writeFileSync(file, sheet);
    console.log(file);
  }
}

function fileName(name: string): string {
  return name.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
}

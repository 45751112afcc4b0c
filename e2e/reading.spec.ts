import type { BrowserContext, Page } from '@playwright/test';
import { DRAFT_IN_STORAGE, type Screen, screensOf } from '../testing/screens.ts';
import { axeFindings } from './axe.ts';
import { carrySession } from './carry-session.ts';
import { wordsOutOfReach } from './cut-words.ts';
import { test as inTheLivedIn } from './lived-in.ts';
import { expect } from './shop.ts';

/**
 * Every screen in every state, for people who see poorly, enlarge text, or have a small phone: in the night
 * theme on a phone, in the day theme on a desktop.
 */
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 800 };
/** 1280 pixels, magnified to 400 %. */
const NARROWEST = { width: 320, height: 844 };

/** Screens that are not tested: each is the same page as a tested one, with other contents. */
const ALIKE = /^\/gallery, |^\/product\/(spider|iron)$|^\/faq$/;

/** The names of the screens are known before a shop runs; the ids in their addresses are not. */
const NAMES = screensOf({ orderId: '', orderNumber: '', ticket: '', staffPassword: '' }).map(
  ({ name }) => name,
);

/** One tab for each kind of visitor, so that the shop's scripts need not be loaded again for each screen. */
const test = inTheLivedIn.extend<object, { tabOf: (screen: Screen) => Promise<Page> }>({
  tabOf: [
    async ({ browser, livedIn, shop }, use) => {
      const tabs = new Map<string, Page>();
      await use(async ({ who, popup = false }) => {
        const kind = `${who} ${popup}`;
        const tab = tabs.get(kind) ?? (await newTab(await browser.newContext(), popup));
        tabs.set(kind, tab);
        if (who) await carrySession(tab.context(), livedIn[who], shop.url);
        return tab;
      });
      for (const tab of tabs.values()) await tab.context().close();
    },
    { scope: 'worker' },
  ],
});

test.describe.configure({ mode: 'parallel' });

for (const name of NAMES.filter((each) => !ALIKE.test(each))) {
  test(`${name} can be read`, async ({ tabOf, livedIn }) => {
    const screen = screensOf(livedIn).find((each) => each.name === name);
    if (!screen) throw new Error(`There is no screen ${name}.`);
    const page = await tabOf(screen);
    await show(page, screen);
    await expect.poll(() => page.getByRole('heading', { level: 1, includeHidden: true }).count()).toBe(1);
    expect.soft(await wordsOutOfReach(page), 'on a phone').toEqual([]);
    await turnTheme(page, 'dark');
    expect.soft(await axeFindings(page), 'by night, on a phone').toEqual([]);
    await turnTheme(page, 'light');

    await page.setViewportSize(NARROWEST);
    expect.soft(await wordsOutOfReach(page), 'on 320 pixels').toEqual([]);
    await page.setViewportSize(DESKTOP);
    expect.soft(await axeFindings(page), 'by day, on a desktop').toEqual([]);

    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect.soft(await wordsOutOfReach(page), 'letters twice as large, on a desktop').toEqual([]);
    await page.setViewportSize(PHONE);
    expect.soft(await wordsOutOfReach(page), 'letters twice as large, on a phone').toEqual([]);
  });
}

async function newTab(context: BrowserContext, popup: boolean): Promise<Page> {
  const page = await context.newPage();
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await page.addInitScript((draft) => localStorage.setItem('nv.draft', draft), DRAFT_IN_STORAGE);
  await page.addInitScript((seen) => {
    // One tab shows many screens, each as in a separate visit.
    if (seen) sessionStorage.setItem('nv.popup-seen', '1');
    else sessionStorage.removeItem('nv.popup-seen');
  }, !popup);
  return page;
}

async function show(page: Page, screen: Screen): Promise<void> {
  await page.setViewportSize(PHONE);
  await page.goto(screen.path, { waitUntil: 'networkidle' });
  await screen.prepare?.(page);
  await page.waitForLoadState('networkidle');
}

async function turnTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate(async (dark) => {
    document.documentElement.classList.toggle('dark', dark);
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  }, theme === 'dark');
}

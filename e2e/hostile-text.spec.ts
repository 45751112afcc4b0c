import type { BrowserContext, Page } from '@playwright/test';
import { browserOf } from '../scripts/lived-in-shop.ts';
import { typeEverywhere, type Written } from '../testing/every-field.ts';
import { HOSTILE_TEXTS } from '../testing/hostile-texts.ts';
import { addressOf, shopRoutes } from '../testing/staff-routes.ts';
import { openTestShop, PASSWORD, type TestShop } from '../testing/test-shop.ts';
import { Typing } from '../testing/typing.ts';
import { expect, test } from './shop.ts';

/** The variable that every script of the corpus sets in a page that runs it. */
const CANARY = '__pwned';

test('scripts typed into every field run on no page and in no letter', async ({ browser }) => {
  test.slow();
  const shop = await openTestShop();
  try {
    const scripts = HOSTILE_TEXTS.filter((text) => text.includes(CANARY));
    const written = await typeEverywhere(shop, new Typing(0, scripts));
    expect(written.refused).toEqual([]);
    const { open, inRoom } = await pagesWith(written);
    expect(open.length).toBeGreaterThan(8);
    expect(inRoom.length).toBeGreaterThan(8);
    const ran: string[] = [];
    const asCustomer = await (await browserOf(browser, shop.url, written.customer, {})).newPage();
    for (const address of open) {
      await asCustomer.goto(address);
      if (await hasRun(asCustomer)) ran.push(address);
    }
    const asOwner = await (await browserOf(browser, shop.url, null, {})).newPage();
    await asOwner.goto('/admin');
    await asOwner.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await asOwner.keyboard.press('Enter');
    await asOwner.waitForURL(/\/admin\/\w/);
    for (const address of inRoom) {
      await goInside(asOwner, address);
      if (await hasRun(asOwner)) ran.push(address);
    }
    await lookAtLetters(await browser.newContext(), shop, ran);
    expect(ran).toEqual([]);
  } finally {
    await shop.close();
  }
});

/** The pages that contain hostile text: those that the customer can open, and those of the back office. */
async function pagesWith({
  ids,
  links,
  customer,
  owner,
}: Written): Promise<{ open: string[]; inRoom: string[] }> {
  const pages = { open: [...links], inRoom: [] as string[] };
  for (const route of (await shopRoutes()).filter(({ file }) => file.endsWith('.tsx')))
    for (const address of new Set(ids.map((each) => addressOf(route, each)))) {
      if (!address) continue;
      const answer = await (route.inRoom ? owner.get(`${address}.data`) : customer.get(address));
      if ((await answer.text()).includes(CANARY)) pages[route.inRoom ? 'inRoom' : 'open'].push(address);
    }
  return pages;
}

/** The back office asks for the password on every full load, so navigate without one. */
async function goInside(page: Page, address: string): Promise<void> {
  await page.evaluate(async (to) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate: (to: string) => Promise<void> };
    };
    await router.navigate(to);
  }, address);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/**
 * Whether a script has run. Nothing is clicked, but every field that could run a script on focus is focused.
 */
async function hasRun(page: Page): Promise<boolean> {
  return page.evaluate((canary) => {
    for (const field of document.querySelectorAll<HTMLElement>('input, textarea')) field.focus();
    return canary in window;
  }, CANARY);
}

/** A mailbox may have no policy of its own, so letters are shown without one. */
async function lookAtLetters(context: BrowserContext, shop: TestShop, ran: string[]): Promise<void> {
  const page = await context.newPage();
  for (const { subject, html } of (await shop.letters()).filter((letter) => letter.html.includes(CANARY))) {
    await page.setContent(html, { waitUntil: 'domcontentloaded' });
    if (await hasRun(page)) ran.push(`letter “${subject}”`);
  }
  await context.close();
}

import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Locator, Page } from '@playwright/test';
import { BOOK, checkOut, pay, report, until } from '../testing/buying.ts';
import { LIKENESSES } from '../comic/sample-likenesses.ts';
import { PASSWORD, type TestShop } from '../testing/test-shop.ts';
import type { Visitor } from '../testing/visitor.ts';
import { expect, test } from './breakable-shop.ts';
import { AT_LENGTH } from './limits.ts';

test.use({ books: 'made', signedIn: true });

/** A book takes seconds, or many of them on a busy machine. */
const DRAWN_WITHIN_S = 100;

interface Bought {
  id: string;
  number: string;
}

/** Buys a printed book and waits until it is drawn. */
async function buy(shop: TestShop, parent: Visitor, more: object = {}): Promise<Bought> {
  const { checkoutId, payment } = await checkOut(parent, {
    book: { ...BOOK, story: 'space-explorer', ...more },
  });
  const { orderNumber = '' } = await report(parent, checkoutId, pay(shop, payment.orderId));
  const [row] = await shop.sql<{ id: string }>`select id from orders where order_number = ${orderNumber}`;
  if (!row) throw new Error('Nothing was ordered.');
  await until(
    async () =>
      (
        await shop.sql<{ made: unknown }>`
        select b.made_at as made from made_books b join order_items i on i.id = b.order_item_id
        where i.order_id = ${row.id}`
      )[0]?.made,
    DRAWN_WITHIN_S,
  );
  return { id: row.id, number: orderNumber };
}

/** Opens an order in the back office, in its own browser. */
async function atTheDesk(browser: Browser, shop: TestShop, path: string): Promise<Page> {
  await shop.staff('production');
  await shop.sql`delete from rate_limits`;
  const context = await browser.newContext({ baseURL: shop.url, locale: 'en-IN' });
  const page = await context.newPage();
  await page.goto(`/admin?next=${path}`);
  await page.getByLabel(/E-mail/).fill('production@staff.example');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}`);
  return page;
}

/**
 * Leaves the order and comes back without a full load, because the back office stays unlocked only for the
 * life of the page.
 */
async function lookAgain(desk: Page): Promise<void> {
  await desk.getByRole('navigation', { name: 'Staff room' }).getByRole('link', { name: 'Orders' }).click();
  await desk.getByRole('heading', { name: 'Orders', level: 1 }).waitFor();
  await desk.goBack();
}

const findings = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);

test('one order from paid to delivered, with the customer’s page open beside it', async ({
  page,
  browser,
  shop,
  parent,
}) => {
  const { id, number } = await buy(shop, parent);
  await page.goto(`/orders/${id}`);
  const way = page.getByRole('region', { name: /Where your book is/ });
  const says = (label: string) => expect(way.locator('[data-colour]').first()).toHaveText(label);
  await says('Pending');

  const desk = await atTheDesk(browser, shop, `/admin/orders/${id}`);
  await expect(desk.getByRole('heading', { name: number })).toBeVisible();
  await expect(desk.getByRole('img', { name: /^Cover of .* and the lost little star$/ })).toBeVisible({
    timeout: 60_000,
  });
  expect(await findings(desk)).toEqual([]);

  await desk.getByText('Move it elsewhere').click();
  await desk.getByLabel('To', { exact: true }).selectOption('printing');
  await desk.getByRole('button', { name: 'Move it', exact: true }).click();
  await expect(desk.locator('[data-toast]').filter({ hasText: 'is now: Printing' })).toBeVisible();
  await says('Preparing');

  const download = desk.waitForEvent('download');
  await desk.getByRole('link', { name: 'Take the print pack' }).click();
  expect((await download).suggestedFilename()).toBe(`${number}-print.zip`);
  await lookAgain(desk);
  await desk.getByRole('button', { name: 'It is packed' }).click();
  await desk.getByLabel('Courier').selectOption('Delhivery');
  await desk.getByLabel('Tracking number').fill('nope!');
  await desk.getByRole('button', { name: 'It is shipped' }).click();
  await expect(desk.getByLabel('Tracking number')).toBeFocused();
  await desk.getByLabel('Tracking number').fill('1490123456789');
  await desk.keyboard.press('Enter');
  await says('Shipped');
  await expect(way.getByRole('link', { name: /Follow the parcel/ })).toHaveAttribute(
    'href',
    'https://www.delhivery.com/track-v2/package/1490123456789',
  );
  await expect(page.getByRole('link', { name: 'Download your digital copy' })).toBeVisible();
  await desk.getByRole('button', { name: 'It is out for delivery' }).click();
  await says('Out for delivery');
  await desk.getByRole('button', { name: 'It is delivered' }).click();
  await says('Delivered');
  await expect(desk.getByText('Nothing is left to do.')).toBeVisible();
  expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  for (const subject of [/on its way/, /arrives today/, /has arrived/])
    expect((await shop.letter(parent.email, subject)).text).toContain(`/orders/${id}`);
  await desk.context().close();
});

test('a parent pins notes on the proof, sees the mended book, and says yes', async ({
  page,
  browser,
  shop,
  parent,
}) => {
  const { id } = await buy(shop, parent);
  await page.goto(`/orders/${id}`);
  const desk = await atTheDesk(browser, shop, `/admin/orders/${id}`);
  await desk.getByRole('button', { name: 'Send the proof' }).click();
  await expect(desk.getByText(/Proof due in 48 h/)).toBeVisible();

  await page.getByRole('link', { name: 'Look at the finished book' }).click();
  const cover = page.locator('.reader-page[data-page="0"]');
  await cover.waitFor(AT_LENGTH);
  await test.step('enlarged, it is looked over by presses that pin no note', async () => {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await page.getByRole('button', { name: 'Look down' }).click();
    await page.getByRole('button', { name: 'Look right' }).click();
    await expect(page.getByLabel(/What should be different/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Whole page' }).click();
    await expect(page.getByRole('button', { name: 'Look down' })).toHaveCount(0);
  });
  await test.step('a note by pointing', async () => {
    await cover.click({ position: { x: 120, y: 160 } });
    const note = page.getByLabel('What should be different on the cover?');
    await expect(note).toBeFocused();
    await note.fill('Her hair is longer.');
    await page.getByRole('button', { name: 'Pin the note' }).click();
    await expect(page.locator('.reader-pin')).toHaveText('1');
  });
  await test.step('a note without a pointer', async () => {
    await page.getByRole('button', { name: 'Next page' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Note for page 1' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('What should be different on page 1?')).toBeFocused();
    await page.keyboard.type('Please write Mira Rao.');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Please write Mira Rao.')).toBeVisible();
  });
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Hand the notes in' }).click();
  await page.waitForURL(`**/orders/${id}`);
  await shop.letter(parent.email, /We have your notes/);

  await lookAgain(desk);
  await expect(desk.getByText('Her hair is longer.')).toBeVisible();
  await desk.getByText('Change the words').click();
  await desk.getByLabel('Hero’s name').fill('Mira Rao');
  await desk.getByRole('button', { name: 'Change it and draw it again' }).click();
  await expect(desk.locator('[data-toast]').filter({ hasText: 'being drawn again' })).toBeVisible();
  await until(
    async () =>
      (
        await shop.sql<{ made: unknown }>`
        select b.made_at as made from made_books b join order_items i on i.id = b.order_item_id
        where i.order_id = ${id} and b.revision = 2`
      )[0]?.made,
    DRAWN_WITHIN_S,
  );
  await lookAgain(desk);
  await desk.getByRole('button', { name: 'Send the second proof' }).click();

  await page.getByRole('link', { name: 'Look at the finished book' }).click();
  await expect(page.getByText('has been used')).toBeVisible();
  await cover.waitFor(AT_LENGTH);
  await cover.click();
  await expect(page.getByRole('button', { name: 'Pin the note' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Yes, print it like this' }).click();
  await page.waitForURL(`**/orders/${id}`);
  await expect(page.locator('[data-toast]').filter({ hasText: 'It goes to print' })).toBeVisible();
  await shop.letter(parent.email, /goes to print/);
  await lookAgain(desk);
  await expect(desk.getByText(/Approved on .* by the parent/)).toBeVisible();
  await expect(desk.getByText('Change the words')).toHaveCount(0);
  await desk.context().close();
});

test('the parent asks for another look of the child; production makes it right, and the parent sees it at once', async ({
  page,
  browser,
  shop,
  parent,
}) => {
  const { id } = await buy(shop, parent, { drawnHero: LIKENESSES[0] });
  await page.goto(`/orders/${id}`);
  const own = page.getByRole('img', { name: /^Cover of/ }).first();
  await expect(own).toBeVisible(AT_LENGTH);
  const before = await pixels(own);
  const desk = await atTheDesk(browser, shop, `/admin/orders/${id}`);
  const panel = desk.getByRole('region', { name: /^Book:/ });
  await panel.getByText('Change how the child looks').click();
  await panel.getByRole('button', { name: 'Show the child' }).click();
  await panel.getByRole('radio', { name: 'Deepest brown' }).check();
  await expect(panel.locator('.hero-maker-portrait [fill="#41281d"]').first()).toBeAttached(AT_LENGTH);
  expect(await findings(desk)).toEqual([]);
  await panel.getByRole('button', { name: 'Change the child and draw the book again' }).click();
  await expect(desk.getByText('The child is changed, and the book is being drawn again.')).toBeVisible();
  await expect.poll(() => pixels(own), { timeout: AT_LENGTH.timeout }).not.toBe(before);
});

/** The contents of a canvas. */
const pixels = (canvas: Locator): Promise<string> =>
  canvas.evaluate((element) => (element as HTMLCanvasElement).toDataURL());

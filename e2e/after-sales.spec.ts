import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { buy } from '../testing/ordering.ts';
import { PASSWORD, type TestShop } from '../testing/test-shop.ts';
import { expect, test } from './breakable-shop.ts';
import { AT_LENGTH } from './limits.ts';

test.use({ signedIn: true });

/** Opens a page of the back office in a browser context of its own. */
async function atTheDesk(browser: Browser, shop: TestShop, path: string): Promise<Page> {
  await shop.staff('support');
  await shop.sql`delete from rate_limits`;
  const context = await browser.newContext({
    baseURL: shop.url,
    locale: 'en-IN',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(`/admin?next=${path}`);
  await page.getByLabel(/E-mail/).fill('support@staff.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${path}`);
  return page;
}

const findings = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);

test('refund: a part and then the rest, with the customer’s page open beside it', async ({
  page,
  browser,
  shop,
  parent,
}) => {
  const order = await buy(shop, parent);
  const connected = page.waitForResponse('**/api/orders/news');
  await page.goto(`/orders/${order.id}`);
  await connected;
  const desk = await atTheDesk(browser, shop, `/admin/orders/${order.id}`);
  const money = desk.getByRole('region', { name: 'Money' });
  await money.getByText('Hand money back').click();
  await money.getByLabel('A part of it').check();
  await money.getByLabel('Rupees').fill('200');
  await money.getByRole('textbox', { name: 'Why' }).fill('One page was pale.');
  expect(await findings(desk)).toEqual([]);
  await money.getByRole('button', { name: 'Hand it back' }).click();
  await expect(desk.getByText('₹200 is on its way back.').first()).toBeVisible();

  const back = page.getByRole('region', { name: 'Money back' });
  await expect(back.getByText(/Left us on/)).toBeVisible(AT_LENGTH);
  await expect(back).toContainText('₹200');
  await expect(back).toContainText('Credit and debit cards: 5-7 business days.');
  expect(await findings(page)).toEqual([]);

  await money.getByText('Hand money back').click();
  await money.getByLabel(/All that is left: ₹599/).check();
  await money.getByRole('textbox', { name: 'Why' }).fill('It was late, too.');
  await money.getByRole('button', { name: 'Hand it back' }).click();
  await expect(page.getByText('This order was refunded.', { exact: false })).toBeVisible(AT_LENGTH);
  await expect(back.getByText(/Left us on/)).toHaveCount(2);
  await desk.context().close();
});

test('claim: told with a photo, answered with a new copy, and followed', async ({
  page,
  browser,
  shop,
  parent,
}) => {
  const order = await buy(shop, parent);
  await shop.sql`
    update orders set stage = 'delivered', status = 'delivered', progress_at = now(), delivered_at = now()
    where id = ${order.id}`;
  await page.goto(`/orders/${order.id}`);
  await page.getByText('Something is not right').click();
  await page.getByLabel('It arrived damaged').check();
  await page.getByLabel('Tell us about it').fill('Page 12 is torn along the fold.');
  await page.getByRole('button', { name: 'Tell us' }).click();
  await expect(page.getByRole('heading', { name: 'It arrived damaged' })).toBeVisible();
  const photo = page.getByLabel(/Add a photo of it/);
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  const jpeg = readFileSync('comic/hero/fixtures/astronaut.jpg');
  for (const [name, buffer, words] of [
    ['large.jpg', Buffer.concat([jpeg, Buffer.alloc(5 * 1024 * 1024)]), 'is larger than 5 MB'],
    ['phone.heic', Buffer.from('\0\0\0\u0018ftypheic', 'latin1'), 'is in the HEIC format'],
    ['notes.jpg', Buffer.from('Page 12'), 'cannot be read as a JPG, PNG or WebP picture'],
  ] as const) {
    await photo.setInputFiles({ name, mimeType: 'image/jpeg', buffer });
    await expect(page.getByText(words)).toBeVisible();
    await page.getByRole('button', { name: 'Send the photo' }).click();
  }
  expect(sent).toEqual([]);
  await photo.setInputFiles('comic/hero/fixtures/astronaut.jpg');
  await page.getByRole('button', { name: 'Send the photo' }).click();
  await expect(page.getByAltText('What is wrong, 1')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const desk = await atTheDesk(browser, shop, `/admin/orders/${order.id}`);
  const claim = desk.getByRole('region', { name: 'Claim to answer' });
  await expect(claim).toContainText('Page 12 is torn along the fold.');
  await expect(claim.getByAltText('What is wrong, 1')).toBeVisible();
  await claim.getByLabel('Make it again for nothing').check();
  await claim
    .getByLabel('What you write to the customer')
    .fill('We are very sorry. A new copy is on its way.');
  expect(await findings(desk)).toEqual([]);
  await claim.getByRole('button', { name: 'Send the answer' }).click();
  await expect(desk.getByRole('heading', { name: 'Claim, answered' })).toBeVisible();

  await page.getByRole('link', { name: 'Follow the new copy' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(order.number);
  await expect(page.getByText('₹0').first()).toBeVisible();
  await desk.context().close();
});

test('phone order: created in the back office, confirmed and paid by its link', async ({
  page,
  browser,
  shop,
}) => {
  const desk = await atTheDesk(browser, shop, '/admin/phone-orders');
  await desk.getByLabel('Character Name').fill('Mira');
  for (const [label, value] of [
    ['Full Name', 'Asha Rao'],
    ['Email', 'asha@example.in'],
    ['Phone', '98450 12345'],
    ['Address', '14 Temple Road, Malleswaram'],
    ['City', 'Bengaluru'],
    ['State', 'Karnataka'],
    ['Postal Code', '560003'],
    ['Take off (optional)', '99'],
    ['Why', 'A friend of the shop.'],
  ] as const)
    await desk.getByLabel(label, { exact: true }).fill(value);
  await desk.getByLabel('Format').selectOption('Physical Copy');
  await desk.getByRole('button', { name: 'What does it cost?' }).click();
  await expect(desk.getByText('₹700')).toBeVisible();
  expect(await findings(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Make the link' }).click();
  const message = await desk.getByLabel('Message with the link, shown only now').inputValue();
  const link = /https?:\/\/\S+\/pay\?key=[\w-]+/.exec(message)?.[0] ?? '';

  await page.goto(link);
  await expect(page.getByText('₹700').first()).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pay ₹700' }).click();
  await page
    .frameLocator('iframe[title="Payment sandbox"]')
    .getByRole('button', { name: 'Pay ₹700' })
    .click();
  await page.waitForURL(/order-confirmation/, AT_LENGTH);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'This order is paid' })).toBeVisible();
  await desk.context().close();
});

import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import type { ShopProcess } from '../testing/shop-process.ts';
import { awake, enterAsCustomer, expect, STAFF_PASSWORD, test } from './shop.ts';
import { chooseBook, fillDetails, paymentWindow, proceed } from './wizard.ts';

test('a coupon for one customer works for the first, and the second reads that it is not valid', async ({
  page,
  browser,
  shop,
}) => {
  const code = `FIRST-${Date.now()}`;
  await openRoom(page, '/admin/coupons');
  await page.getByRole('link', { name: 'New coupon' }).click();
  await page.getByLabel('Code').fill(code.toLowerCase());
  await page.getByLabel('Percent', { exact: true }).fill('95');
  await expect(page.getByText('Whoever knows this code pays 5% of the price.')).toBeVisible();
  await page.getByRole('radio', { name: 'An amount in rupees' }).check();
  await page.getByLabel('Rupees', { exact: true }).fill('300');
  await page.getByLabel('Uses in all').fill('none');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create coupon' }).click();
  await expect(page.getByText('A whole number from 1, or nothing.')).toBeVisible();
  await expect(page.getByLabel('Uses in all')).toBeFocused();
  await page.getByLabel('Uses in all').fill('1');
  await page.getByRole('button', { name: 'Create coupon' }).click();
  const slip = page.getByRole('listitem').filter({ hasText: code });
  await expect(slip.getByText('₹300 off')).toBeVisible();
  await expect(slip.getByText('0 uses of 1')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  const first = await atDetails(browser, shop);
  await first.getByLabel('Coupon Code').fill(code.toLowerCase());
  await first.getByRole('button', { name: 'Apply' }).click();
  await expect(first.getByText('₹300 discount applied successfully!')).toBeVisible();
  await proceed(first);
  await first.getByRole('button', { name: /^Pay/ }).click();
  await paymentWindow(first).getByRole('button', { name: 'Pay ₹499' }).click();
  await expect(first.getByText('Payment Successful!')).toBeVisible();

  const second = await atDetails(browser, shop);
  await second.getByLabel('Coupon Code').fill(code);
  await second.getByRole('button', { name: 'Apply' }).click();
  await expect(second.getByText('Invalid coupon code. Try HARSHI10, SIVA100, or GANESH95.')).toBeVisible();

  await page.getByRole('link', { name: 'Numbers' }).click();
  await expect(page.getByRole('heading', { name: 'Numbers', level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('row', { name: `${code} 1 ₹300` })).toBeVisible();
  await expect(page.getByRole('row', { name: /1\. Choose Book [1-9]/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'Coupons' }).click();
  await expect(slip.getByText('Used up')).toBeVisible();
  await page.getByRole('link', { name: code }).click();
  await expect(page.getByRole('row', { name: /ORD-\d+/ })).toBeVisible();
});

test('staff find an order by its words, filter the list and work it by keyboard', async ({
  page,
  browser,
  shop,
}) => {
  const customer = await atDetails(browser, shop);
  await customer.getByLabel('Full Name').fill('Devaki Nandan');
  await proceed(customer);
  await customer.getByRole('button', { name: /^Pay/ }).click();
  await paymentWindow(customer).getByRole('button', { name: 'Pay ₹799' }).click();
  await expect(customer.getByText('Payment Successful!')).toBeVisible();

  await openRoom(page, '/admin/orders');
  const found = page.getByRole('row').filter({ hasText: 'Devaki Nandan' });
  await expect(found).toBeVisible();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('nandan dev');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=nandan\+dev/);
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(await findings(page)).toEqual([]);

  await page.getByLabel('Format').selectOption('digital');
  await expect(page.getByRole('heading', { name: 'No order fits' })).toBeVisible();
  await expect(page).toHaveURL(/q=nandan\+dev&format=digital/);
  await page.goBack();
  await expect(page.getByLabel('Format')).toHaveValue('');
  await page.getByLabel('Story').selectOption('space-explorer');
  await expect(page).toHaveURL(/story=space-explorer$/);
  await expect(found).toBeVisible();
  await page.getByRole('link', { name: 'Board' }).click();
  await expect(page).toHaveURL(/story=space-explorer&view=board/);
  await expect(page.getByRole('region', { name: /^Paid|^Drawing/ }).getByText('Devaki Nandan')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('link', { name: 'List' }).click();
  await expect(found).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^orders-.*\.csv$/);

  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(found.getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /ORD-\d+/, level: 1 })).toBeVisible();
});

async function openRoom(page: Page, address: string): Promise<void> {
  await page.goto(`/admin?next=${encodeURIComponent(address)}`);
  await page.getByLabel('Password').fill(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === address);
  await awake(page);
}

/** A new customer with a printed book, signed in, at the details step. */
async function atDetails(browser: Browser, shop: ShopProcess): Promise<Page> {
  const context = await browser.newContext({ baseURL: shop.url, locale: 'en-IN' });
  await context.addInitScript(() => sessionStorage.setItem('nv.popup-seen', '1'));
  const page = await context.newPage();
  await enterAsCustomer(page, shop);
  await chooseBook(page);
  await fillDetails(page);
  return page;
}

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

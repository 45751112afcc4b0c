import { BROKEN, blockCookies } from './broken-storage.ts';
import {
  awake,
  enterAsCustomer,
  expect,
  signUp,
  newCustomer,
  newEmail,
  PASSWORD,
  signIn,
  test,
} from './shop.ts';
import {
  KEPT_AT_SHOP,
  addPhoto,
  chooseBook,
  fillDetails,
  next,
  paymentWindow,
  proceed,
  SHIPPING,
} from './wizard.ts';

const main = 'main';

test.describe('a book with its photo', () => {
  for (const [words, breakIt] of Object.entries(BROKEN)) {
    test(`reaches its payment in a browser where ${words}`, async ({ page, context, shop }) => {
      await context.addInitScript(breakIt);
      await enterAsCustomer(page, shop);
      await chooseBook(page);
      await addPhoto(page);
      await expect(page.getByText(KEPT_AT_SHOP)).toBeVisible();
      await page.reload();
      await expect(page.getByLabel("Child's Name")).toHaveValue('Mira');
      await expect(page.getByAltText('What you chose')).toBeVisible();
      await fillDetails(page);
      await proceed(page);
      await expect(page).toHaveURL(/\/create\/payment$/);
      await expect(page.getByRole('heading', { name: 'For Mira' })).toBeVisible();
      await expect(page.getByText(`${SHIPPING.Address}\n`)).toBeVisible();
      await expect(page.getByAltText('The child, as you sent it')).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: 'Pay ₹799' }).click();
      await paymentWindow(page).getByRole('button', { name: 'Pay ₹799' }).click();
      await expect(page).toHaveURL(/\/thank-you/);
      await page.goto('/create');
      await awake(page);
      await expect(page.getByRole('radio', { name: /Space Explorer/ })).not.toBeChecked();
    });
  }
});

test('the form of a book, and the address and coupon of the cart, outlive their pages where storage is forbidden', async ({
  page,
  context,
  shop,
}) => {
  const email = newEmail();
  await newCustomer(shop, email);
  await context.addInitScript(BROKEN['all storage but cookies is forbidden']);
  await page.goto('/product/iron');
  await awake(page);
  await page.getByRole('radio', { name: /Physical Copy/ }).check();
  await page.getByLabel('Character Name').fill('Mira');
  await page.reload();
  await expect(page.getByLabel('Character Name')).toHaveValue('Mira');
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await page.reload();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/product\/iron$/);
  await page.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(page.getByText('The book for Mira is in your cart.')).toBeVisible();
  await page.goto('/cart');
  await page.getByLabel('Coupon Code').fill('hero50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('hero50 is applied', { exact: false })).toBeVisible();
  await page.goto('/gallery');
  await page.goto('/cart');
  await expect(page.getByText('hero50 is applied', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'Proceed to Checkout' }).click();
  for (const [label, value] of Object.entries(SHIPPING))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.reload();
  for (const [label, value] of Object.entries(SHIPPING))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await expect(page.getByRole('heading', { name: 'Payment' })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`${SHIPPING.Address}\n`)).toBeVisible();
});

test('a parent who signs up inside another app finds the book in the browser that opens the letter', async ({
  page,
  browser,
  shop,
}) => {
  await page.addInitScript(BROKEN['all storage but cookies is forbidden']);
  await chooseBook(page);
  await addPhoto(page);
  await expect(page.getByText(KEPT_AT_SHOP)).toBeVisible();
  await fillDetails(page);
  await proceed(page);
  await expect(page).toHaveURL(/\/auth$/);
  const email = newEmail();
  const link = await signUp(page, shop, email);

  const other = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await other.goto(link);
  await other.getByRole('dialog').getByRole('link', { name: 'Sign In' }).click();
  await signIn(other, email);
  await expect(other).toHaveURL(/\/create\/details$/);
  await expect(other.getByLabel('City')).toHaveValue('Mysuru');
  await proceed(other);
  await expect(other.getByRole('heading', { name: 'For Mira' })).toBeVisible();
  await expect(other.getByText('The photo is not here')).toBeVisible();
  await expect(other.getByText('Drawn as you chose, without a photo.')).toBeVisible();
  await other.context().close();
});

test.describe('a browser that keeps nothing at all', () => {
  test('says so at the first step, before any work is done', async ({ page, context }) => {
    await blockCookies(context);
    for (const [words, breakIt] of Object.entries(BROKEN)) {
      if (!/forbidden|no storage|without a word/.test(words)) continue;
      const tab = await context.newPage();
      await tab.addInitScript(breakIt);
      for (const path of ['/create', '/create-book', '/product/thor']) {
        await tab.goto(path);
        await expect(tab.getByRole('alert')).toContainText('This browser blocks cookies');
      }
      await tab.close();
    }
    await page.goto('/create');
    await awake(page);
    await expect(page.getByText('This browser blocks cookies')).toBeHidden();
  });

  test('tells the customer why the sign-in fails', async ({ page, context, shop }) => {
    const email = newEmail();
    await newCustomer(shop, email);
    await blockCookies(context);
    await page.goto('/auth');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.locator(main).getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByRole('heading', { name: 'This browser blocks cookies' })).toBeVisible();
  });
});

test('a healthy browser is asked for nothing and told nothing', async ({ page }) => {
  await page.goto('/create');
  await awake(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('radio', { name: /Space Explorer/ }).check();
  await next(page).click();
  await expect(page).toHaveURL(/\/create\/format$/);
});

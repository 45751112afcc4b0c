import { enterAsCustomer, expect, test } from './shop.ts';
import { KEPT_AT_SHOP, addPhoto, chooseBook, fillDetails, keepDraft, next, proceed } from './wizard.ts';

const PHOTO_API = '/api/photo?book=wizard';

test('two tabs show one photo, and either takes it away for good', async ({ page, context }) => {
  await page.goto('/create/personalize');
  await keepDraft(page, { story: 'space-explorer', format: 'print' });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto('/create/personalize');
    await tab.waitForLoadState('networkidle');
  }
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith(PHOTO_API)) sent.push(request.url());
  });
  await addPhoto(page);
  for (const tab of [page, other]) await expect(tab.getByText(KEPT_AT_SHOP)).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await other.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.locator('input[type="file"]')).toHaveCount(1);
  // In the one tab, focus stays where the photo was. In the other, focus does not move.
  await expect(other.locator('input[type="file"]')).toBeFocused();
  await expect(page.locator('body')).toBeFocused();
  expect(sent).toHaveLength(1);
  await expect
    .poll(async () => (await (await page.request.get(`${PHOTO_API}&info`)).json()).photo)
    .toBeNull();
});

test('a photo that left while the page stayed open is not paid for: the page says so and shows the truth', async ({
  page,
  shop,
}) => {
  await enterAsCustomer(page, shop);
  await chooseBook(page);
  await addPhoto(page);
  await expect(page.getByText(KEPT_AT_SHOP)).toBeVisible();
  await fillDetails(page);
  await proceed(page);
  const hero = page.getByRole('region', { name: 'The hero' });
  await expect(hero).toContainText('Drawn from the photo that you sent.');
  await page.evaluate((address) => fetch(address, { method: 'DELETE' }), PHOTO_API);
  const pay = page.getByRole('button', { name: /^Pay/ });
  await pay.click();
  await expect(page.getByText('We do not have the photo of this book any more.')).toBeVisible();
  await expect(hero).toContainText('Drawn as you chose, without a photo.');
  await hero.getByRole('link', { name: 'Change the photo now' }).click();
  await page.getByRole('checkbox', { name: /parent|guardian/i }).check();
  await expect(page.getByText(KEPT_AT_SHOP)).toBeVisible();
  await page.goto('/create/payment');
  await expect(hero).toContainText('Drawn from the photo that you sent.');
  await pay.click();
  await expect(page.locator('iframe[title="Payment sandbox"]')).toBeVisible();
});

test('words that cannot be printed are refused at their field, and stay there to be mended', async ({
  page,
}) => {
  await keepDraft(page, { story: 'space-explorer', format: 'print' });
  await page.goto('/create/personalize');
  await page.waitForLoadState('networkidle');
  const why = page.getByText('Our books have English and Hindi letters; “ஆதித்யா” cannot be printed yet.');
  const name = page.getByLabel("Child's Name");
  await name.fill('\u200b');
  await expect(next(page)).toBeDisabled();
  await name.fill('Venkatanarasimharajuvaripeta Srinivasa Raghavendra Rao');
  await expect(page.getByText('A name in a book has at most 40 letters; this has 54.')).toBeVisible();
  await next(page).click();
  await expect(name).toBeFocused();
  for (const styled of ['𝐌𝐢𝐫𝐚', 'Ｍｉｒａ', 'Kr̥ṣṇa']) {
    await name.fill(styled);
    await expect(name).not.toHaveAttribute('aria-invalid');
  }
  const emoji = page.getByText('Emoji cannot be printed: in the book the name would read “Hero”.');
  await name.fill('🦁');
  await expect(emoji).toBeVisible();
  await next(page).click();
  await expect(name).toBeFocused();
  await name.fill('Mira 🦁');
  await expect(emoji).toHaveCount(0);
  await expect(page.getByText('In the book it reads “Mira”.')).toBeVisible();
  await name.fill('Mira');
  const title = page.getByLabel('Custom Title');
  await title.fill('ஆதித்யா');
  await expect(why).toBeVisible();
  await next(page).click();
  await expect(title).toBeFocused();
  await expect(title).toHaveValue('ஆதித்யா');
  await title.fill('आदित्य');
  await expect(why).toHaveCount(0);
  await next(page).click();
  await expect(page).toHaveURL(/\/create\/preview$/);

  await page.goto('/product/thor');
  await page.waitForLoadState('networkidle');
  await page.getByRole('radio', { name: /Physical Copy/ }).check();
  await page.getByLabel('Character Name').fill('ஆதித்யா');
  await page.getByRole('button', { name: 'Add to Cart', exact: true }).click();
  await expect(why).toBeVisible();
  await expect(page.getByLabel('Character Name')).toBeFocused();
});

import { enterAsCustomer, expect, test } from './shop.ts';

test('the gallery’s five tabs each show their books, by press and by arrow key', async ({ page }) => {
  await page.goto('/gallery');
  await page.waitForLoadState('networkidle');
  const tab = (name: string) => page.getByRole('tab', { name });
  const books = page.getByRole('tabpanel').getByRole('listitem');
  await expect(page.getByRole('tab')).toHaveCount(5);
  await expect(books).toHaveCount(4);
  for (const [name, book] of [
    ['Mythology', 'Hanuman’s Little Helper'],
    ['Superheroes', 'The Spider Kid'],
    ['Customize Story by Your Own', 'The Thor Apprentice'],
    ['Technology', 'The Iron Kid'],
  ] as const) {
    await tab(name).click();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect(books).toHaveCount(1);
    await expect(books).toContainText(book);
  }
  await page.keyboard.press('ArrowRight');
  await expect(tab('All Books')).toBeFocused();
  await expect(books).toHaveCount(4);
  await page.keyboard.press('ArrowRight');
  await expect(books).toHaveCount(1);
  await expect(books).toContainText('Hanuman’s Little Helper');
  await books.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\/hanuman$/);
  await page.goBack();
  await expect(tab('Mythology')).toHaveAttribute('aria-selected', 'true');
});

test('the front page: letters turn both ways, books open by Enter and Space, two covers load at once', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const letters = page.getByRole('list', { name: 'What families say' });
  const inView = (name: string) => expect(letters.getByText(name)).toBeInViewport();
  await letters.scrollIntoViewIfNeeded();
  await inView('Priya S.');
  await page.getByRole('button', { name: 'Next' }).click();
  await inView('Rahul M.');
  await page.getByRole('button', { name: 'Previous' }).click();
  await inView('Priya S.');
  await page.getByRole('button', { name: 'Previous' }).click();
  await inView('Meera K.');
  for (const button of ['Next', 'Next', 'Previous', 'Previous', 'Previous'])
    await page.getByRole('button', { name: button }).click();
  await inView('Rahul M.');

  const adventures = page.getByRole('region', { name: 'Latest Adventures' });
  const books = await adventures
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(books).toEqual(['hanuman', 'spider', 'iron', 'thor'].map((id) => `/product/${id}`));
  const loading = await adventures
    .getByRole('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).loading));
  expect(loading).toEqual(['eager', 'eager', 'lazy', 'lazy']);
  for (const [key, book] of [
    ['Enter', 'spider'],
    ['Space', 'thor'],
  ]) {
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await page.locator(`a[href="/product/${book}"]`).focus();
    await page.keyboard.press(key ?? '');
    await expect(page).toHaveURL(new RegExp(`/product/${book}$`));
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('one question at a time is open', async ({ page }) => {
    await page.goto('/faq');
    const open = page.locator('details[open]');
    await expect(page.locator('details')).toHaveCount(10);
    await page.getByText('For which ages are the books?').click();
    await page.getByText('What do the books cost?').click();
    await expect(open).toHaveCount(1);
    await expect(open).toContainText('₹399');
    await page.getByText('What do the books cost?').click();
    await expect(open).toHaveCount(0);
  });
});

test('signing out in one tab reaches the other, which leaves what is private', async ({
  page,
  shop,
  context,
}) => {
  await enterAsCustomer(page, shop);
  const other = await context.newPage();
  await other.goto('/orders');
  await expect(other.getByRole('heading', { name: 'My orders' })).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Your profile' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('See you soon! 👋')).toBeVisible();
  await expect(other).toHaveURL(/\/auth\?next=%2Forders/);
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('a password manager’s link ends in the dialog that changes a password', async ({ page, shop }) => {
  await enterAsCustomer(page, shop);
  await page.goto('/.well-known/change-password');
  await expect(page.getByRole('heading', { name: 'Change Password' })).toBeVisible();
  await expect(page.getByLabel('Current password')).toBeVisible();
});

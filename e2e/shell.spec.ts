import { enterAsCustomer, expect, test } from './shop.ts';

const isDark = (page: import('@playwright/test').Page) =>
  page.evaluate(() => document.documentElement.classList.contains('dark'));

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`a visitor whose system is ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('sees that theme before the first paint, unless another one is saved', async ({ page }) => {
      const saved = colorScheme === 'dark' ? 'light' : 'dark';
      await page.addInitScript(() =>
        document.addEventListener('readystatechange', () => {
          const root = document.documentElement;
          root.dataset['early'] ??= String(root.classList.contains('dark'));
        }),
      );
      await page.goto('/about');
      expect(await isDark(page)).toBe(colorScheme === 'dark');
      await page.emulateMedia({ colorScheme: saved });
      await expect.poll(() => isDark(page)).toBe(saved === 'dark');
      await page.emulateMedia({ colorScheme });
      await expect(page.locator('html')).toHaveAttribute('data-early', String(colorScheme === 'dark'));
      await page.evaluate((theme) => localStorage.setItem('theme', theme), saved);
      await page.reload();
      expect(await isDark(page)).toBe(saved === 'dark');
      await page.emulateMedia({ colorScheme: saved });
      await page.emulateMedia({ colorScheme });
      expect(await isDark(page)).toBe(saved === 'dark');
      await expect(page.locator('html')).toHaveAttribute('data-early', String(saved === 'dark'));
    });
  });
}

test('customers have an avatar, which leads to their orders, and a session that is looked after every 30 seconds', async ({
  page,
  shop,
}) => {
  await enterAsCustomer(page, shop);
  await page.clock.install();
  let asked = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/me') asked += 1;
  });
  await page.goto('/pricing');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Your profile' })).toHaveText('AR');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveCount(0);
  // The clock also runs by itself. Between two requests, a busy machine has ten seconds to spare.
  const first = asked + 1;
  await page.clock.runFor(30_000);
  await expect.poll(() => asked).toBe(first);
  await page.clock.runFor(20_000);
  expect(asked).toBe(first);
  await page.clock.runFor(10_000);
  await expect.poll(() => asked).toBe(first + 1);
  await page.getByRole('button', { name: 'Your profile' }).click();
  await page.getByRole('dialog', { name: 'Your profile' }).getByRole('link', { name: 'My Orders' }).click();
  await expect(page).toHaveURL(/\/orders$/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the side menu leads everywhere, greets by first name and signs out, which empties the cart’s badge', async ({
    page,
    shop,
  }) => {
    await enterAsCustomer(page, shop);
    const book = { productId: 'spider', format: 'print', quantity: 3, characterName: 'Mira' };
    await page.request.post('/api/cart', { data: book, headers: { origin: shop.url } });
    await page.goto('/faq');
    const cart = page.getByRole('banner').getByRole('link', { name: /^Cart/ });
    await expect(cart).toHaveAccessibleName('Cart, 3 books');
    await expect(cart).toHaveText('3');
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu.getByText(/^Namaste/)).toHaveText('Namaste,Asha');
    const leftEdge = () =>
      menu.evaluate((stage) => stage.firstElementChild?.getBoundingClientRect().left ?? NaN);
    await expect.poll(leftEdge).toBe(0);
    const places = await menu
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('href')]));
    expect(places).toEqual([
      ['Home', '/'],
      ['How It Works', '/how-it-works'],
      ['Gallery', '/gallery'],
      ['Create Book', '/create'],
      ['My Orders', '/orders'],
      ['Pricing', '/pricing'],
    ]);
    await expect(menu).not.toContainText('Super Hero');
    await menu.getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText("You've been signed out successfully!")).toBeVisible();
    await expect(cart).toHaveAccessibleName('Cart, empty');
    await expect(cart).toHaveText('');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(menu.getByText(/^Namaste/)).toHaveText('Namaste,Super Hero');
    await expect(menu.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
  });
});

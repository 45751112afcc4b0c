import type { Page } from '@playwright/test';
import type { Screen, SeenShop } from './screens.ts';

/** Every screen of the back office, as the owner sees it. */
export function staffScreens({ staffPassword, orderId }: SeenShop): Screen[] {
  // The names of the screens must be known before there is an order.
  const nameOf = (path: string) => path.replace(`/orders/${orderId}`, '/orders/:id');
  const behind = (path: string, state = '', prepare?: (page: Page) => Promise<void>): Screen => ({
    name: state ? `${nameOf(path)}, ${state}` : nameOf(path),
    path: `/admin?next=${encodeURIComponent(path)}`,
    prepare: async (page) => {
      await openStaffRoom(page, staffPassword);
      await prepare?.(page);
    },
  });
  return [
    { name: '/admin', path: '/admin' },
    { name: '/admin, refused', path: '/admin', prepare: (page) => knock(page, 'not the password') },
    { name: '/admin/join, closed', path: '/admin/join?token=none' },
    behind('/admin/today'),
    behind('/admin/orders'),
    behind('/admin/orders?view=board', 'board'),
    behind('/admin/orders?q=nobody&late=1', 'none found'),
    behind(`/admin/orders/${orderId}`, 'an order'),
    behind(`/admin/orders/${orderId}`, 'all unfolded', (page) =>
      page.evaluate(() =>
        document.querySelectorAll('details').forEach((fold) => fold.setAttribute('open', '')),
      ),
    ),
    behind(`/admin/orders/${orderId}/packing-slip`),
    behind('/admin/phone-orders'),
    behind('/admin/stories'),
    behind('/admin/stories/new', '', async (page) => {
      await page.getByLabel('Template').fill('{name} lived in a house with a blue door.');
      await page.getByRole('region', { name: 'Words of Cover' }).waitFor();
    }),
    behind('/admin/feedback'),
    behind('/admin/feedback?q=nothing+of+the+kind', 'nothing found'),
    behind('/admin/feedback', 'one message', async (page) => {
      await page.getByRole('link', { name: 'A gift for Friday' }).click();
      await page.getByLabel('Reply').waitFor();
    }),
    behind('/admin/coupons'),
    behind('/admin/coupons/HERO50'),
    behind('/admin/new-coupon', 'generous', (page) => page.getByLabel('Percent', { exact: true }).fill('95')),
    behind('/admin/numbers'),
    behind('/admin/numbers?period=today', 'today'),
    behind('/admin/products', 'a book unfolded', (page) =>
      page.getByText('The Iron Kid and the Tiffin Robot').click(),
    ),
    behind('/admin/gallery'),
    behind('/admin/gallery', 'no tile of a theme', async (page) => {
      await page.getByRole('button', { name: /^Remove Hanuman/ }).click();
      await page.getByRole('combobox', { name: /^Show/ }).selectOption('Mythology');
    }),
    behind('/admin/settings'),
    behind('/admin/settings', 'something to mend', async (page) => {
      await page.getByLabel('Phone', { exact: true }).fill('call us');
      await page.getByRole('button', { name: 'Save Settings' }).click();
      await page.locator('[aria-invalid]').waitFor();
    }),
    behind('/admin/security'),
    behind('/admin/security', 'app being set up', async (page) => {
      await page.getByLabel('Your password').fill(staffPassword);
      await page.getByRole('button', { name: 'Set it up' }).click();
      await page.getByLabel('The code it shows now').waitFor();
    }),
    behind('/admin/staff'),
    behind('/admin/staff', 'changing somebody', (page) => page.getByText('Change Owner').first().click()),
    behind('/admin/log'),
  ];
}

async function knock(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.locator('[data-toast="failure"]').waitFor();
}

async function openStaffRoom(page: Page, password: string): Promise<void> {
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/admin\/\w/);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

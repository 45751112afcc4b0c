import type { Page } from '@playwright/test';
import { READY_MADE } from '../../app/ready-made.ts';
import { STAFF_PASSWORD } from '../lived-in-shop.ts';

/** One screen, and how to get it to show itself. */
interface Screen {
  name: string;
  path: string;
  signedIn?: boolean;
  popup?: boolean;
  /** Only what fits the window: dialogs hang in front of it. */
  oneScreen?: boolean;
  prepare?: (page: Page, device: 'phone' | 'desktop') => Promise<void>;
}

const SHIPPING = {
  fullName: 'Asha Rao',
  email: 'asha@example.in',
  phone: '98450 12345',
  address: '12 Lake Road',
  city: 'Mysuru',
  state: 'Karnataka',
  postalCode: '570001',
};

/** A book far enough for every step of the wizard to show itself, as the browser keeps it. */
export const DRAFT_IN_STORAGE = JSON.stringify({
  version: 1,
  draft: { story: 'space-explorer', format: 'print', characterName: 'Mira', shipping: SHIPPING },
});

/** Every screen of the shop, in the order of its addresses, then what opens in front of them. */
export function screensOf(orderId: string): Screen[] {
  const privately = { signedIn: true };
  const strangers: Screen[] = [...READY_MADE, '/auth', '/auth?mode=sign-up', '/forgot-password'].map(
    (path) => ({
      name: path,
      path,
    }),
  );
  return [
    ...strangers,
    { name: '/reset-password', path: '/reset-password?token=none' },
    { name: '/contact/received', path: '/contact/received?ticket=NV-A2B3C4' },
    { name: '/no-such-page', path: '/no-such-page' },
    { name: '/product/no-such-book', path: '/product/no-such-book' },
    { name: '/cart', path: '/cart', ...privately },
    { name: '/orders', path: '/orders', ...privately },
    { name: '/orders/:orderId', path: `/orders/${orderId}`, ...privately },
    { name: '/thank-you', path: '/thank-you', ...privately },
    { name: '/admin', path: '/admin' },
    { name: '/admin, open', path: '/admin', prepare: openStaffRoom },
    {
      name: 'sign-in popup',
      path: '/gallery',
      popup: true,
      oneScreen: true,
      prepare: (page) => page.getByRole('dialog').waitFor(),
    },
    {
      name: 'sign-up popup',
      path: '/gallery',
      popup: true,
      oneScreen: true,
      prepare: (page) => page.getByRole('button', { name: /Sign up/ }).click(),
    },
    { name: 'side menu', path: '/', oneScreen: true, prepare: openMenu },
    {
      name: 'profile',
      path: '/',
      signedIn: true,
      oneScreen: true,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Your profile' }).click();
        await page.getByRole('dialog').waitFor();
      },
    },
    {
      name: 'change password',
      path: '/?change-password',
      signedIn: true,
      oneScreen: true,
      prepare: (page) => page.getByRole('heading', { name: 'Change Password' }).waitFor(),
    },
    {
      name: 'chat',
      path: '/faq',
      oneScreen: true,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Ask our helper' }).click();
        await page.getByPlaceholder('Ask about our comic books...').fill('What does a printed book cost?');
        await page.keyboard.press('Enter');
        await page.waitForTimeout(1_500);
      },
    },
  ];
}

async function openMenu(page: Page, device: 'phone' | 'desktop'): Promise<void> {
  if (device === 'desktop') return;
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

async function openStaffRoom(page: Page): Promise<void> {
  await page
    .getByLabel(/password/i)
    .first()
    .fill(STAFF_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Welcome to Admin Panel!').first().waitFor();
}

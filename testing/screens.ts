import type { Page } from '@playwright/test';
import { READY_MADE } from '../app/ready-made.ts';
import { SHIPPING } from './buying.ts';
import { staffScreens } from './staff-screens.ts';

/** The data of the shop that screens need. */
export interface SeenShop {
  orderId: string;
  orderNumber: string;
  ticket: string;
  staffPassword: string;
}

/** One screen in one state, and how to open it. */
export interface Screen {
  name: string;
  path: string;
  /** `customer` has an order and two books in the cart. `newcomer` only has an account. */
  who?: 'customer' | 'newcomer';
  popup?: boolean;
  /**
   * Whether to capture only the window instead of the full page, because dialogs are fixed in front of it.
   */
  oneScreen?: boolean;
  prepare?: (page: Page) => Promise<void>;
}

/** A draft in the browser's storage that is complete enough to open every step of the wizard. */
export const DRAFT_IN_STORAGE = JSON.stringify({
  version: 1,
  draft: { story: 'space-explorer', format: 'print', characterName: 'Mira', shipping: SHIPPING },
});

/** Every screen of the shop, in the order of the addresses. Each is followed by its other states. */
export function screensOf(shop: SeenShop): Screen[] {
  const readyMade = READY_MADE.filter((path) => !path.startsWith('/create-book'));
  return [
    ...readyMade.flatMap((path) => [{ name: path, path }, ...(STATES[path] ?? [])]),
    { name: '/contact/received', path: `/contact/received?ticket=${shop.ticket}` },
    { name: '/contact/received, nothing sent', path: '/contact/received' },
    { name: '/thank-you, signed out', path: '/thank-you' },
    { name: '/no-such-page', path: '/no-such-page' },
    { name: '/product/no-such-book', path: '/product/no-such-book' },
    ...WAYS_IN,
    ...buying(shop),
    ...inFront(),
    ...staffScreens(shop),
  ];
}

const STATES: Record<string, Screen[]> = {
  '/gallery': ['Mythology', 'Superheroes', 'Customize Story by Your Own', 'Technology'].map((name) => ({
    name: `/gallery, ${name}`,
    path: '/gallery',
    prepare: (page) => page.getByRole('tab', { name }).click(),
  })),
  '/faq': [
    {
      name: '/faq, open',
      path: '/faq',
      prepare: (page) => page.getByText('What do the books cost?').click(),
    },
  ],
  '/contact': [
    {
      name: '/contact, not sent',
      path: '/contact',
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Send message' }).click();
        await page.locator('[aria-invalid="true"]').first().waitFor();
      },
    },
  ],
  '/feedback': [
    {
      name: '/feedback, thanks',
      path: '/feedback',
      prepare: async (page) => {
        await page.getByLabel('Message', { exact: true }).fill('She wears the cape to school.');
        await page.getByRole('button', { name: 'Send feedback' }).click();
        await page.getByRole('button', { name: 'Send feedback' }).waitFor({ state: 'detached' });
      },
    },
  ],
  '/product/thor': [
    {
      name: '/product/thor, filled',
      path: '/product/thor',
      prepare: async (page) => {
        await page.getByRole('radio', { name: /Digital \+ Physical/ }).check();
        await page.getByLabel('Character Name').fill('Venkatanarasimharajuvaripeta');
        await page.getByLabel('Coupon Code').fill('NOT-A-CODE');
        await page.getByRole('button', { name: 'Apply' }).click();
        await openMaker(page);
      },
    },
  ],
  '/create/personalize': [
    {
      name: '/create/personalize, drawn hero',
      path: '/create/personalize',
      prepare: openMaker,
    },
  ],
  '/create/details': [
    {
      name: '/create/details, not filled',
      path: '/create/details',
      prepare: async (page) => {
        await page.getByLabel('Full Name').fill('');
        await page.getByLabel('Postal Code').fill('12');
        await page.getByLabel('Postal Code').blur();
      },
    },
  ],
};

const WAYS_IN: Screen[] = [
  { name: '/auth', path: '/auth' },
  {
    name: '/auth, refused',
    path: '/auth',
    prepare: async (page) => {
      await page.getByLabel('Email').fill('nobody@example.in');
      await page.getByLabel('Password', { exact: true }).fill('not the password');
      await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
      await page.locator('[data-toast="failure"]').waitFor();
    },
  },
  { name: '/auth?mode=sign-up', path: '/auth?mode=sign-up' },
  {
    name: 'check your inbox',
    path: '/auth?mode=sign-up',
    oneScreen: true,
    prepare: async (page) => {
      await page.getByLabel('Full Name').fill('Asha Rao');
      await page.getByLabel('Email').fill(`asha.${Math.random().toString(36).slice(2)}@example.in`);
      await page.getByLabel('Phone').fill('98450 12345');
      await page.getByLabel('Password', { exact: true }).fill('tulsi-and-mango-42');
      await page.getByRole('button', { name: 'Create Account' }).click();
      await page.getByRole('dialog', { name: 'Check your inbox' }).waitFor();
    },
  },
  { name: 'address confirmed', path: '/?confirmed=yes', oneScreen: true, prepare: seeDialog },
  { name: '/forgot-password', path: '/forgot-password' },
  { name: '/reset-password', path: '/reset-password?token=none' },
];

function buying({ orderId, orderNumber }: SeenShop): Screen[] {
  return [
    { name: '/create/payment, signed in', path: '/create/payment', who: 'customer' },
    { name: '/cart, empty', path: '/cart', who: 'newcomer' },
    { name: '/cart', path: '/cart', who: 'customer' },
    { name: '/cart, checkout', path: '/cart?step=checkout', who: 'customer' },
    { name: '/cart, payment', path: '/cart?step=checkout', who: 'customer', prepare: payForCart },
    { name: '/thank-you', path: `/thank-you?order=${orderNumber}`, who: 'customer' },
    { name: '/orders, none', path: '/orders', who: 'newcomer' },
    { name: '/delete-account', path: '/delete-account', who: 'newcomer' },
    { name: '/orders', path: '/orders', who: 'customer' },
    { name: '/orders/:orderId', path: `/orders/${orderId}`, who: 'customer' },
    {
      name: '/orders/:orderId, unfolded',
      path: `/orders/${orderId}`,
      who: 'customer',
      prepare: (page) => page.getByText('Cancel this order').click(),
    },
    { name: '/pay, no such link', path: '/pay?key=none' },
  ];
}

function inFront(): Screen[] {
  return [
    { name: 'sign-in popup', path: '/gallery', popup: true, oneScreen: true, prepare: seeDialog },
    {
      name: 'sign-up popup',
      path: '/gallery',
      popup: true,
      oneScreen: true,
      prepare: (page) => page.getByRole('button', { name: /Sign up/ }).click(),
    },
    {
      name: 'sign-up popup, asked for',
      path: '/about',
      oneScreen: true,
      prepare: async (page) => {
        await openMenu(page);
        const way = page.getByRole('dialog', { name: 'Menu' }).getByText('Sign In');
        if (!(await way.isVisible())) return;
        await way.click();
        await page.getByRole('button', { name: /Sign up/ }).click();
      },
    },
    { name: 'side menu', path: '/', oneScreen: true, prepare: openMenu },
    { name: 'profile', path: '/', who: 'customer', oneScreen: true, prepare: openProfile },
    {
      name: 'change password',
      path: '/?change-password',
      who: 'customer',
      oneScreen: true,
      prepare: (page) => page.getByRole('heading', { name: 'Change Password' }).waitFor(),
    },
    {
      name: 'notification settings',
      path: '/',
      who: 'customer',
      oneScreen: true,
      prepare: async (page) => {
        await openProfile(page);
        await page.getByRole('dialog').getByText('Notification Settings').click();
      },
    },
    {
      name: 'chat',
      path: '/faq',
      oneScreen: true,
      prepare: async (page) => {
        await page.getByRole('button', { name: 'Ask our helper' }).click();
        await page.getByPlaceholder('Ask about our comic books...').fill('What does a printed book cost?');
        await page.keyboard.press('Enter');
        await page.getByText('Physical Copy').waitFor();
      },
    },
  ];
}

async function seeDialog(page: Page): Promise<void> {
  await page.getByRole('dialog').waitFor();
}

async function payForCart(page: Page): Promise<void> {
  for (const [label, value] of [
    ['Address', SHIPPING.address],
    ['City', SHIPPING.city],
    ['State', SHIPPING.state],
    ['Postal Code', SHIPPING.postalCode],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Proceed to Payment' }).click();
  await page.waitForURL(/step=payment/);
}

async function openMaker(page: Page): Promise<void> {
  await page.getByText('No photo? Draw the hero').click();
  await page.getByText('Glasses and more').click();
  await page.getByText('Worn every day').waitFor();
}

async function openProfile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your profile' }).click();
  await seeDialog(page);
}

/** Opens the menu, which replaces the navigation on narrow screens. */
async function openMenu(page: Page): Promise<void> {
  const button = page.getByRole('button', { name: 'Open menu' });
  if (!(await button.isVisible())) return;
  await button.click();
  await page.getByRole('dialog', { name: 'Menu' }).waitFor();
}

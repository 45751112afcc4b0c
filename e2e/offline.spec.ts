import type { Page } from '@playwright/test';
import { expect, test } from './breakable-shop.ts';
import { awake } from './shop.ts';
import { fill, main, press } from './forms.ts';
import { keepDraft } from './wizard.ts';

const BOOK = { productId: 'spider', format: 'print', quantity: 1, characterName: 'Mira' };
const DRAFT = { story: 'space-explorer', format: 'print', characterName: 'Mira' };
const WHOLE_DRAFT = {
  ...DRAFT,
  shipping: {
    fullName: 'Asha Rao',
    email: 'asha@example.in',
    phone: '98450 12345',
    address: '12 Lake Road',
    city: 'Mysuru',
    state: 'Karnataka',
    postalCode: '570001',
  },
};
const MESSAGE = {
  Name: 'Meera',
  Email: 'meera@example.in',
  Subject: 'Twins',
  Message: 'Can both be heroes?',
};
const QUESTION = 'Which photo do I need?';

const follow = (selector: string) => (page: Page) => page.locator(selector).first().click();
const tap = (name: string) => (page: Page) => press(main(page), name);
/** Navigates like a link, from a page without a link to the address. */
const walk = (address: string) => (page: Page) =>
  page.evaluate((to) => {
    history.pushState({ idx: 1, key: 'walk' }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
const noConnection = (page: Page) => main(page).getByText('No connection', { exact: true });
const told = (page: Page) => page.locator('[data-toast]').filter({ hasText: 'No connection' });

/** Opens a page and waits until everything that it loads by itself is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await awake(page);
}

async function expectNoBlame(page: Page): Promise<void> {
  await expect(page.getByText(/on our side|page got torn/)).toHaveCount(0);
}

test.use({ signedIn: true });

/** Navigation that needs the shop: its start, its action, its destination and what is shown there. */
const WAYS = [
  { to: 'a page of words', from: '/faq', go: follow('header a[href="/how-it-works"]'), at: '/how-it-works' },
  {
    to: 'a page with a loader',
    from: '/gallery',
    go: follow('main a[href="/product/spider"]'),
    at: '/product/spider',
  },
  { to: 'the cart', from: '/faq', go: follow('header a[href="/cart"]'), at: '/cart' },
  { to: 'the list of orders', from: '/faq', go: walk('/orders'), at: '/orders' },
  { to: 'a step of the wizard', from: '/create/format', go: tap('Next'), at: '/create/personalize' },
];

for (const { to, from, go, at } of WAYS)
  test(`without a connection ${to} says so, and comes by itself when it is back`, async ({
    page,
    context,
  }) => {
    await keepDraft(page, DRAFT);
    await open(page, from);
    await context.setOffline(true);
    await go(page);
    await expect(noConnection(page)).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at}$`));
    await expectNoBlame(page);
    await press(main(page), 'Try again');
    await expect(noConnection(page)).toBeVisible();
    await context.setOffline(false);
    await expect(noConnection(page)).toBeHidden();
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${at}$`));
    await expectNoBlame(page);
  });

test('a page that does not come keeps the dark theme', async ({ page, context }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/faq');
  await context.setOffline(true);
  await follow('header a[href="/pricing"]')(page);
  await expect(noConnection(page)).toBeVisible();
  await expect(page.locator('html')).toHaveClass(/dark/);
});

test('an open list reloads by itself, too', async ({ page, context }) => {
  await open(page, '/orders');
  const list = await main(page).innerText();
  await page.locator('header a[href="/gallery"]').click();
  await expect(page).toHaveURL(/gallery$/);
  await context.setOffline(true);
  await page.goBack();
  await expect(noConnection(page)).toBeVisible();
  await expectNoBlame(page);
  await context.setOffline(false);
  await expect(noConnection(page)).toBeHidden();
  await expect.poll(() => main(page).innerText()).toBe(list);
});

/** What a customer sends, and how the test sees that the input is still there. */
const SENT = [
  {
    what: 'a message',
    from: '/contact',
    button: 'Send message',
    fillIn: (page: Page) => fill(main(page), MESSAGE),
    kept: (page: Page) => expect(page.getByLabel('Message', { exact: true })).toHaveValue(MESSAGE.Message),
  },
  {
    what: 'a book for the cart',
    from: '/product/spider',
    button: 'Add to Cart',
    fillIn: async (page: Page) => {
      await page.getByRole('radio', { name: /Physical Copy/ }).check();
      await page.getByLabel('Character Name').fill('Mira');
    },
    kept: (page: Page) => expect(page.getByLabel('Character Name')).toHaveValue('Mira'),
  },
  {
    what: 'one more of a book',
    from: '/cart',
    button: /^One more/,
    kept: (page: Page) => expect(page.getByText('Character: Mira')).toBeVisible(),
  },
  {
    what: 'a coupon',
    from: '/cart',
    button: 'Apply',
    fillIn: (page: Page) => page.getByLabel('Coupon Code').fill('harshi10'),
    kept: (page: Page) => expect(page.getByLabel('Coupon Code')).toHaveValue(/harshi10/i),
  },
  {
    what: 'a payment',
    from: '/create/payment',
    button: /^Pay/,
    kept: (page: Page) => expect(main(page).getByRole('button', { name: /^Pay/ })).toBeEnabled(),
  },
];

for (const { what, from, button, fillIn, kept } of SENT)
  test(`without a connection ${what} stays where it is, and the reason is said`, async ({
    page,
    context,
    parent,
  }) => {
    await parent.postJson('/api/cart', BOOK);
    await keepDraft(page, WHOLE_DRAFT);
    await open(page, from);
    await fillIn?.(page);
    // A part that loads late must be there before the connection is cut.
    await expect(main(page).getByRole('button', { name: button, exact: true })).toBeEnabled();
    await context.setOffline(true);
    await press(main(page), button);
    await expect(told(page)).toBeVisible();
    await kept(page);
    await expectNoBlame(page);
  });

test('without a connection a page that looks for something newer stays as it is', async ({
  page,
  context,
  parent,
}) => {
  await parent.postJson('/api/cart', BOOK);
  await open(page, '/cart');
  const coupon = page.getByLabel('Coupon Code');
  await coupon.fill('harshi10');
  await context.setOffline(true);
  await page.evaluate(async () => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { revalidate: () => Promise<void> };
    };
    await router.revalidate();
  });
  await expect(coupon).toHaveValue('harshi10');
  await expect(page.getByText('Character: Mira')).toBeVisible();
  await expect(noConnection(page)).toBeHidden();
});

test('without a connection a question to the helper stays, and is answered later', async ({
  page,
  context,
}) => {
  await open(page, '/faq');
  await press(page, 'Ask our helper');
  const question = page.getByLabel('Your question');
  await question.fill(QUESTION);
  await context.setOffline(true);
  await press(page, 'Send');
  await expect(told(page)).toBeVisible();
  await expect(question).toHaveValue(QUESTION);
  await context.setOffline(false);
  await press(page, 'Send');
  await expect(question).toHaveValue('');
});

test('a part that is opened without a connection leaves the page as it is, and opens later', async ({
  page,
  context,
}) => {
  await open(page, '/contact');
  await fill(main(page), MESSAGE);
  await context.setOffline(true);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await press(page, /your profile$/i);
  await expect(told(page)).toBeVisible();
  await press(page, 'Ask our helper');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(MESSAGE.Message);
  await context.setOffline(false);
  await press(page, 'Close the chat');
  await press(page, 'Ask our helper');
  await expect(page.getByLabel('Your question')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'Your profile' })).toBeHidden();
  expect(
    asked.filter((path) => path.includes('/profile-panel')),
    'how often it was asked for',
  ).toHaveLength(1);
  await press(page, /your profile$/i);
  await expect(page.getByRole('dialog', { name: 'Your profile' })).toBeVisible();
});

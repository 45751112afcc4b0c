import type { Page } from '@playwright/test';
import { PASSWORD } from '../testing/customer.ts';
import { expect, readToast, test } from './breakable-shop.ts';
import { dismiss, fill, main, press } from './forms.ts';

/**
 * The error catalogue: contact, orders, chat, staff and a book's page. Each title is the exact text of a
 * toast, or of the words shown on the page instead; its test causes and reads it.
 */
const MESSAGE = {
  Name: 'Meera Iyer',
  Email: 'meera@example.in',
  Subject: 'A book for twins',
  Message: 'Can both be heroes? They are six.',
};
const QUESTION = 'Which photo do I need?';

const send = (page: Page) => press(main(page), 'Send message');
const unsent = (page: Page) => page.getByRole('region', { name: 'Your message has not been sent' });

async function put(page: Page, words: string): Promise<void> {
  await page.goto('/faq');
  await press(page, 'Ask our helper');
  await page.getByLabel('Your question').fill(words);
  await press(page, 'Send');
}

async function openGate(page: Page, password: string): Promise<void> {
  await page.goto('/admin');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

test.describe('the contact form', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/contact');
    await fill(main(page), MESSAGE);
  });

  test('Thank you for placing your order! - Our team will begin creating your comic, and a preview will follow soon. For urgent questions, please chat with us.', async ({
    page,
    says,
  }) => {
    await send(page);
    await says('success');
    await expect(page.getByText(/NV-\w{6}/)).toBeVisible();
  });

  test('Error - Failed to send message. Please try again or contact us directly.', async ({
    page,
    context,
    shop,
    breaking,
    says,
  }) => {
    const isRefused = async () => {
      await send(page);
      await says('failure');
      await expect(unsent(page)).toBeFocused();
      for (const [label, value] of Object.entries(MESSAGE))
        await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
      await dismiss(page);
    };
    const kept = () => shop.sql`select id from contact_messages where email = ${MESSAGE.Email}`;
    const before = (await kept()).length;

    await breaking.refuseRows('contact_messages');
    await isRefused();
    await breaking.mend();
    await context.setOffline(true);
    await isRefused();
    await context.setOffline(false);

    const keys = { EMAILJS_PUBLIC_KEY: 'public', EMAILJS_PRIVATE_KEY: 'private' };
    const service = { EMAILJS_SERVICE_ID: 'service', EMAILJS_TEMPLATE_ID: 'template' };
    const byService = { ...keys, ...service, EMAILJS_URL: shop.street.emailService.apiUrl };
    breaking.set({ ...byService, SMTP_URL: undefined });
    for (const emailService of ['451', '403', '429'] as const) {
      shop.street.control.behave({ emailService });
      await shop.sql`delete from rate_limits`;
      await isRefused();
    }
    shop.street.control.behave({ emailService: 'ok' });
    for (const missing of ['EMAILJS_PUBLIC_KEY', 'EMAILJS_SERVICE_ID', 'EMAILJS_TEMPLATE_ID']) {
      breaking.set({ ...byService, [missing]: '' });
      await shop.sql`delete from rate_limits`;
      await isRefused();
    }
    expect((await kept()).length).toBe(before);

    breaking.set(byService);
    await send(page);
    await expect(page.getByRole('heading', { name: 'We have your message' })).toBeVisible();
    const forwarded = shop.street.control.letters().find(({ from }) => from === MESSAGE.Email);
    expect(forwarded?.text).toContain(MESSAGE.Message);
  });
});

test.describe('my orders', () => {
  test.use({ signedIn: true });

  test('Error - Failed to load orders', async ({ page, context, breaking, says }) => {
    // An order update would load the list again before the button is pressed.
    await page.route('**/api/orders/news', (route) => route.abort());
    await breaking.loseTable('orders');
    await page.goto('/orders');
    await says('failure');
    await breaking.mend();
    await press(main(page), 'Try again');
    await expect(page.getByRole('heading', { name: 'My orders' })).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Try again' })).toBeHidden();

    await dismiss(page);
    await page.getByRole('banner').getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL(/\/gallery$/);
    await context.setOffline(true);
    await page.goBack();
    await says('failure');
  });
});

test.describe('the chat', () => {
  test('Please enter a message - Type your question before sending.', async ({ page, says }) => {
    await put(page, '  ');
    await says('failure');
  });

  test("Sorry, I'm having trouble right now. Please try again! 😊", async ({ page, shop, breaking }, {
    title,
  }) => {
    breaking.set({ CHAT_API_KEY: shop.street.chat.apiKey, CHAT_URL: shop.street.chat.apiUrl });
    for (const chat of ['500', 'empty'] as const) {
      shop.street.control.behave({ chat });
      await put(page, QUESTION);
      await expect(page.getByRole('log').getByText(title, { exact: true })).toBeVisible();
    }
    await expect(page.locator('[data-toast]')).toHaveCount(0);
  });

  test('Error - Failed to get response. Please try again.', async ({ page, context, says }) => {
    await page.goto('/faq');
    await press(page, 'Ask our helper');
    await page.getByLabel('Your QUESTION').fill(QUESTION);
    await context.setOffline(true);
    await press(page, 'Send');
    await says('failure');
    await expect(page.getByLabel('Your QUESTION')).toHaveValue(QUESTION);
  });
});

test.describe('the staff’s gate', () => {
  test('Invalid password!', async ({ page, says }) => {
    await openGate(page, 'open sesame');
    await says('failure');
  });

  test('Welcome to Admin Panel!', async ({ page, says }) => {
    await openGate(page, PASSWORD);
    await says('success');
  });
});

test.describe('a book’s page', () => {
  test('Product Not Found', async ({ page }, { title }) => {
    const answer = await page.goto('/product/shiva');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('falls back silently to the built-in book', async ({ page, shop, breaking }) => {
    const title = page.getByRole('heading', { level: 1 });
    const reads = (words: string) =>
      expect(async () => {
        await page.goto('/product/thor');
        await expect(title).toHaveText(words, { timeout: 1000 });
      }).toPass({ timeout: 30_000 });
    await breaking.loseTable('products');
    await reads('The Thor Apprentice');
    await expect(page.locator('[data-toast]')).toHaveCount(0);
    await breaking.mend();
    await shop.sql`
      insert into products (title, image, description, digital_price, print_price, combo_price, theme)
      values ('Ocean Adventure', '/covers/thor-480.webp', 'A row of the table.', 349, 649, 949, 'customize')`;
    await shop.sql`select pg_notify('shop_news', 'pages')`;
    await reads('Ocean Adventure');
    await shop.sql`delete from products`;
    await shop.sql`select pg_notify('shop_news', 'pages')`;
    await reads('The Thor Apprentice');
  });

  test('Redirecting to Create Book', async ({ page, says }) => {
    await page.goto('/product/hanuman');
    await page.getByRole('link', { name: 'Create Full Book' }).click();
    await says('plain');
    await expect(page).toHaveURL(/\/create$/);
  });
});

test('feedback that could not be sent says so and keeps every word', async ({ page, context }) => {
  await page.goto('/feedback');
  await page.getByRole('radio').last().check();
  await press(main(page), 'Send feedback');
  await expect(page.getByRole('region', { name: 'One thing to mend' })).toBeFocused();
  await main(page).getByLabel('Message', { exact: true }).fill('Again!');
  await context.setOffline(true);
  await press(main(page), 'Send feedback');
  await readToast(
    page,
    'Error - Failed to send message. Please try again or contact us directly.',
    'failure',
  );
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Again!');
});

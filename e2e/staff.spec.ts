import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expect, letter, STAFF_PASSWORD, test } from './shop.ts';
import type { ShopProcess } from '../testing/shop-process.ts';

const PASSWORD = 'monsoon-kite-and-7-crows';

test('a new member of staff is invited, sets up a second factor, and sees only the permitted pages', async ({
  page,
  browser,
  shop,
}) => {
  const email = `asha.${process.pid}.${Date.now()}@staff.example`;
  await open(page, '/admin?next=/admin/staff', { password: STAFF_PASSWORD });
  await expect(page.getByText('Welcome to Admin Panel!')).toBeVisible();
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('radio', { name: /Support/ }).check();
  await page.getByLabel('Your password').fill(STAFF_PASSWORD);
  await page.getByRole('button', { name: 'Send the invitation' }).click();
  await expect(page.getByRole('heading', { name: 'Asha Rao, Support' })).toBeVisible();

  const asha = await join(browser, shop, email);
  await open(asha, '/admin?next=/admin/security', { email, password: PASSWORD });
  const secret = await setUpApp(asha);
  await expect(asha.getByText(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){2}$/)).toHaveCount(10);
  expect(await findings(asha)).toEqual([]);
  await asha.getByRole('button', { name: 'I have kept them' }).click();
  await expect(asha.getByText('10 of your recovery codes are left')).toBeVisible();

  await test.step('a reload asks for the password again, and comes back to the page', async () => {
    await asha.getByRole('link', { name: 'Feedback' }).click();
    await asha.getByRole('link', { name: 'A gift for Friday' }).click();
    await asha.getByLabel('Reply').waitFor();
    const address = asha.url();
    await asha.reload();
    await expect(asha).toHaveURL(/\/admin\?next=/);
    await knock(asha, { email, password: PASSWORD });
    await asha.getByLabel('Reply').waitFor();
    expect(asha.url()).toBe(address);
  });

  await test.step('a sample message is marked as read, and opened again', async () => {
    await asha.getByRole('button', { name: 'Mark as Read' }).click();
    await asha.getByRole('button', { name: 'Open again' }).click();
    await expect(asha.getByRole('button', { name: 'Mark as Read' })).toBeVisible();
  });

  await test.step('another browser needs a code of the app, too', async () => {
    const elsewhere = await newPage(browser, shop);
    await elsewhere.goto('/admin?next=/admin/feedback');
    await knock(elsewhere, { email, password: PASSWORD });
    await elsewhere.getByRole('heading', { name: 'One more step' }).waitFor();
    expect(await findings(elsewhere)).toEqual([]);
    await elsewhere.getByLabel('Code').fill('000000');
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.locator('[aria-invalid]')).toBeFocused();
    await elsewhere.getByLabel('Code').fill(codeOf(secret, 1));
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByRole('heading', { name: 'Feedback', level: 1 })).toBeVisible();
    await elsewhere.context().close();
  });

  await test.step('the menu holds the places of the role; another is refused in words', async () => {
    const menu = asha.getByRole('navigation', { name: 'Staff room' });
    for (const place of ['Needs you', 'Feedback']) await expect(menu.getByText(place)).toBeVisible();
    for (const place of ['Settings', 'Staff']) await expect(menu.getByText(place)).toHaveCount(0);
    await asha.goto('/admin?next=/admin/staff');
    await knock(asha, { email, password: PASSWORD });
    await expect(asha.getByRole('heading', { name: 'This is not your place' })).toBeVisible();
    expect(await findings(asha)).toEqual([]);
  });

  await test.step('the owner sees the second factor, and what everybody did', async () => {
    await page.getByRole('link', { name: 'Needs you' }).click();
    await page.getByRole('link', { name: 'Staff', exact: true }).click();
    const person = page.getByRole('listitem').filter({ hasText: email });
    await expect(person.getByText('Second factor on')).toBeVisible();
    await page.getByRole('link', { name: 'What everybody did' }).click();
    await page.getByLabel('Person').selectOption('Asha Rao');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page.getByText('second factor set up, staff Asha Rao')).toBeVisible();
    await expect(page.getByText('person invited, staff Asha Rao')).toHaveCount(0);
  });
  await asha.context().close();
});

test('without scripts the gate says what it needs', async ({ browser, shop }) => {
  const context = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/admin');
  await expect(page.getByText('The staff room needs JavaScript.')).toBeVisible();
  await context.close();
});

test('staff can sign out on a phone, too, and the back office closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/admin', { password: STAFF_PASSWORD });
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(/\/admin$/);
  await page.goBack();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
});

async function newPage(browser: Browser, shop: ShopProcess): Promise<Page> {
  return (await browser.newContext({ baseURL: shop.url })).newPage();
}

/** Opens the letter's link in a new browser context. */
async function join(browser: Browser, shop: ShopProcess, email: string): Promise<Page> {
  const link = /https?:\/\/\S+\/admin\/join\?token=[\w-]+/.exec(
    (await letter(shop, email, /behind the counter/)).text,
  )?.[0];
  const page = await newPage(browser, shop);
  await page.goto(link ?? 'no link');
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('link', { name: 'Go to the staff room' }).click();
  return page;
}

async function open(page: Page, path: string, who: { email?: string; password: string }): Promise<void> {
  await page.goto(path);
  await knock(page, who);
  await page.getByRole('navigation', { name: 'Staff room' }).waitFor();
}

async function knock(page: Page, { email, password }: { email?: string; password: string }): Promise<void> {
  if (email) await page.getByLabel(/E-mail/).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/**
 * Sets up the authenticator app on the account page.
 * @returns the app's secret.
 */
async function setUpApp(page: Page): Promise<string> {
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set it up' }).click();
  const secret = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  expect(await findings(page)).toEqual([]);
  await page.getByLabel('The code it shows now').fill(codeOf(secret));
  await page.getByRole('button', { name: 'Turn it on' }).click();
  await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
  return secret;
}

/** The app's code, `steps` half minutes from now. */
function codeOf(secret: string, steps = 0): string {
  return TOTP.generate({
    secret: Secret.fromBase32(secret.replaceAll(' ', '')),
    timestamp: Date.now() + steps * 30_000,
  });
}

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

import type { Locator, Page } from '@playwright/test';
import { enterAsCustomer, expect, letter, newEmail, PASSWORD, signIn, test } from './shop.ts';
import { PHOTO } from './wizard.ts';

let email: string;
test.beforeEach(async ({ page, shop }) => {
  email = newEmail();
  await enterAsCustomer(page, shop, email);
  await page.goto('/about');
});

const avatar = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Your profile' });

async function openProfile(page: Page): Promise<Locator> {
  await avatar(page).click();
  const sheet = page.getByRole('dialog', { name: 'Your profile' });
  await expect(sheet).toBeVisible();
  return sheet;
}

test('one field at a time is edited in place; cancel brings the saved value back', async ({ page }) => {
  await expect(avatar(page)).toHaveText('AR');
  const sheet = await openProfile(page);
  // The stage is the part that scrolls, so its content reaches to the scroll bar.
  const toTheRight = () =>
    sheet.evaluate(
      (stage) => stage.clientWidth - (stage.firstElementChild?.getBoundingClientRect().right ?? NaN),
    );
  await expect.poll(toTheRight).toBe(0);
  await expect(sheet.getByText(email)).toBeVisible();
  await expect(sheet.getByRole('button', { name: 'Edit Email' })).toHaveCount(0);

  await sheet.getByRole('button', { name: 'Edit Full Name' }).click();
  await sheet.getByLabel('Full Name').fill('Nobody');
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(sheet.getByRole('button', { name: 'Edit Full Name' })).toBeFocused();
  await expect(sheet.getByText('Nobody')).toHaveCount(0);

  await sheet.getByRole('button', { name: 'Edit Phone' }).click();
  await sheet.getByRole('button', { name: 'Edit Address' }).click();
  await expect(sheet.getByRole('textbox')).toHaveCount(1);
  for (const [field, value] of [
    ['Phone', '91234 56789'],
    ['Address', '4 MG Road, Pune'],
  ] as const) {
    await sheet.getByRole('button', { name: `Edit ${field}` }).click();
    await sheet.getByLabel(field, { exact: true }).fill(value);
    await sheet.getByRole('button', { name: 'Save' }).click();
    await expect(sheet.getByRole('textbox')).toHaveCount(0);
    await expect(sheet.getByText(value)).toBeVisible();
  }
  await sheet.getByRole('button', { name: 'Edit Full Name' }).click();
  await sheet.getByLabel('Full Name').fill('meera sundari iyer');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile has been updated successfully!')).toBeVisible();
  await expect(avatar(page)).toHaveText('MS');
  await page.reload();
  await expect(avatar(page)).toHaveText('MS');
  await openProfile(page);
  for (const kept of ['meera sundari iyer', '91234 56789', '4 MG Road, Pune'])
    await expect(sheet).toContainText(kept);
});

test('a change that cannot be saved says so and keeps what was typed', async ({ page }) => {
  const sheet = await openProfile(page);
  await sheet.getByRole('button', { name: 'Edit Address' }).click();
  await sheet.getByLabel('Address').fill('4 MG Road, Pune');
  await page.route('**/api/profile', (route) => route.abort());
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Oops! Try again 😊')).toBeVisible();
  await expect(page.getByText('Failed to update profile. Please try again.')).toBeVisible();
  await expect(sheet.getByLabel('Address')).toHaveValue('4 MG Road, Pune');
});

test('a picture takes the place of the initials, until it is removed', async ({ page }) => {
  const sheet = await openProfile(page);
  const chooser = sheet.locator('input[type="file"]');
  await chooser.setInputFiles(PHOTO);
  await expect(sheet.getByRole('button', { name: 'Remove picture' })).toBeVisible();
  await expect(page.getByText('Got it! 🎉')).toBeVisible();
  await page.reload();
  await expect(avatar(page).locator('img')).toHaveJSProperty('naturalWidth', 256);

  await openProfile(page);
  await sheet.getByRole('button', { name: 'Remove picture' }).click();
  await expect(avatar(page)).toHaveText('AR');
  await expect(chooser).toBeFocused();
});

test('a picture that is none, or is too large, is refused in the recorded words', async ({ page }) => {
  const sheet = await openProfile(page);
  const chooser = sheet.locator('input[type="file"]');
  await chooser.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('Invalid File Type')).toBeVisible();
  await expect(page.getByText('Please select an image file (JPG, PNG, etc.)')).toBeVisible();
  await chooser.setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.alloc(5 * 1024 * 1024 + 1),
  });
  await expect(page.getByText('File Too Large')).toBeVisible();
  await expect(page.getByText('Please select an image smaller than 5MB')).toBeVisible();
  await expect(avatar(page)).toHaveText('AR');
});

test('the theme is turned in the profile and stays', async ({ page }) => {
  const sheet = await openProfile(page);
  const root = page.locator('html');
  await expect(root).not.toHaveClass(/dark/);
  await sheet.getByRole('button', { name: 'Night theme' }).click();
  await expect(root).toHaveClass(/dark/);
  await page.reload();
  await expect(root).toHaveClass(/dark/);
  await openProfile(page);
  await sheet.getByRole('button', { name: 'Light theme' }).click();
  await expect(root).not.toHaveClass(/dark/);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(root).not.toHaveClass(/dark/);
});

test('a changed password signs out other devices and is told by letter', async ({ page, shop, browser }) => {
  const other = await (await browser.newContext({ baseURL: shop.url })).newPage();
  await other.goto('/auth');
  await signIn(other, email);
  const sheet = await openProfile(page);
  await sheet.getByRole('button', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change Password' });
  const change = dialog.getByRole('button', { name: 'Change Password' });
  await dialog.getByLabel('Current password').fill('not it');
  await dialog.getByLabel('New password').fill('cardamom and rain');
  await change.click();
  await expect(dialog.getByText('The current password is not right.')).toBeVisible();
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await dialog.getByLabel('Current password').fill(PASSWORD);
  await dialog.getByLabel('New password').fill('12345');
  await change.click();
  await expect(dialog.getByText('Password must be at least 6 characters long.')).toBeVisible();
  await dialog.getByLabel('New password').fill('cardamom and rain');
  await change.click();
  await expect(page.getByText('Your password has been changed.')).toBeVisible();
  await letter(shop, email, /password was changed/i);
  await page.reload();
  await expect(avatar(page)).toBeVisible();
  await other.goto('/orders');
  await expect(other).toHaveURL(/\/auth/);
  await other.context().close();
});

test('which letters come is the customer’s choice, and offers come only when asked for', async ({ page }) => {
  const sheet = await openProfile(page);
  const dialog = page.getByRole('dialog', { name: 'Notification Settings' });
  await sheet.getByRole('button', { name: 'Notification Settings' }).click();
  await expect(dialog.getByLabel(/Order updates/)).toBeChecked();
  await expect(dialog.getByLabel(/Offers/)).not.toBeChecked();
  await dialog.getByLabel(/Order updates/).uncheck();
  await dialog.getByLabel(/Offers/).check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await openProfile(page);
  await sheet.getByRole('button', { name: 'Notification Settings' }).click();
  await expect(dialog.getByLabel(/Order updates/)).not.toBeChecked();
  await expect(dialog.getByLabel(/Offers/)).toBeChecked();
});

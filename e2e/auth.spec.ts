import { expect, newEmail, PASSWORD, test } from './shop.ts';

test('the account screen has its two forms, shows a password when asked, and starts empty each time', async ({
  page,
}) => {
  await page.goto('/user-authentication');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toHaveAttribute(
    'href',
    '/',
  );
  const password = page.getByLabel('Password', { exact: true });
  for (const label of ['Full Name', 'Phone', 'Address'])
    await expect(page.getByLabel(label, { exact: true })).toHaveCount(0);
  for (const label of ['Email', 'Password'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required', '');
  await page.getByLabel('Email').fill('asha@example.in');
  await password.fill(PASSWORD);
  await expect(password).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');

  await page.getByRole('link', { name: /Sign up/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Join the Adventure!' })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue('');
  await expect(password).toHaveValue('');
  await expect(page.getByText('Password must be at least 6 characters long')).toBeVisible();
  for (const label of ['Full Name', 'Email', 'Phone', 'Password'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required', '');
  await expect(page.getByLabel('Address')).not.toHaveAttribute('required');
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByRole('link', { name: /Sign in/ }).click();
  await page.getByRole('link', { name: /Sign up/ }).click();
  await expect(page.getByLabel('Full Name')).toHaveValue('');
});

test('a sign-up is Processing... and then asks to check the inbox; closing that clears the form', async ({
  page,
}) => {
  const email = newEmail();
  await page.goto('/auth?mode=sign-up');
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill('98450 12345');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  const answered = Promise.withResolvers<void>();
  await page.route('**/auth.data*', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('button', { name: 'Processing...' })).toHaveAttribute('aria-disabled', 'true');
  answered.resolve();
  const inbox = page.getByRole('dialog', { name: 'Check your inbox' });
  await expect(inbox).toContainText(email);
  await expect(inbox).toContainText('Click the link');
  await expect(inbox).toContainText('spam');
  await inbox.getByRole('button', { name: 'Close' }).click();
  await expect(inbox).toBeHidden();
  for (const label of ['Full Name', 'Email', 'Phone', 'Password', 'Address'])
    await expect(page.getByLabel(label, { exact: true })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible();
});

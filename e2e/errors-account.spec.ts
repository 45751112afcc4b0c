import type { Page } from '@playwright/test';
import { PASSWORD } from '../testing/customer.ts';
import { carrySession } from './carry-session.ts';
import { expect, test } from './breakable-shop.ts';
import { fill, main, press } from './forms.ts';

/**
 * The error catalogue: accounts. Each title is the exact text of a toast; its test causes and reads the
 * toast. Where the account screen and the popup use different words, both are tested.
 */
const NEWCOMER = { 'Full Name': 'Asha Rao', Phone: '98450 12345', Password: PASSWORD };
const newEmail = () => `asha-${crypto.randomUUID()}@example.in`;
const popup = (page: Page) => page.getByRole('dialog', { name: /Welcome Back|Join the Adventure/ });
const fullName = (page: Page) => page.getByRole('dialog').getByLabel('Full Name', { exact: true });

test.describe('signing up on the account screen', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/auth?mode=sign-up');
    await fill(main(page), { ...NEWCOMER, Email: newEmail() });
  });

  test('Account Exists - An account with this email already exists. Please sign in instead.', async ({
    page,
    parent,
    says,
  }) => {
    await fill(main(page), { Email: parent.email });
    await press(main(page), 'Create Account');
    await says('failure');
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome Back!' })).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(parent.email);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  });

  test('Signup Failed - Failed to create account. Please try again.', async ({ page, breaking, says }) => {
    await breaking.refuseRows('users');
    await press(main(page), 'Create Account');
    await says('failure');
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  });

  test('Error - An unexpected error occurred. Please try again.', async ({ page, context, says }) => {
    await context.setOffline(true);
    await press(main(page), 'Create Account');
    await says('failure');
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
  });
});

test.describe('signing in on the account screen', () => {
  test('Login Failed - Invalid email or password. Please try again.', async ({ page, parent, says }) => {
    await page.goto('/auth');
    await fill(main(page), { Email: parent.email, Password: 'not-the-password' });
    await press(main(page), 'Sign In');
    await says('failure');
    await expect(page.getByLabel('Email')).toHaveValue(parent.email);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  });

  test('Welcome back! - You have successfully logged in.', async ({ page, parent, says }) => {
    await page.goto('/auth');
    await fill(main(page), { Email: parent.email, Password: PASSWORD });
    await press(main(page), 'Sign In');
    await says('success');
  });
});

test.describe('in the popup', () => {
  test.use({ popup: true });
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/faq');
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(2_600);
    await popup(page).waitFor();
  });

  test("You're Already With Us! 😄 - An account with this email already exists. Please sign in instead.", async ({
    page,
    parent,
    says,
  }) => {
    await press(popup(page), /Sign up/);
    await fill(popup(page), { ...NEWCOMER, Email: parent.email });
    await press(popup(page), 'Create Account');
    await says('failure');
    await expect(popup(page).getByRole('button', { name: 'Sign In' })).toBeVisible();
    await expect(popup(page).getByLabel('Email')).toHaveValue(parent.email);
  });

  test('Signup Failed - Failed to create account. Please try again.', async ({ page, breaking, says }) => {
    await press(popup(page), /Sign up/);
    await fill(popup(page), { ...NEWCOMER, Email: newEmail() });
    await breaking.refuseRows('users');
    await press(popup(page), 'Create Account');
    await says('failure');
    await expect(popup(page).getByLabel('Full Name')).toHaveValue('Asha Rao');
  });

  test("Oops! Something's Not Right 😅 - Let's try that again in a moment!", async ({
    page,
    context,
    parent,
    says,
  }) => {
    await fill(popup(page), { Email: parent.email, Password: PASSWORD });
    await context.setOffline(true);
    await press(popup(page), 'Sign In');
    await says('failure');
    await expect(popup(page).getByLabel('Email')).toHaveValue(parent.email);
  });

  test('Oops! Try again 😊 - Invalid email or password. Please check and try again!', async ({
    page,
    parent,
    says,
  }) => {
    await fill(popup(page), { Email: parent.email, Password: 'not-the-password' });
    await press(popup(page), 'Sign In');
    await says('failure');
    await expect(popup(page).getByLabel('Password', { exact: true })).toBeFocused();
  });

  test("Welcome back, Super Hero! 🎉 - You're all set to create amazing stories!", async ({
    page,
    parent,
    says,
  }) => {
    await fill(popup(page), { Email: parent.email, Password: PASSWORD });
    await press(popup(page), 'Sign In');
    await says('success');
    await expect(popup(page)).toBeHidden();
  });

  test('Yay! Almost There! 🎊 - Check your email to activate your super account!', async ({ page, says }) => {
    const email = newEmail();
    await press(popup(page), /Sign up/);
    await fill(popup(page), { ...NEWCOMER, Email: email });
    await press(popup(page), 'Create Account');
    await says('success');
    await expect(page.getByRole('dialog', { name: 'Check your inbox' })).toContainText(email);
  });
});

test.describe('as a customer', () => {
  test.use({ signedIn: true });

  test.describe('in the profile', () => {
    test.beforeEach(async ({ page }) => {
      await page.goto('/faq');
      await press(page, /your profile$/i);
      await press(page, 'Edit Full Name');
    });

    test('Got it! 🎉 - Your profile has been updated successfully!', async ({ page, says }) => {
      await fullName(page).fill('Asha Rani Rao');
      await press(page, 'Save');
      await says('success');
      await expect(page.getByRole('button', { name: 'Edit Full Name' })).toBeFocused();
    });

    test('Oops! Try again 😊 - Failed to update profile. Please try again.', async ({
      page,
      breaking,
      says,
    }) => {
      await fullName(page).fill('Asha R.');
      await breaking.refuseRows('users');
      await press(page, 'Save');
      await says('failure');
      await expect(fullName(page)).toHaveValue('Asha R.');
      await breaking.mend();
      await fullName(page).fill(' ');
      await press(page, 'Save');
      await expect(fullName(page)).toBeFocused();
      await expect(fullName(page)).toHaveAccessibleDescription('Please enter your full name.');
    });
  });

  test("See you soon! 👋 - You've been signed out successfully!", async ({ page, says, shop, context }) => {
    // Another customer's session ends, because the other tests share the parent's.
    const leaving = await shop.customer();
    await carrySession(context, leaving, shop.url);
    await page.goto('/faq');
    await press(page, /your profile$/i);
    await press(page.getByRole('dialog'), 'Sign Out');
    await says('success');
  });
});

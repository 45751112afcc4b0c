import { expectNothingForAxe } from './axe.ts';
import { enterAsCustomer, expect, newCustomer, test } from './shop.ts';
import { carrySession } from './carry-session.ts';
import { chooseBook, fillDetails, paymentWindow, proceed } from './wizard.ts';

test('step 5 understands a state, is helped by the PIN, and asks where a parcel would not arrive', async ({
  page,
  shop,
}) => {
  await enterAsCustomer(page, shop);
  await chooseBook(page);
  await fillDetails(page);
  const state = page.getByLabel('State', { exact: true });
  const pin = page.getByLabel('Postal Code', { exact: true });
  const phone = page.getByLabel('Phone', { exact: true });
  await state.fill('ka');
  await state.blur();
  await expect(state).toHaveValue('Karnataka');
  await pin.fill('');
  await state.fill('');
  await pin.fill('६०० ००४');
  await pin.blur();
  await expect(state).toHaveValue('Tamil Nadu');

  await pin.fill('SW1A 1AA');
  await phone.fill('call me');
  await proceed(page);
  await expect(page.getByText('We need the PIN of six digits, such as 560003')).toBeVisible();
  await expect(page.getByText('a number on which the courier can call')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Use it anyway' })).toHaveCount(0);
  await expect(pin).toBeFocused();
  await expectNothingForAxe(page);

  await pin.fill('560003');
  await phone.fill('2345 6789');
  await proceed(page);
  await expect(page.getByText('The PIN 560003 is in Karnataka. Which one is right?')).toBeVisible();
  await expect(state).toBeFocused();
  await expectNothingForAxe(page);
  await page.getByRole('button', { name: 'Use Karnataka' }).click();
  await expect(state).toHaveValue('Karnataka');
  await expect(page.getByText('A landline needs its area code')).toBeVisible();
  await page.getByRole('button', { name: 'Use it anyway' }).click();
  await expect(page.getByText('A landline needs its area code')).toBeHidden();
  await proceed(page);
  await expect(page).toHaveURL(/\/create\/payment$/);
  await page.getByRole('button', { name: 'Pay ₹799' }).click();
  await expect(paymentWindow(page).getByRole('button', { name: 'Pay ₹799' })).toBeVisible();
});

test('the checkout of the cart asks in the same way, and takes what somebody keeps', async ({
  page,
  shop,
}) => {
  const parent = await newCustomer(shop);
  await parent.postJson('/api/cart', {
    productId: 'iron',
    format: 'print',
    quantity: 1,
    characterName: 'Zoya',
  });
  await carrySession(page.context(), parent, shop.url);
  await page.goto('/cart?step=checkout');
  await page.getByLabel('Full Name').fill('Asha Rao');
  await page.getByLabel('Phone').fill('442079460018');
  await page.getByLabel('Address').fill('12 Lake Road');
  await page.getByLabel('City').fill('Mysuru');
  await page.getByLabel('State').fill('Kerala');
  await page.getByLabel('Postal Code').fill('570001');
  await proceed(page);
  await expect(page.getByText('The PIN 570001 is in Karnataka.')).toBeVisible();
  await page.getByRole('button', { name: 'Use it anyway' }).first().click();
  await page.getByRole('button', { name: 'Use it anyway' }).click();
  await proceed(page);
  await expect(page).toHaveURL(/step=payment/);
  await expect(page.getByText('Mysuru, Kerala 570001')).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₹799' }).click();
  await expect(paymentWindow(page).getByRole('button', { name: 'Pay ₹799' })).toBeVisible();
});

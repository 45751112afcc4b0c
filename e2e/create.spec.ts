import { readFileSync } from 'node:fs';
import { enterAsCustomer, expect, newEmail, test } from './shop.ts';
import {
  addPhoto,
  chooseBook,
  expectClear,
  fillDetails,
  keepDraft,
  next,
  paymentWindow,
  PHOTO,
  proceed,
  SHIPPING,
} from './wizard.ts';

/** A draft that is complete enough for step 3. */
const CHOSEN = { story: 'space-explorer', format: 'print' };

test('the six steps, with what each asks for and where Next and Previous lead', async ({ page, shop }) => {
  await enterAsCustomer(page, shop);
  const previous = page.getByRole('button', { name: 'Previous', exact: true });
  const here = (name: string) =>
    expect(page.getByRole('navigation', { name: 'Steps of your book' }).locator('[aria-current]')).toHaveText(
      new RegExp(name),
    );
  await page.goto('/create-book');
  await expect(page.getByRole('navigation', { name: 'Steps of your book' }).getByRole('listitem')).toHaveText(
    [/1\s*Choose Book/, /2\s*Format/, /3\s*Personalize/, /4\s*Preview/, /5\s*Details/, /6\s*Payment/],
  );
  await expect(previous).toBeDisabled();
  await expect(next(page)).toBeDisabled();
  const choices = page.getByRole('radio');
  await expect(choices).toHaveCount(4);
  for (const book of ['Superhero Adventure', 'Magic Kingdom Quest', 'Space Explorer', 'Princess Adventure'])
    await expect(page.getByRole('radio', { name: book })).toBeVisible();
  await page.getByRole('radio', { name: 'Princess Adventure' }).check();
  await next(page).click();

  await here('Format');
  await expect(previous).toBeEnabled();
  await expect(choices).toHaveCount(3);
  await expect(next(page)).toBeDisabled();
  for (const format of [/Digital Copy.*₹399/s, /Physical Copy.*₹799/s, /Digital \+ Physical.*₹999/s])
    await expect(page.locator('label').filter({ hasText: format })).toBeVisible();
  await page.getByRole('radio', { name: 'Digital + Physical' }).check();
  await previous.click();
  await here('Choose Book');
  await next(page).click();
  await next(page).click();

  await here('Personalize');
  await expect(previous).toBeEnabled();
  await expect(next(page)).toBeDisabled();
  await page.getByLabel("Child's Name").fill('   ');
  await expect(next(page)).toBeDisabled();
  await page.getByLabel("Child's Name").fill('Mira');
  for (const label of ['Custom Title', 'Custom Message', 'Custom Story'])
    await expect(page.getByLabel(label)).not.toHaveAttribute('required');
  await next(page).click();
  await here('Preview');
  await expect(previous).toBeEnabled();
  await previous.click();
  await here('Personalize');
  await expect(page.getByLabel("Child's Name")).toHaveValue('Mira');
  await next(page).click();
  await here('Preview');
  const book = page.getByRole('region', { name: 'Your book' });
  await expect(book).toContainText('Mira');
  await book.getByRole('button', { name: 'Next page' }).click();
  await expect(book.getByRole('button', { name: 'Previous page' })).toBeEnabled();
  await next(page).click();

  await here('Details');
  const onwards = page.getByRole('button', { name: 'Proceed to Payment' });
  await expect(previous).toBeEnabled();
  await expect(next(page)).toHaveCount(0);
  await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email');
  await expect(page.getByLabel('Coupon Code')).toBeVisible();
  for (const [label, value] of Object.entries(SHIPPING)) {
    await page.getByLabel(label, { exact: true }).fill('');
    await expect(onwards).toBeDisabled();
    await page.getByLabel(label, { exact: true }).fill(value);
  }
  await page.getByLabel('Coupon Code').fill('Harshi10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByText('10% discount applied successfully!')).toBeVisible();
  await expect(page.getByText('Harshi10', { exact: true })).toBeVisible();
  await proceed(page);

  await here('Payment');
  await expect(page.getByRole('button', { name: 'Pay ₹899' })).toBeVisible();
  await expect(previous).toHaveCount(0);
  await expect(next(page)).toHaveCount(0);
});

test('a photo may be dropped, the first one of several counts, and a button takes it away', async ({
  page,
}) => {
  await keepDraft(page, CHOSEN);
  await page.goto('/create/personalize');
  await page.waitForLoadState('networkidle');
  const photo = readFileSync(PHOTO).toString('base64');
  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], 'first.jpg', { type: 'image/jpeg' }));
    files.items.add(new File(['second'], 'second.pdf', { type: 'application/pdf' }));
    return files;
  }, photo);
  const chooser = page.locator('input[type="file"]');
  await chooser.dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByRole('img', { name: 'What you chose' })).toHaveJSProperty('complete', true);
  await expect(page.getByText('Invalid File Type')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.getByRole('img', { name: 'What you chose' })).toHaveCount(0);
  await expect(chooser).toHaveCount(1);

  await chooser.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await expect(page.getByText('Invalid File Type')).toBeVisible();
  await expect(page.getByText('Please select an image file (JPG, PNG, etc.)')).toBeVisible();
  const MOST = 5 * 1024 * 1024;
  const small = readFileSync(PHOTO);
  const most = Buffer.concat([small, Buffer.alloc(MOST - small.length)]);
  await chooser.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: most });
  await expect(page.getByRole('img', { name: 'What you chose' })).toHaveJSProperty('complete', true);
  await expect(page.getByText('File Too Large')).toHaveCount(0);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  const large = Buffer.alloc(MOST + 1);
  await chooser.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: large });
  await expect(page.getByText('File Too Large')).toBeVisible();
  await expect(page.getByText('Please select an image smaller than 5MB')).toBeVisible();
  // The words beside the field stay after the toast has disappeared.
  await expect(page.getByRole('alert').filter({ hasText: 'Crop it to the child' })).toBeVisible();
});

test('a photo that is taken away while it is being sent, or while the shop does not answer, is forgotten there', async ({
  page,
}) => {
  await keepDraft(page, CHOSEN);
  const kept = () =>
    page.evaluate(async () => {
      const answer = (await (await fetch('/api/photo?book=wizard&info')).json()) as { photo: unknown };
      return answer.photo !== null;
    });
  let slow = 2_000;
  let silent = false;
  await page.route('**/api/photo?book=wizard', async (route) => {
    if (silent && route.request().method() === 'DELETE') return route.abort();
    if (route.request().method() === 'POST') await new Promise((resolve) => setTimeout(resolve, slow));
    return route.continue();
  });
  await page.goto('/create/personalize');
  await page.waitForLoadState('networkidle');
  const forgotten = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await addPhoto(page);
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await forgotten;
  await expect.poll(kept).toBe(false);

  slow = 0;
  await addPhoto(page);
  await expect.poll(kept).toBe(true);
  silent = true;
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(page.locator('input[type="file"]')).toHaveCount(1);
  expect(await kept()).toBe(true);
  silent = false;
  await page.reload();
  await expect.poll(kept).toBe(false);
});

/** When each of them first appeared on the page, in milliseconds. */
interface Moments {
  toast?: number;
  banner?: number;
  confetti?: number;
}

test('a paid book: the order is processed, the toast stays two seconds, confetti falls half a second later', async ({
  page,
  shop,
}) => {
  await page.addInitScript((shipping) => {
    const [fullName, email, phone, address, city, state, postalCode] = Object.values(shipping);
    const details = { fullName, email, phone, address, city, state, postalCode };
    const book = { story: 'space-explorer', format: 'digital', characterName: 'Mira' };
    const draft = { ...book, shipping: details, intentKey: 'one-wish-to-pay' };
    localStorage.setItem('nv.draft', JSON.stringify({ version: 1, draft }));
    const seen: Moments = ((globalThis as unknown as { seen: Moments }).seen = {});
    new MutationObserver(() => {
      const text = document.body?.textContent ?? '';
      if (text.includes('Payment Successful!')) seen.toast ??= performance.now();
      if (document.querySelector('h1')?.textContent?.startsWith('Thank you!'))
        seen.banner ??= performance.now();
      if (document.querySelector('body > canvas')) seen.confetti ??= performance.now();
    }).observe(document, { subtree: true, childList: true });
  }, SHIPPING);
  await enterAsCustomer(page, shop);
  await page.goto('/create/payment');
  const answered = Promise.withResolvers<void>();
  await page.route('**/api/payments/callback', async (route) => {
    await answered.promise;
    await route.continue();
  });
  const library = Promise.withResolvers<void>();
  await page.route('**/checkout.js', async (route) => {
    await library.promise;
    await route.continue();
  });
  const loading = page.waitForRequest('**/checkout.js');
  await page.getByRole('button', { name: 'Pay ₹399' }).click();
  await loading;
  await expect(page.getByRole('button', { name: 'Pay ₹399' })).toBeDisabled();
  await expect(page.getByText('Opening the payment…')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  library.resolve();
  await paymentWindow(page).getByRole('button', { name: 'Pay ₹399' }).click();
  await expect(page.getByRole('button', { name: /^Processing Order\.\.\.$/ })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Pay ₹399' })).toHaveCount(0);
  const seen = () => page.evaluate(() => (globalThis as unknown as { seen: Moments }).seen);
  expect((await seen()).toast).toBeUndefined();
  answered.resolve();
  // A pointer over the toast keeps it open while the test looks.
  await page.locator('[data-toast]', { hasText: /Payment ID: pay_/ }).dispatchEvent('pointerover');
  await expect(page).toHaveURL(/\/thank-you\?order=ORD-\d+$/);
  await expect.poll(async () => (await seen()).confetti).toBeTruthy();
  const { toast = 0, banner = 0, confetti = 0 } = await seen();
  // Two seconds and half a second, plus the time that a slow machine needs to draw the page.
  expect(banner - toast).toBeGreaterThan(1_950);
  expect(banner - toast).toBeLessThan(3_500);
  expect(confetti - banner).toBeGreaterThanOrEqual(500);
  expect(confetti - banner).toBeLessThan(1_500);
  await expectClear(page.locator('[data-toast]'), [
    page.getByRole('main').locator('.book'),
    page.getByRole('link', { name: 'Track Your Order' }),
  ]);
});

test('step 5 has what the account knows: name, e-mail, phone and address', async ({ page, shop }) => {
  const email = newEmail();
  await enterAsCustomer(page, shop, email);
  const data = { kind: 'field', name: 'address', value: '7 Temple Street' };
  await page.request.post('/api/profile', { data, headers: { Origin: shop.url } });
  await chooseBook(page);
  await next(page).click();
  await expect(page).toHaveURL(/\/create\/preview$/);
  await next(page).click();
  for (const [label, value] of Object.entries({
    'Full Name': 'Asha Rao',
    Email: email,
    Phone: '98450 12345',
    Address: '7 Temple Street',
  }))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(value);
});

test('a printed copy beside a digital book has steps 5 and 6 speak of a parcel', async ({ page, shop }) => {
  await enterAsCustomer(page, shop);
  await chooseBook(page, 'Mira', /Digital Copy/);
  await fillDetails(page);
  const main = page.getByRole('main');
  await expect(main).toContainText('No parcel is sent, unless you add a printed copy below.');
  await expect(main).toContainText('Your digital book on paper as well, sent to your address.');
  await page.getByRole('checkbox', { name: 'Additional printed copy' }).check();
  await expect(main).toContainText('We deliver everywhere in India.');
  await expect(main).not.toContainText('invoice');
  await proceed(page);
  await expect(main).toContainText(SHIPPING.Address);
  await expect(main).not.toContainText('on the invoice');
});

test('a customer who types another e-mail address is told where the letters go', async ({ page, shop }) => {
  const email = newEmail();
  await enterAsCustomer(page, shop, email);
  await chooseBook(page);
  await fillDetails(page);
  const told = page.getByText(`Letters about your order go to ${email}`);
  await expect(told).toBeVisible();
  await page.getByLabel('Email', { exact: true }).fill(email.toUpperCase());
  await expect(told).toBeHidden();
});

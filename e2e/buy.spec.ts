import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { AT_LENGTH } from './limits.ts';
import { expect, letter, newEmail, signUpAndIn, test } from './shop.ts';
import { addPhoto, chooseBook, fillDetails, paymentWindow, proceed } from './wizard.ts';

test.use({ books: 'made' });

const JUDGES = ['pdftotext', 'pdfimages'];
/** Whether the tools that check PDF files are installed. The gate installs them where it may. */
const judges = JUDGES.every((program) => !spawnSync(program, ['-v']).error);
const ask = (program: string, ...args: string[]): string => execFileSync(program, args, { encoding: 'utf8' });

test.describe('a parent buys a book', () => {
  test('with a child drawn from a photo and made right, as a new customer who is signed out at first', async ({
    page,
    shop,
  }) => {
    const email = newEmail();
    await chooseBook(page, 'Mira', /Digital \+ Physical/);
    await addPhoto(page);
    await page.getByRole('radio', { name: 'Deep brown' }).check(AT_LENGTH);
    await fillDetails(page);
    await proceed(page);
    await expect(page.getByText('You need to be logged in to place an order.')).toBeVisible();
    await expect(page).toHaveURL(/\/auth/);

    await signUpAndIn(page, shop, email);
    await expect(page).toHaveURL(/\/create\/details$/);
    await expect(page.getByLabel('Full Name')).toHaveValue('Asha Rao');
    await proceed(page);
    await expect(page).toHaveURL(/\/create\/payment$/);
    const hero = page.getByRole('region', { name: 'The hero' });
    await expect(hero).toContainText('The photo is deleted when you order.');
    await expect(hero.getByAltText('The child, as you sent it')).toBeVisible();
    await page.getByRole('button', { name: /^Pay/ }).click();
    await paymentWindow(page).getByRole('button', { name: 'Pay ₹999' }).click();
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/thank-you/);
    await expect(page.getByRole('img', { name: 'Cover of Mira and the lost little star' })).toBeVisible();

    const number = /ORD-\d+/.exec((await letter(shop, email, /ORD-/)).subject)?.[0] ?? 'no number';
    await page.getByRole('link', { name: 'Track Your Order' }).click();
    await expect(page.getByText(number)).toBeVisible();
    await expect(page.getByText('₹999').first()).toBeVisible();
    await page.getByRole('link', { name: 'Track Order' }).first().click();
    await expect(page.getByText('Mira')).toBeVisible();
    await expect(page.getByText('12 Lake Road')).toBeVisible();

    const copy = page.getByRole('link', { name: 'Download your digital copy' });
    await expect(copy).toBeVisible(AT_LENGTH);
    await expect(page.getByRole('img', { name: 'Cover of Mira and the lost little star' })).toBeVisible();
    const [download] = await Promise.all([page.waitForEvent('download'), copy.click()]);
    const file = await download.path();
    expect(download.suggestedFilename()).toBe('Mira and the lost little star.pdf');
    expect(readFileSync(file).toString('latin1', 0, 5)).toBe('%PDF-');
    await page.getByRole('link', { name: 'Read it here' }).click();
    await expect(page.locator('.reader-page [fill="#593829"]').first()).toBeAttached();
    const photo = await page.context().request.get(`${shop.url}/api/photo?book=wizard`);
    expect(photo.status()).toBe(404);
    if (!judges) return;
    const words = ask('pdftotext', '-layout', file, '-');
    expect(words).toContain('Mira and the lost little star');
    expect(words).toContain('For Mira');
    expect(ask('pdfimages', '-list', file)).not.toContain('jpeg');
  });
});

import type { Locator } from '@playwright/test';
import sharp from 'sharp';
import { photoForm, twoFaces } from '../testing/photos.ts';
import type { ShopProcess } from '../testing/shop-process.ts';
import { Visitor } from '../testing/visitor.ts';
import { AT_LENGTH } from './limits.ts';
import { enterAsCustomer, expect, test } from './shop.ts';
import { expectNothingForAxe } from './axe.ts';
import { addPhoto, chooseBook, expectClear, fillDetails, keepDraft, next, PHOTO, proceed } from './wizard.ts';

const CHOSEN = { story: 'space-explorer', format: 'print', characterName: 'Mira' };
const DRAWN = 'Your hero is drawn, and already knows how to look brave.';

/** The drawn parts in the skin tone that is proposed for the portrait. */
const skinOfPhoto = (book: Locator) => book.locator('.reader-page [fill="#e2b597"]');

/** Queues photos of other children for drawing before this one. */
async function othersFirst(shop: ShopProcess, count: number): Promise<void> {
  for (let other = 0; other < count; other += 1) {
    const photo = await sharp(PHOTO)
      .modulate({ hue: 10 * other + 5 })
      .jpeg()
      .toBuffer();
    const parent = new Visitor(shop.url);
    expect((await parent.send('POST', '/api/photo', photoForm(photo))).status).toBe(200);
    expect((await parent.postJson('/api/hero', {})).status).toBe(200);
  }
}

test('a photo waits its turn; meanwhile the step goes on, and the book shows the hero when it is drawn', async ({
  page,
  shop,
}) => {
  await keepDraft(page, CHOSEN);
  await page.goto('/create/personalize');
  await page.waitForLoadState('networkidle');
  await page.locator('input[type="file"]').setInputFiles(PHOTO);
  await othersFirst(shop, 3);
  await page.getByRole('checkbox', { name: /parent|guardian/i }).check();
  await expect(page.getByText(/Your photo is number [2-9] on the drawing table/)).toBeVisible();
  await page.getByLabel("Child's Name").fill('Anvi');
  await page.getByText('The photo is the hero of this book').click();
  await page.getByRole('radio', { name: 'Turban' }).check();
  await expect(page.getByText(DRAWN)).toHaveCount(0);
  await next(page).click();
  const book = page.getByRole('region', { name: 'Your book' });
  await expect(book).toContainText('Anvi');
  await expect(book.locator('.caption-box')).toContainText('drawing table…');
  await expect(skinOfPhoto(book)).toHaveCount(0);
  await expect(skinOfPhoto(book)).not.toHaveCount(0, { timeout: 150_000 });
  await expect(book.locator('.caption-box')).toHaveCount(0);
});

test.describe('of several faces', () => {
  test.use({ hasTouch: true });

  for (const [how, hue, lies] of [
    ['tapped', 40, 0],
    ['chosen by keyboard', 80, 0],
    ['tapped in a photo that lies on its side', 120, 90],
  ] as const)
    test(`one is ${how}, and becomes the hero`, async ({ page }) => {
      await keepDraft(page, CHOSEN);
      await page.goto('/create/personalize');
      await page.waitForLoadState('networkidle');
      const buffer = await sharp(await twoFaces(PHOTO, hue))
        .rotate(lies)
        .toBuffer();
      await page
        .locator('input[type="file"]')
        .setInputFiles({ name: 'two.jpg', mimeType: 'image/jpeg', buffer });
      await page.getByRole('checkbox', { name: /parent|guardian/i }).check();
      await expect(page.getByText('Tap the one who is the hero of this book.')).toBeVisible({
        timeout: 60_000,
      });
      const faces = page.getByRole('button', { name: /^Face \d of 2/ });
      await expect(faces).toHaveCount(2);
      const [left, right] = await Promise.all([0, 1].map((face) => faces.nth(face).boundingBox()));
      expect(left!.x + left!.width).toBeLessThan(right!.x);
      const shown = await page.getByRole('img', { name: 'What you chose' }).boundingBox();
      expect(shown!.width).toBeGreaterThan(shown!.height * 1.9);
      const chosen = page.waitForRequest(
        (call) => call.url().includes('/api/hero') && call.method() === 'POST',
      );
      if (how !== 'chosen by keyboard') await faces.nth(1).tap();
      else {
        await faces.nth(0).focus();
        await page.keyboard.press('Tab');
        await expect(faces.nth(1)).toBeFocused();
        await page.keyboard.press('Enter');
      }
      expect((await chosen).postDataJSON()).toMatchObject({ face: 1 });
      await expect(page.getByText(DRAWN)).toBeVisible(AT_LENGTH);
    });

  test('another is chosen after a wrong tap, and the keyboard stays where it was', async ({ page }) => {
    await keepDraft(page, CHOSEN);
    await page.goto('/create/personalize');
    await page.waitForLoadState('networkidle');
    await addPhoto(page, await twoChildren(160));
    const faces = page.getByRole('button', { name: /^Face \d of 2/ });
    await faces.nth(1).press('Enter');
    const status = page.getByRole('region', { name: 'The hero of the photo' });
    await expect(status).toBeFocused();
    await expect(page.getByText(DRAWN)).toBeVisible(AT_LENGTH);
    await expect(status).toBeFocused();
    await page.keyboard.press('Tab');
    const another = page.getByRole('button', { name: 'Choose another face' });
    await expect(another).toBeFocused();
    await expect(faces).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(another).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: /^Face 2 of 2/, pressed: true })).toBeVisible();
    await expectNothingForAxe(page);
    const chosen = page.waitForRequest(
      (call) => call.url().includes('/api/hero') && call.method() === 'POST',
    );
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await chosen).postDataJSON()).toMatchObject({ face: 0 });
    await expect(status).toBeFocused();
    await expect(another).toHaveCount(0);
    await expect(another).toBeVisible(AT_LENGTH);
    await another.click();
    await expect(page.getByRole('button', { name: /^Face 1 of 2/, pressed: true })).toBeVisible();

    await page.route('**/api/hero**', (route) => route.abort(), { times: 1 });
    await faces.nth(1).click();
    await expect(page.getByText('We could not reach our drawing table.')).toBeVisible();
    await expect(page.getByText(DRAWN)).toBeVisible();

    const otherTab = await page.context().newPage();
    await otherTab.goto('/create/personalize');
    await otherTab.getByRole('button', { name: 'Choose another face' }).click();
    await otherTab.getByRole('button', { name: /^Face 2 of 2/ }).click();
    await expect(otherTab.getByText(DRAWN)).toBeVisible(AT_LENGTH);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await another.click();
    await expect(page.getByRole('button', { name: /^Face 2 of 2/, pressed: true })).toBeVisible();
  });

  test('none is chosen yet on the last step: it says that a tap is enough, and leads there', async ({
    page,
    shop,
  }) => {
    await enterAsCustomer(page, shop);
    await chooseBook(page);
    await addPhoto(page, await twoChildren(200));
    const faces = page.getByRole('button', { name: /^Face \d of 2/ });
    await expect(faces).toHaveCount(2, AT_LENGTH);
    await fillDetails(page);
    await proceed(page);
    const hero = page.getByRole('region', { name: 'The hero', exact: true });
    await expect(hero).toContainText(
      'a tap on your child’s is enough. If you order now, the book waits for it.',
    );
    await expectNothingForAxe(page);
    await hero.getByRole('link', { name: 'Choose the face now' }).click();
    const heading = page.getByRole('heading', { name: 'The hero’s face' });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    await expect(faces.first()).toBeVisible();

    await next(page).click();
    await expect(page.getByText('For now the pages show the drawn hero.')).toBeVisible();
    await faces.first().press('Enter');
    await expect(faces).toHaveCount(0);
    await expect(page.locator('#main')).toBeFocused();
    await expect(skinOfPhoto(page.getByRole('region', { name: 'Your book' }))).not.toHaveCount(0, AT_LENGTH);
  });
});

test('after a photo is chosen or removed the keyboard goes on beside it', async ({ page }) => {
  await keepDraft(page, CHOSEN);
  await page.goto('/create/personalize');
  await page.waitForLoadState('networkidle');
  const chooser = page.locator('input[type="file"]');
  await chooser.focus();
  await chooser.setInputFiles(PHOTO);
  const consent = page.getByRole('checkbox', { name: /parent|guardian/i });
  await expect(consent).toBeFocused();
  await page.getByRole('button', { name: 'Remove photo' }).press('Enter');
  await expect(chooser).toBeFocused();
  await chooser.setInputFiles(await wall());
  await consent.check();
  const another = page.getByLabel('Choose another one');
  await another.focus();
  await another.setInputFiles(PHOTO);
  await expect(consent).toBeFocused();
});

async function twoChildren(hue: number) {
  return { name: 'two.jpg', mimeType: 'image/jpeg', buffer: await twoFaces(PHOTO, hue) };
}

test('a photo that gives no hero has two ways on, another photo and the drawn hero', async ({ page }) => {
  await keepDraft(page, CHOSEN);
  await page.goto('/create/personalize');
  await page.waitForLoadState('networkidle');
  await page.locator('input[type="file"]').setInputFiles(await wall());
  const consent = page.getByRole('checkbox', { name: /parent|guardian/i });
  await consent.check();
  await expect(page.getByText('We could not find a face in this photo.')).toBeVisible(AT_LENGTH);
  await expect(page.getByText('It is in the book only if you take it instead of the photo.')).toBeVisible();
  await expectNothingForAxe(page);
  await page.getByLabel('Choose another one').setInputFiles(PHOTO);
  await expect(page.getByText('We could not find a face in this photo.')).toHaveCount(0);
  await consent.check();
  await expect(page.getByText(DRAWN)).toBeVisible(AT_LENGTH);
  await expect(page.getByRole('heading', { name: 'Make it right together' })).toBeVisible();
  await expectNothingForAxe(page);

  await page.getByRole('button', { name: 'Remove photo' }).click();
  await page.locator('input[type="file"]').setInputFiles(await wall());
  await consent.check();
  await page.getByRole('button', { name: 'Take the drawn hero' }).click();
  await expect(page.getByRole('img', { name: 'What you chose' })).toHaveCount(0);
  await expect(page.locator('summary').filter({ hasText: 'No photo? Draw the hero' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Hair style' })).toBeVisible();

  await page.locator('input[type="file"]').setInputFiles(await wall());
  await consent.check();
  await next(page).click();
  const takeDrawn = page.getByRole('button', { name: 'Take the drawn hero' });
  await expect(takeDrawn).toBeInViewport();
  await takeDrawn.click();
  await expect(page.getByRole('heading', { name: 'Here is your book' })).toBeFocused();
  const said = page.locator('[aria-live=polite]').filter({ hasText: 'The drawn hero is in the book now.' });
  await expect(said).toBeVisible();
  await expectNothingForAxe(page);
  await said.getByRole('link', { name: 'Choose how the hero looks' }).click();
  await expect(page.locator('summary').filter({ hasText: 'No photo? Draw the hero' })).toBeFocused();
  await expect(page.getByRole('group', { name: 'Hair style' })).toBeVisible();
});

async function wall(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const plain = sharp({ create: { width: 640, height: 480, channels: 3, background: '#b7a58f' } });
  return { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await plain.jpeg().toBuffer() };
}

for (const [what, bytes, words] of [
  ['a HEIC', '\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'This photo is in the HEIC format'],
  ['junk', 'not a picture', 'This file cannot be read as a JPG, PNG or WebP picture.'],
])
  test(`${what} that calls itself JPEG is not taken, and words beside the field say so`, async ({ page }) => {
    await keepDraft(page, CHOSEN);
    await page.goto('/create/personalize');
    await page.waitForLoadState('networkidle');
    const chooser = page.locator('input[type="file"]');
    await chooser.setInputFiles({
      name: 'a.jpg',
      mimeType: 'image/jpeg',
      buffer: Buffer.from(bytes!, 'latin1'),
    });
    await expect(page.getByText('Invalid File Type')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: words! })).toBeVisible();
    await expect(page.getByRole('img', { name: 'What you chose' })).toHaveCount(0);
  });

test('a photo that only the shop finds broken leaves, and the words about it stay', async ({ page }) => {
  await keepDraft(page, CHOSEN);
  await page.goto('/create/personalize');
  await page.waitForLoadState('networkidle');
  const buffer = Buffer.from('\xff\xd8\xff\xe0 and no more', 'latin1');
  await page.locator('input[type="file"]').setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
  // The checkbox disappears with its photo, so click it without checking its state.
  await page.getByRole('checkbox', { name: /parent|guardian/i }).click();
  await expect(page.getByText('Damaged Photo')).toBeVisible();
  await expect(page.getByRole('img', { name: 'What you chose' })).toHaveCount(0);
  const words = page.getByRole('main').getByRole('alert');
  await expect(words.filter({ hasText: 'This photo is damaged: a part of it is missing.' })).toBeVisible();
});

test('a HEIC photo is not taken, and its parent reads what to do', async ({ page }) => {
  await keepDraft(page, CHOSEN);
  await page.goto('/create/personalize');
  await page.waitForLoadState('networkidle');
  const file = { name: 'IMG_0042.HEIC', mimeType: '', buffer: Buffer.from('ftypheic') };
  await page.locator('input[type="file"]').setInputFiles(file);
  await expect(page.getByText('Invalid File Type')).toBeVisible();
  const hint = page.getByRole('alert').filter({ hasText: 'HEIC' });
  await expect(hint).toContainText('choose it here from your photo library');
  await expect(hint).toContainText('save it as JPEG first');
  await expectNothingForAxe(page);
  await page.locator('input[type="file"]').setInputFiles(PHOTO);
  await expect(hint).toHaveCount(0);
});

test('a hero that was drawn from choices is the one on the pages, and stays in view on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await chooseBook(page);
  await page.getByText('No photo? Draw the hero').click();
  const portrait = page.locator('.hero-maker-portrait');
  for (const [group, choice] of [
    ['Skin', 'Deepest brown'],
    ['Hair', 'Golden'],
    ['Hair style', 'Two braids'],
  ])
    await page
      .getByRole('group', { name: group!, exact: true })
      .getByRole('radio', { name: choice! })
      .check();
  await page.getByRole('radio', { name: 'Patka' }).focus();
  await expect(portrait).toBeInViewport({ ratio: 1 });
  for (let stop = 0; stop < 7; stop += 1) {
    await page.keyboard.press('Shift+Tab');
    await expectClear(portrait, [page.locator(':focus')]);
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await next(page).click();
  const book = page.getByRole('region', { name: 'Your book' });
  const page0 = book.locator('.reader-page');
  await expect(page0.locator('[fill="#472c1e"]').first()).toBeAttached();
  await expect(page0.locator('[fill="#c58c5a"]')).toHaveCount(0);
});

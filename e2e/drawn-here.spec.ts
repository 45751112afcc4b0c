import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { twoFaces } from '../testing/photos.ts';
import { expectNothingForAxe } from './axe.ts';
import { AT_LENGTH } from './limits.ts';
import { enterAsCustomer, expect, test } from './shop.ts';
import { addPhoto, chooseBook, fillDetails, next, paymentWindow, PHOTO, proceed } from './wizard.ts';

test.use({ drawsHere: true, books: 'made' });

const maker = (page: Page) => page.getByRole('region', { name: 'Make it right together' });

/** Whether a request contains a part of these bytes, raw or encoded as text. */
function carries(sent: readonly (Buffer | null)[], photo: Buffer): boolean {
  const stretches = [200, 2_000, 20_000].map((at) => photo.subarray(at, at + 24));
  const inLetters = stretches.map((stretch) => stretch.toString('base64').slice(4, 28));
  return sent.some(
    (body) =>
      body &&
      (stretches.some((stretch) => body.includes(stretch)) || inLetters.some((text) => body.includes(text))),
  );
}

test('a book is bought with a child that the parent’s own device drew: no byte of the photo is sent', async ({
  page,
  shop,
}) => {
  const sent: { url: string; body: Buffer | null }[] = [];
  page
    .context()
    .on('request', (request) => sent.push({ url: request.url(), body: request.postDataBuffer() }));
  await enterAsCustomer(page, shop);
  await chooseBook(page, 'Mira', /Digital \+ Physical/);
  await addPhoto(page);
  await expect(maker(page)).toBeVisible(AT_LENGTH);
  await expect(page.getByText('Drawn on this device: the photo was not sent to us.')).toBeVisible();
  await expectNothingForAxe(page);
  await page.getByRole('radio', { name: 'Deep brown' }).check();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Deep brown' })).toBeChecked(AT_LENGTH);
  await fillDetails(page);
  await proceed(page);
  await expect(page.getByRole('region', { name: 'The hero' })).toContainText('The photo was not sent to us.');
  await page.getByRole('button', { name: /^Pay/ }).click();
  await paymentWindow(page).getByRole('button', { name: 'Pay ₹999' }).click();
  await expect(page).toHaveURL(/\/thank-you/);
  await page.goto('/orders');
  await page.getByRole('link', { name: 'Track Order' }).first().click();
  await page.getByRole('link', { name: 'Read it here' }).click(AT_LENGTH);
  await expect(page.locator('.reader-page [fill="#593829"]').first()).toBeAttached(AT_LENGTH);
  expect(sent.filter(({ url, body }) => url.includes('/api/photo') && body)).toEqual([]);
  expect(
    carries(
      sent.map(({ body }) => body),
      readFileSync(PHOTO),
    ),
  ).toBe(false);
});

test('a photo of which the device can draw nothing goes to the shop, where an order with it waits for its parent', async ({
  page,
}) => {
  await chooseBook(page);
  const buffer = await twoFaces(PHOTO, 40);
  await addPhoto(page, { name: 'two.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('button', { name: 'Face 2 of 2, from the left' }).click(AT_LENGTH);
  await expect(maker(page)).toBeVisible(AT_LENGTH);
  await expect(page.getByText('The book needs only the drawing.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  const wall = sharp({ create: { width: 640, height: 480, channels: 3, background: '#b7a58f' } });
  await addPhoto(page, { name: 'wall.jpg', mimeType: 'image/jpeg', buffer: await wall.jpeg().toBuffer() });
  await expect(page.getByText('If you order with this one, the book waits')).toBeVisible(AT_LENGTH);
  await expect(maker(page)).toHaveCount(0);
  const atShop = await page.context().request.get('/api/photo?book=wizard&info');
  expect(await atShop.json()).toMatchObject({ photo: { leavesAt: expect.any(String) } });
});

test('the photo’s own face is drawn by the shop: only then the photo is sent', async ({ page }) => {
  await chooseBook(page);
  await addPhoto(page);
  await expect(maker(page)).toBeVisible(AT_LENGTH);
  await expect(page.getByText('For that face we need the photo: it is sent to us then.')).toBeVisible();
  await page.getByRole('button', { name: 'Use the photo’s own face' }).click();
  const faces = page.getByRole('region', { name: 'The hero of the photo' });
  await expect(faces.locator('image')).toHaveCount(3, AT_LENGTH);
  await next(page).click();
  await expect(
    page.getByRole('region', { name: 'Your book' }).locator('.reader-page image').first(),
  ).toBeAttached(AT_LENGTH);
});

test('where the studio does not come the shop draws, as the parent agreed', async ({ page }) => {
  await page.context().route('**/*.onnx', (route) => route.abort());
  await chooseBook(page);
  await addPhoto(page);
  await expect(maker(page)).toBeVisible(AT_LENGTH);
  await expect(page.getByText('The book needs only the drawing.')).toBeVisible();
});

import { existsSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { buy } from '../testing/ordering.ts';
import { plainPicture, twoFaces } from '../testing/photos.ts';
import { expect, test } from './breakable-shop.ts';
import { AT_LENGTH } from './limits.ts';

// Moving elements only have their final colours when they stop.
test.use({ books: 'made', signedIn: true, contextOptions: { reducedMotion: 'reduce' } });

const findings = async (page: Page) =>
  (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => [id, nodes[0]?.html]);

/** Chooses a photo in the open dialog, agrees and sends it, with the keyboard only. */
async function send(page: Page, name: string, buffer: Buffer) {
  const dialog = page.getByRole('dialog');
  await dialog.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/jpeg', buffer });
  await expect(dialog.getByAltText('What you chose')).toBeVisible();
  await dialog.getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the photo' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
}

test('a photo is added to an ordered book, replaced where it has no face, told which face, and removed', async ({
  page,
  shop,
  parent,
}) => {
  test.skip(!existsSync('.cache/models'), 'There is no drawing table here.');
  const order = await buy(shop, parent, {
    book: { story: 'space-explorer', format: 'print', characterName: 'Mira' },
  });
  await page.goto(`/orders/${order.id}`);
  const hero = page.getByRole('region', { name: 'The hero and the photo' });
  const words = hero.locator('output[tabindex]');
  await expect(words).toContainText('The hero is the drawn child.');
  await hero.getByRole('button', { name: 'Add a photo' }).focus();
  await page.keyboard.press('Enter');
  await send(page, 'wall.jpg', await plainPicture(640, 480).jpeg().toBuffer());
  await expect(hero).toContainText('We could not find a face in the photo.', AT_LENGTH);
  await expect(page.getByText('We need a word from you about the hero')).toBeVisible();
  expect(await findings(page)).toEqual([]);

  await hero.getByRole('button', { name: 'Send another photo' }).click();
  await send(page, 'two.jpg', await twoFaces('comic/hero/fixtures/astronaut.jpg', 40));
  await expect(hero.getByRole('button', { name: 'Send another photo' })).toBeFocused();
  await expect(words).toContainText('tap the one who is the hero', AT_LENGTH);
  expect(await findings(page)).toEqual([]);
  await hero.getByRole('button', { name: 'Face 2 of 2, from the left' }).focus();
  await page.keyboard.press('Enter');
  await expect(words).toContainText('The finished book stays.', AT_LENGTH);
  const shown = hero.getByAltText('As you sent it');
  const ratio = () => shown.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
  expect(await ratio()).toBeCloseTo(680 / 320);

  await hero.getByRole('button', { name: 'Remove the photo' }).click();
  const question = page.getByRole('dialog', { name: 'Remove the photo?' });
  await expect(question).toContainText('The finished book stays as it is. It keeps the pictures of its hero');
  expect(await findings(page)).toEqual([]);
  await question.getByRole('button', { name: 'Remove the photo' }).click();
  await expect(hero).toContainText('The photo is deleted. The finished book stays.');
  await expect(words).toBeFocused();
  await expect(hero.getByAltText('As you sent it')).toBeHidden();
  await expect(page.getByText('The pages of your book are drawn.')).toBeVisible();
});

import type { Locator, Page } from '@playwright/test';
import { FIRST_DRAWN_HERO } from '../app/books/drawing/drawn-hero.ts';
import { MARKS } from '../app/books/hero-maker/likeness-choices.ts';
import { LIKENESSES } from '../comic/sample-likenesses.ts';
import { expectNothingForAxe } from './axe.ts';
import { AT_LENGTH } from './limits.ts';
import { enterAsCustomer, expect, test } from './shop.ts';
import { addPhoto, keepDraft, next } from './wizard.ts';

const CHOSEN = { story: 'space-explorer', format: 'print', characterName: 'Mira' };

/** The parts of the cover or of the faces in one colour. */
const inColour = (place: Locator, colour: string) => place.locator(`[fill="${colour}"]`);
const maker = (page: Page) => page.getByRole('region', { name: 'Make it right together' });
const cover = (page: Page) => maker(page).locator('.hero-maker-portrait > :first-child');
const faces = (page: Page) => page.getByRole('region', { name: 'The hero of the photo' });

async function drawn(page: Page): Promise<void> {
  await keepDraft(page, CHOSEN);
  await page.goto('/create/personalize');
  await page.waitForLoadState('networkidle');
  await addPhoto(page);
  await expect(maker(page)).toBeVisible(AT_LENGTH);
  await expect(cover(page).locator('svg')).toBeAttached(AT_LENGTH);
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`a child drawn from a photo, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('is made right by keyboard alone: each change shows on cover and faces, and can be taken back', async ({
      page,
    }) => {
      await drawn(page);
      await expect(faces(page).locator('svg')).toHaveCount(5);
      const skins = maker(page).getByRole('group', { name: 'Skin' });
      await skins.getByRole('radio', { checked: true }).focus();
      await page.keyboard.press('ArrowRight');
      await expect(skins.getByRole('radio', { name: 'Wheat', exact: true })).toBeChecked();
      for (const place of [cover(page), faces(page)])
        await expect(inColour(place, '#d09f80').first()).toBeAttached();
      await page.getByRole('radio', { name: 'Hair', exact: true }).press('Space');
      await page
        .getByRole('group', { name: 'Hair at the back' })
        .getByRole('radio', { name: 'Two braids' })
        .press('Space');
      await expectNothingForAxe(page);
      await page.getByRole('radio', { name: 'Face', exact: true }).press('Space');
      const width = page.getByRole('slider', { name: 'Face' });
      const before = await cover(page).innerHTML();
      await width.press('ArrowLeft');
      await expect(width).toHaveAttribute('aria-valuetext', 'A little narrower');
      await expect.poll(() => cover(page).innerHTML()).not.toBe(before);
      await expectNothingForAxe(page);
      await page.getByRole('radio', { name: 'More', exact: true }).press('Space');
      await page.getByRole('checkbox', { name: 'Freckles' }).press('Space');

      const undo = page.getByRole('button', { name: 'Undo' });
      await undo.press('Enter');
      await expect(page.getByRole('checkbox', { name: 'Freckles' })).not.toBeChecked();
      await page.getByRole('radio', { name: 'Face', exact: true }).press('Space');
      await undo.press('Enter');
      await expect(width).toHaveValue('0');
      await expect.poll(() => cover(page).innerHTML()).toBe(before);
      await page.getByRole('button', { name: 'Start from the photo again' }).press('Enter');
      await expect(inColour(cover(page), '#e2b597').first()).toBeAttached();
      await undo.press('Enter');
      await expect(inColour(cover(page), '#d09f80').first()).toBeAttached();
    });
  });

test('each little thing of a child shows on its faces as soon as it is chosen', async ({ page }) => {
  await drawn(page);
  await page.getByRole('radio', { name: 'More', exact: true }).press('Space');
  const beside = maker(page).locator('.likeness-beside');
  const things = maker(page).getByRole('group', { name: 'Little things that make them who they are' });
  await expect(things.getByRole('checkbox')).toHaveCount(MARKS.length);
  await expect(beside.locator('svg')).toHaveCount(3);
  const before = await beside.innerHTML();
  for (const { name } of MARKS) {
    await things.getByRole('checkbox', { name }).press('Space');
    await expect.poll(() => beside.innerHTML(), name).not.toBe(before);
    await things.getByRole('checkbox', { name }).press('Space');
    await expect.poll(() => beside.innerHTML(), name).toBe(before);
  }
});

test('keeps its corrections when the page is reopened, and after a switch to the photo’s face and back', async ({
  page,
}) => {
  await drawn(page);
  await page.getByRole('radio', { name: 'Deep brown' }).check();
  await expect(inColour(cover(page), '#593829').first()).toBeAttached();
  await page.getByRole('button', { name: 'Use the photo’s own face' }).click();
  await expect(faces(page).locator('image')).toHaveCount(3, AT_LENGTH);
  await expect(maker(page)).toHaveCount(0);
  await expectNothingForAxe(page);
  await page.getByRole('button', { name: 'Draw my child instead' }).click();
  await expect(inColour(faces(page), '#593829').first()).toBeAttached(AT_LENGTH);
  const other = await page.context().newPage();
  await other.goto('/create/personalize');
  await expect(other.getByRole('radio', { name: 'Deep brown' })).toBeChecked(AT_LENGTH);
  await next(other).click();
  const book = other.getByRole('region', { name: 'Your book' });
  await expect(inColour(book.locator('.reader-page'), '#593829').first()).toBeAttached(AT_LENGTH);
});

const { hairTones: _, ...WITHOUT_TONES } = LIKENESSES[0]!;
for (const [what, damaged] of [
  ['without the tones of its hair', WITHOUT_TONES],
  ['with nothing for wishes', { ...LIKENESSES[0]!, wishes: null }],
  ['from choices, without its face', { ...FIRST_DRAWN_HERO, face: null }],
] as const)
  test(`kept by a device ${what}, it makes room for another hero`, async ({ page }) => {
    await page.goto('/about');
    await page.evaluate((draft) => localStorage.setItem('nv.draft', JSON.stringify({ version: 1, draft })), {
      ...CHOSEN,
      drawnHero: damaged,
    });
    await page.goto('/create/personalize#drawn-instead');
    await expect(page.getByText('The drawing of your child was damaged')).toBeVisible(AT_LENGTH);
    await expectNothingForAxe(page);
    await page.goto('/about');
    await page.goto('/create/personalize');
    await expect(page.locator('summary').filter({ hasText: 'No photo? Draw the hero' })).toBeVisible();
    await next(page).click();
    const book = page.getByRole('region', { name: 'Your book' });
    await expect(book.locator('.reader-page svg').first()).toBeAttached(AT_LENGTH);
  });

test('stays in the book when its photo is removed, until another hero is drawn', async ({ page }) => {
  await drawn(page);
  await page.getByRole('radio', { name: 'Deep brown' }).check();
  await page.getByRole('button', { name: 'Remove photo' }).click();
  await expect(maker(page)).toContainText('It needs no photo any more.');
  await expect(inColour(cover(page), '#593829').first()).toBeAttached();
  await expectNothingForAxe(page);
  await page.getByRole('button', { name: 'Draw another hero instead' }).click();
  await expect(page.locator('summary').filter({ hasText: 'No photo? Draw the hero' })).toBeVisible();
});

test('on the page of a book of the shelf it goes into the cart, and the photo leaves', async ({ page }) => {
  await page.goto('/product/spider');
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { name: 'The hero’s face' }).scrollIntoViewIfNeeded();
  await addPhoto(page);
  await expect(maker(page)).toBeVisible(AT_LENGTH);
  await expect(page.getByText('The photo is deleted when the book goes into your cart')).toBeVisible();
  await page.getByRole('radio', { name: 'Deep brown' }).check();
  await expect(inColour(cover(page), '#593829').first()).toBeAttached(AT_LENGTH);
  await expectNothingForAxe(page);
});

test('a customer keeps the hero for the next book, finds it there, and deletes it in the profile', async ({
  page,
  shop,
}) => {
  await enterAsCustomer(page, shop);
  await drawn(page);
  await page.getByRole('radio', { name: 'Deep brown' }).check();
  await page.getByRole('button', { name: 'Keep this hero for the next book' }).click();
  await expect(page.getByText('Kept in your account.')).toBeVisible();
  await expectNothingForAxe(page);
  await page.goto('/product/iron');
  await page.waitForLoadState('networkidle');
  await page.getByRole('heading', { name: 'The hero’s face' }).scrollIntoViewIfNeeded();
  await page.getByText('No photo? Draw the hero').click();
  const kept = page.getByRole('region', { name: 'Heroes that you kept' });
  await kept.getByRole('button', { name: 'Mira' }).click();
  await expect(inColour(cover(page), '#593829').first()).toBeAttached(AT_LENGTH);
  await page.getByRole('banner').getByRole('button', { name: 'Your profile' }).click();
  await page.getByRole('button', { name: 'Delete Mira' }).click();
  await expect(page.getByRole('button', { name: 'Delete Mira' })).toHaveCount(0);
});

import { axeFindings } from './axe.ts';
import { expect, test } from './shop.ts';

test('words too pale are found on a page that has a `::before` behind them, also at a second look', async ({
  page,
}) => {
  await page.goto('/pricing');
  expect(await axeFindings(page)).toEqual([]);
  const words = page.getByText('No subscription and nothing hidden.');
  await words.evaluate((paragraph) => paragraph.style.setProperty('color', '#ddd'));
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^color-contrast: .*No subscription/)]);
});

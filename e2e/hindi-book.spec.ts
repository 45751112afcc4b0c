import { openPreview, turn } from './open-book.ts';
import { expect, test } from './shop.ts';
import { keepDraft } from './wizard.ts';

test('a book in Hindi opens, and tells its pictures and words in Hindi', async ({ page }) => {
  await keepDraft(page, {
    story: 'space-explorer',
    format: 'digital',
    characterName: 'मीरा',
    language: 'hi',
    shipping: {},
  });
  const book = await openPreview(page);
  for (let turned = 0; turned < 2; turned++) await turn(book).click();
  await expect(book).toContainText('मीरा');
  await expect(book).toContainText('सोने का कमरा। यहाँ मीरा, सिमटकर, चेहरे पर हिम्मत। पास में दिखता है: पलंग');
});

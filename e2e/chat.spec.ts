import { expect, test } from './shop.ts';

test('the helper greets, thinks, answers with the time, and refuses a blank question', async ({ page }) => {
  await page.goto('/terms');
  await page.getByRole('button', { name: 'Ask our helper' }).click();
  const panel = page.getByRole('dialog', { name: 'Chat with our helper' });
  const lines = panel.getByRole('log');
  await expect(lines).toContainText('Namaste!');
  await expect(lines.locator('time')).toHaveText(/^\d{1,2}:\d{2} [ap]m$/i);
  const question = panel.getByPlaceholder('Ask about our comic books...');
  await expect(question).toBeFocused();

  await question.fill('   ');
  await question.press('Enter');
  await expect(page.getByText('Please enter a message')).toBeVisible();
  await expect(page.getByText('Type your question before sending.')).toBeVisible();
  await expect(lines.locator('time')).toHaveCount(1);

  const answered = Promise.withResolvers<void>();
  await page.route('**/api/chat', async (route) => {
    await answered.promise;
    await route.continue();
  });
  await question.fill('What do the books cost?');
  await question.press('Enter');
  await expect(lines.getByText('Thinking...')).toBeVisible();
  answered.resolve();
  await expect(lines).toContainText('₹399');
  await expect(lines.getByText('Thinking...')).toBeHidden();
  await expect(lines.locator('time')).toHaveCount(3);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL(/\/gallery$/);
  await expect(lines).toContainText('₹399');
  await page.getByRole('button', { name: 'Close the chat' }).click();
  await expect(panel).toBeHidden();
  await expect(page.getByRole('button', { name: 'Ask our helper' })).toBeFocused();
});

test('ten turns of a question and an answer are kept, and go along with the next question', async ({
  page,
}) => {
  const sent: { text: string }[][] = [];
  await page.route('**/api/chat', async (route) => {
    sent.push((route.request().postDataJSON() as { messages: { text: string }[] }).messages);
    await route.fulfill({ json: { text: `Answer ${sent.length}`, links: [], trouble: false } });
  });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Ask our helper' }).click();
  const panel = page.getByRole('dialog', { name: 'Chat with our helper' });
  for (let asked = 1; asked <= 12; asked += 1) {
    await panel.getByRole('textbox').fill(`Question ${asked}`);
    await panel.getByRole('textbox').press('Enter');
    await expect(panel.getByText(`Answer ${asked}`, { exact: true })).toBeVisible();
  }
  const last = sent.at(-1)?.map(({ text }) => text);
  expect(last).toHaveLength(20);
  expect(last?.slice(0, 2)).toEqual(['Answer 2', 'Question 3']);
  expect(last?.at(-1)).toBe('Question 12');
});

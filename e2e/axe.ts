import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OPTIONS = {
  // Of what is well it would tell as much as of what is wrong.
  resultTypes: ['violations' as const],
  // It would judge no contrast where any part in sight has a `::before` or an `::after`: of half of the words on most screens.
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
};

/** The page as it is now breaks no rule of WCAG 2.2 AA that a program can see. */
export async function expectNothingForAxe(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

/** What breaks a rule in the page as it is now. */
export async function axeFindings(page: Page): Promise<string[]> {
  const frames = page.frames();
  const there = await Promise.all(frames.map((frame) => frame.evaluate(() => 'axe' in globalThis)));
  // Read anew by the browser at each call, the program's own text took half of what a call costs.
  const known = there.every(Boolean) && { axeSource: 'null' };
  const { violations } = await new AxeBuilder({ page, ...known })
    .options(OPTIONS)
    // A page of its own to put the findings of several frames together costs more than the findings of one.
    .setLegacyMode(frames.length === 1)
    .withTags(TAGS)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

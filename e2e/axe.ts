import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const OPTIONS = {
  // Without this, axe reports passed rules in the same detail as violations.
  resultTypes: ['violations' as const],
  // Without this, axe skips the contrast check wherever a visible element has a `::before` or an `::after`,
  // which is half of the words on most screens.
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
};

/** Expects that the current page breaks no rule of WCAG 2.2 AA that a program can check. */
export async function expectNothingForAxe(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
}

/** The violations on the current page. */
export async function axeFindings(page: Page): Promise<string[]> {
  const frames = page.frames();
  const there = await Promise.all(frames.map((frame) => frame.evaluate(() => 'axe' in globalThis)));
  // Do not inject axe again where it is already loaded: parsing its source took half the time of a call.
  const known = there.every(Boolean) && { axeSource: 'null' };
  const { violations } = await new AxeBuilder({ page, ...known })
    .options(OPTIONS)
    // Without legacy mode, axe opens another page to merge the findings of several frames. That costs more
    // than the findings of one.
    .setLegacyMode(frames.length === 1)
    .withTags(TAGS)
    .analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}

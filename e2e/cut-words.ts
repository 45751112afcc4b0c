import type { Page } from '@playwright/test';

/**
 * Finds words that cannot be read without scrolling sideways: beyond the screen, cut off by a part that
 * hides its overflow, or wider than their button or panel. A part that scrolls by itself (a table, a row of
 * tabs) may be wider.
 * @returns the problems, in words for the developer.
 */
export async function wordsOutOfReach(page: Page): Promise<string[]> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  return page.evaluate(() => {
    const TOLERANCE = 1.5;
    const found: string[] = [];
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth > width)
      found.push(`the page scrolls sideways: ${document.documentElement.scrollWidth} > ${width}`);
    const stage = document.querySelector('dialog:modal') ?? document.body;
    const texts = document.createTreeWalker(stage, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      if (!parent || !node.textContent?.trim() || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      range.selectNodeContents(node);
      for (const words of range.getClientRects()) {
        if (words.width < 1) continue;
        const trouble = troubleWith(parent, words);
        if (!trouble) continue;
        found.push(
          `${trouble}: “${node.textContent.trim().slice(0, 60)}” in <${parent.tagName} ${parent.className}>`,
        );
        break;
      }
    }
    return found;

    function troubleWith(parent: Element, words: DOMRect): string | null {
      for (let part: Element | null = parent; part && part !== document.body; part = part.parentElement) {
        const style = getComputedStyle(part);
        const box = part.getBoundingClientRect();
        if (box.width <= 2 && box.height <= 2) return null;
        if (/auto|scroll/.test(style.overflowX) && !part.matches('.stage')) return null;
        const holds = /hidden|clip/.test(style.overflowX) || part.matches('.button, .panel, summary, td, th');
        if (holds && (words.right > box.right + TOLERANCE || words.left < box.left - TOLERANCE))
          return `sticks out of <${part.tagName} ${part.className}> sideways`;
        if (/hidden|clip/.test(style.overflowY) && words.bottom > box.bottom + 4) return 'cut off below';
        if (style.position === 'fixed') break;
      }
      if (words.right > width + TOLERANCE || words.left < -TOLERANCE) return 'beyond the screen';
      return null;
    }
  });
}

import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { OpenBook } from './open-book.ts';
import { PageText } from './page-text.tsx';
import { scrollToSee } from './spoken-in-sight.ts';

const book = {
  language: 'en',
  words: (page: number) => ({
    name: `Page ${page}`,
    lines: ['One.', 'Two.', 'Three.'].map((text) => ({ kind: 'caption', text: `${page} ${text}` })),
  }),
} as unknown as OpenBook;

describe('the words of open pages', () => {
  it('mark the line that is spoken, and no other', () => {
    const spoken = { page: 5, line: 1, text: '5 Two.' };
    const html = renderToStaticMarkup(
      <PageText book={book} pages={[4, 5]} seen scrolls={false} spoken={spoken} />,
    );
    const marked = [...html.matchAll(/<p aria-current="true" class="[^"]*reader-spoken[^"]*">([^<]*)</g)];
    expect(marked.map(([, text]) => text)).toEqual(['5 Two.']);
    expect(html.match(/aria-current|reader-spoken/g)).toHaveLength(2);
  });

  it('mark none while nothing is spoken', () => {
    const html = renderToStaticMarkup(
      <PageText book={book} pages={[4, 5]} seen scrolls={false} spoken={null} />,
    );
    expect(html).not.toMatch(/aria-current|reader-spoken/);
  });

  it.each([
    [true, true, true],
    [true, false, false],
    [false, true, false],
  ])('seen %s, scrolled by themselves %s: they are a stop of the Tab key %s', (seen, scrolls, stop) => {
    const html = renderToStaticMarkup(
      <PageText book={book} pages={[4]} seen={seen} scrolls={scrolls} spoken={null} />,
    );
    expect(html.includes('tabindex="0"')).toBe(stop);
  });
});

describe('a column of words that is 400 high and begins at 100', () => {
  it.each([
    ['stays for a line at its upper edge', 100, 40, 0],
    ['stays for a line at its lower edge', 460, 40, 0],
    ['goes on to a line below it, and puts that in its middle', 600, 40, 320],
    ['goes on to a line that is cut', 480, 40, 200],
    ['goes back to a line above it', 20, 40, -260],
    ['shows the beginning of what is higher than itself', 300, 500, 200],
  ])('%s', (_, top, height, by) => {
    expect(scrollToSee({ top, height }, { top: 100, height: 400 })).toBe(by);
  });
});

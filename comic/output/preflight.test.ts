import { beforeAll, describe, expect, it } from 'vitest';
import { fontBytes } from '../node-fonts.ts';
import type { Page, PageBoxes } from '../book.ts';
import { group, place } from '../drawing/tree.ts';
import { type Book, loadLettering, loadStory, makeBook, preflight } from '../index.ts';
import { drawnSample, photoSample } from '../sample-heroes.ts';

let book: Book;
beforeAll(async () => {
  const lettering = await loadLettering(fontBytes());
  await loadStory('hanuman');
  book = makeBook({ story: 'hanuman', name: 'Meera', hero: drawnSample }, lettering);
});

/** The book with its third page changed. */
function changed(boxes: Partial<PageBoxes>, more: Partial<Page> = {}): Book {
  const pages = book.pages.map((page, index) =>
    index === 2 ? { ...page, ...more, boxes: { ...page.boxes, faces: [], ...boxes } } : page,
  );
  return { ...book, pages };
}

function rules(judged: Book): string[] {
  return preflight(judged).problems.map(({ rule, page }) => `${rule} ${page}`);
}

describe('preflight', () => {
  it('passes a book as the workshop makes it', () => {
    const { problems, pages, smallestPoints, lowestPpi } = preflight(book);
    expect(problems).toEqual([]);
    expect(pages).toBe(book.pages.length - 1);
    expect(smallestPoints).toBeGreaterThanOrEqual(9);
    expect(lowestPpi).toBeUndefined();
  });

  it('counts the pages inside the cover', () => {
    const short = { ...book, pages: book.pages.slice(0, 4) };
    expect(preflight(short, { pages: 3 }).problems).toEqual([]);
    expect(preflight(short, { pages: 'multiple of 4' }).problems).toMatchObject([{ rule: 'pages' }]);
    expect(preflight(short, { pages: 24 }).problems[0]!.message).toContain('3 pages');
  });

  it('finds words over a face, over words, and outside the safe area', () => {
    const box = { x: 500, y: 500, width: 200, height: 100 };
    const none = { balloons: [], captions: [], effects: [], words: [], tails: [] };
    expect(rules(changed({ ...none, balloons: [box], faces: [{ ...box, x: 650 }] }))).toEqual(['faces 2']);
    expect(
      rules(
        changed({
          ...none,
          faces: [box],
          tails: [
            [
              [400, 550],
              [900, 550],
            ],
          ],
        }),
      ),
    ).toEqual(['faces 2']);
    expect(rules(changed({ ...none, captions: [box], effects: [box] }))).toEqual(['words over words 2']);
    expect(rules(changed({ ...none, words: [{ ...box, x: 60 }] }))).toEqual(['safe area 2']);
  });

  it('finds small type and a wrong trim', () => {
    expect(rules(changed({ smallestPoints: 8.5 }))).toEqual(['type 2']);
    expect(rules(changed({ trim: { x: 0, y: 0, width: 2000, height: 2100 } }))).toEqual(['boxes 2']);
  });

  it('measures a picture where it lies, through everything that scales it', () => {
    const picture = {
      kind: 'picture' as const,
      href: photoSample.heads.calm,
      x: 0,
      y: 0,
      width: 1,
      height: 2,
    };
    const scaled = (by: number) => [group([group([picture], { matrix: place(9, 9, 30, by) })])];
    expect(preflight(changed({}, { nodes: scaled(0.1) })).lowestPpi).toBe(1270);
    const coarse = preflight(changed({}, { nodes: scaled(1) }));
    expect(coarse.lowestPpi).toBe(127);
    expect(coarse.problems).toMatchObject([{ page: 2, rule: 'pictures' }]);
  });

  it('says so when a picture cannot be printed', () => {
    const nodes = [{ kind: 'picture' as const, href: '/heads/1.jpg', x: 0, y: 0, width: 9, height: 9 }];
    expect(rules(changed({}, { nodes }))).toEqual(['pictures 2']);
  });
});

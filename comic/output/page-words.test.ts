import { beforeAll, expect, it } from 'vitest';
import { fontBytes } from '../node-fonts.ts';
import type { BookPlan, BookRequest } from '../book.ts';
import { type Lettering, loadLettering, loadBook, makeBook, planBook } from '../index.ts';
import { drawnSample } from '../sample-heroes.ts';
import { pageToLayers } from './page-layers.ts';
import { pageToWords } from './page-words.ts';

let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
  await loadBook({ story: 'space-explorer', language: 'hi' });
});

const plan = (request: Partial<BookRequest> = {}): BookPlan =>
  planBook({ story: 'space-explorer', name: 'Meera', hero: drawnSample, ...request }, lettering);

it('tells each picture of a page and who says what in it', () => {
  const { name, lines } = pageToWords(plan().page(0));
  expect(name).toBe('Cover');
  expect(lines[0]).toEqual({
    kind: 'picture',
    text: expect.stringMatching(
      /^Far out in space\. .*Meera is \w+ing and looks happy\. .*You can see .* and .*\.$/,
    ),
  });
  expect(lines[1]).toMatchObject({ kind: 'title', text: expect.stringMatching(/^Meera /) });
});

it('holds every word of every page, and describes every page', () => {
  const book = plan();
  for (let number = 0; number < book.pageCount; number += 1) {
    const page = book.page(number);
    const { lines } = pageToWords(page);
    const said = lines.filter(({ kind }) => kind !== 'picture');
    expect(said.map(({ who, text }) => (who ? `${who}: ${text}` : text)).join('\n')).toBe(page.text);
    expect(lines.some(({ kind }) => kind === 'picture')).toBe(true);
    expect(lines.map(({ text }) => text).join(' ')).not.toMatch(/undefined|\{|[a-z][A-Z]/);
  }
});

it('speaks Hindi in a Hindi book, of places, things and what everybody does too', () => {
  const book = plan({ language: 'hi', name: 'मीरा' });
  const { lines } = pageToWords(book.page(0));
  expect(lines[0]?.text).toMatch(
    /^अंतरिक्ष। .*यहाँ मीरा, हवा में फिसलते हुए, चेहरे पर ख़ुशी। .*पास में दिखता है: .*छल्ले वाला ग्रह.*।$/,
  );
  for (let number = 0; number < book.pageCount; number += 1)
    expect(
      pageToWords(book.page(number))
        .lines.map(({ text }) => text)
        .join(' '),
    ).not.toMatch(/[a-z]/i);
});

it('tells of the wheelchair where it is another thing, and of the favourite animal', () => {
  const book = plan({ wheelchair: true, favourites: { animal: 'puppy' } });
  expect(pageToWords(book.page(0)).lines[0]?.text).toMatch(
    /Meera is gliding in the wheelchair and looks happy\. .*Little puppy looks happy\./,
  );
});

it('a plan composes the pages of the book, each once', () => {
  const book = plan();
  const whole = makeBook({ story: 'space-explorer', name: 'Meera', hero: drawnSample }, lettering);
  const pages = Array.from({ length: book.pageCount }, (_, number) => book.page(number));
  expect(pages).toEqual(whole.pages);
  expect(book.page(5)).toBe(pages[5]);
  for (const number of [-1, 0.5, book.pageCount]) expect(() => book.page(number)).toThrow(RangeError);
});

const coverWords = (name: string): string => pageToLayers(plan({ name }).page(0), 'left').words;

it('the words of the cover follow the name', () => {
  expect(coverWords('Meera')).not.toBe(coverWords('Mee'));
});

it.each([0, 1, 5, 24])('the art of page %i stays the same while the name grows', (number) => {
  const one = plan({ name: 'Mee' }).page(number);
  const two = plan({ name: 'Meera' }).page(number);
  expect(two.art).toBe(one.art);
  expect(two.nodes.slice(0, two.art.length)).toEqual(two.art);
  const layers = [one, two].map((page) => pageToLayers(page, 'left'));
  expect(layers[1]!.art).toBe(layers[0]!.art);
});

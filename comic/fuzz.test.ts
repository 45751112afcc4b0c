import { beforeAll, expect, it } from 'vitest';
import { seeded } from './drawing/random.ts';
import { LANGUAGES, type Lettering, loadLettering, loadBook, makeBook, pageToSvg, shelf } from './index.ts';
import { brokenRules } from './layout/page-rules.ts';
import { fontBytes } from './node-fonts.ts';
import { drawnSample, photoSample } from './sample-heroes.ts';

/** First and last code point of what people, and machines, may type. */
const SCRIPTS: readonly (readonly [number, number])[] = [
  [0x20, 0x7e],
  [0xc0, 0x24f],
  [0x300, 0x36f],
  [0x370, 0x4ff],
  [0x590, 0x6ff],
  [0x900, 0x97f],
  [0x980, 0xdff],
  [0x200b, 0x202e],
  [0x3040, 0x30ff],
  [0x4e00, 0x4e80],
  [0xd800, 0xdfff],
  [0xfe00, 0xfe0f],
  [0x1f300, 0x1faff],
];
const MARKUP = ['<script>', '</svg>', '"><image href=x onerror=y>', '&amp;', '{name}', '{NAME}', ']]>', '$&'];

let lettering: Lettering;
beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
  await Promise.all(shelf.map(({ id }) => loadBook({ story: id, customStory: { text: 'any' } })));
});

it.each(Array.from({ length: 24 }, (_, seed) => seed))(
  'whatever is typed, no page breaks a rule, crashes or leaks markup (seed %i)',
  (seed) => {
    const random = seeded(`typed ${seed}`);
    const below = (most: number) => Math.floor(random() * most);
    const letter = (): string => {
      const [first, last] = SCRIPTS[below(SCRIPTS.length)]!;
      return String.fromCodePoint(first + below(last - first + 1));
    };
    const text = (longest: number): string =>
      Array.from({ length: below(longest) }, () => {
        const kind = random();
        return kind < 0.15 ? ' ' : kind < 0.2 ? MARKUP[below(MARKUP.length)]! : letter();
      }).join('');
    const book = makeBook(
      {
        story: shelf[seed % shelf.length]!.id,
        language: LANGUAGES[seed % 3 === 0 ? 1 : 0],
        name: text(seed % 4 === 0 ? 400 : 24),
        title: text(120),
        message: text(1500),
        ...(seed % 3 === 1 && { customStory: { text: text(seed % 2 ? 4000 : 300).slice(0, 6000) } }),
        hero: seed % 2 ? drawnSample : photoSample,
      },
      lettering,
    );
    for (const page of book.pages) {
      expect(brokenRules(page)).toEqual([]);
      const svg = pageToSvg(page, { idPrefix: 'p' });
      expect(svg).not.toMatch(/<script|<\/svg>.|<foreignObject|<image href=x|<[^>]*\s(?:on\w+|style)=/is);
    }
  },
);

import type { Page, Story } from '../book.ts';
import { INK } from '../drawing/colour.ts';
import { rect } from '../drawing/path.ts';
import { group, place, shape, type Box, type Node } from '../drawing/tree.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { plain } from '../lettering/graphemes.ts';
import { type CoverWords, coverTitle, titleLettering } from './cover-page.ts';
import { fillWords } from './fill-words.ts';
import { settings, textPath, textSizes, type TextBlock } from './fit-text.ts';
import { points, SAFE, SHEET, TRIM } from './measures.ts';
import { stage, type Company } from './stage.ts';

const CARD: Box = { x: 1000, y: 880, width: 960, height: 880 };
/** The card holds no more letters than this at 9 pt; wide ones fewer. Longer dedications end with an ellipsis. */
const LONGEST = 640;

/** The book's first page: title, who it was made for, and the dedication on a card. */
export function titlePage(
  story: Story,
  words: CoverWords,
  message: string | undefined,
  company: Company,
  lettering: Lettering,
): Page {
  const staged = stage(story.titlePage.scene, SHEET, TRIM, company);
  const title = titleLettering(story, words, lettering, { x: 160, y: 130, width: 1780, height: 500 });
  const written = lettering.readable(plain(message ?? ''), 'speech');
  const wish = written === '' ? fillWords(story.titlePage.dedication, words.name) : written;
  const heading = `For ${words.name}`;
  const { dedication, ...card } = dedicationCard(heading, wish, story.world.accent, lettering);
  return {
    kind: 'title',
    number: 1,
    nodes: [...staged.nodes, ...title.nodes, ...staged.breaking, ...card.nodes],
    text: [coverTitle(story, words), heading, dedication].join('\n'),
    boxes: {
      trim: TRIM,
      safe: SAFE,
      faces: staged.present.map(({ face }) => face),
      balloons: [],
      captions: [card.box],
      effects: [],
      tails: [],
      words: title.boxes,
      smallestPoints: card.points,
    },
  };
}

function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest).toWellFormed();
  return `${cut.includes(' ') ? cut.replace(/\S*$/, '').trimEnd() : cut}…`;
}

function dedicationCard(
  heading: string,
  wish: string,
  accent: string,
  lettering: Lettering,
): { nodes: Node[]; box: Box; points: number; dedication: string } {
  const limit = CARD.width - 130;
  const head = fit(lettering, heading, 'display', textSizes(27), limit, 190, 5);
  const room = CARD.height - 190 - head.height;
  let text = shorten(wish, LONGEST);
  let body = fit(lettering, text, 'speech', textSizes(16), limit, room, 24);
  for (let longest = LONGEST; body.height > room;) {
    longest = Math.floor(longest * 0.85);
    text = shorten(wish, longest);
    body = fit(lettering, text, 'speech', textSizes(16), limit, room, 24);
  }
  const height = Math.max(330, head.height + body.height + 190);
  const top = Math.max(CARD.y, CARD.y + (CARD.height - height) / 2);
  const x = CARD.x + CARD.width / 2;
  const board = rect(-CARD.width / 2, -height / 2, CARD.width, height, 26);
  const rule = -height / 2 + 70 + head.height + 20;
  return {
    nodes: [
      group(
        [
          group([shape(board, { fill: INK, opacity: 0.45 })], { matrix: place(16, 20) }),
          shape(board, { fill: '#fffaf0', stroke: INK, width: 11 }),
          shape(rect(-CARD.width / 2 + 22, -height / 2 + 22, CARD.width - 44, height - 44, 14), {
            stroke: accent,
            width: 6,
          }),
          shape(textPath(head, 0, -height / 2 + 70 + head.height / 2), { fill: '#c4173f' }),
          shape(`M-150 ${rule}L-34 ${rule}M34 ${rule}L150 ${rule}`, { stroke: accent, width: 7 }),
          shape(
            `M0 ${rule - 18}L7 ${rule - 6}L20 ${rule}L7 ${rule + 6}L0 ${rule + 18}L-7 ${rule + 6}L-20 ${rule}L-7 ${rule - 6}Z`,
            { fill: accent, stroke: INK, width: 4 },
          ),
          shape(textPath(body, 0, rule + 40 + body.height / 2), { fill: INK }),
        ],
        { matrix: place(x, top + height / 2, 1.2) },
      ),
    ],
    box: { x: CARD.x - 10, y: top - 12, width: CARD.width + 20, height: height + 24 },
    points: Math.min(points(head.size), points(body.size)),
    dedication: text,
  };
}

/** The largest size at which the text fits the width and height; the smallest if none does. */
function fit(
  lettering: Lettering,
  text: string,
  face: 'display' | 'speech',
  sizes: readonly number[],
  width: number,
  height: number,
  most: number,
): TextBlock {
  let last: TextBlock | undefined;
  for (const size of sizes) {
    const blocks = settings(lettering, text, face, size, width, most);
    const fitting = blocks.filter((block) => block.height <= height);
    if (fitting[0]) return fitting[0];
    last = blocks[0] ?? last;
  }
  if (!last) throw new Error('A dedication could not be set.');
  return last;
}

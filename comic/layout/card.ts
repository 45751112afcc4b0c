import { INK } from '../drawing/colour.ts';
import { rect } from '../drawing/path.ts';
import { group, place, shape, type Box, type Node } from '../drawing/tree.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { isWhole, settings, textPath, textSizes, type TextBlock } from './fit-text.ts';
import { points } from './measures.ts';

/**
 * The most letters that a card may hold at 9 pt; wide letters need more room. Longer texts end with an
 * ellipsis.
 */
const LONGEST = 640;

function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const cut = text.slice(0, longest).toWellFormed();
  return `${cut.includes(' ') ? cut.replace(/\S*$/, '').trimEnd() : cut}…`;
}

/**
 * A card of words in the middle of its box: a heading, a rule, and a text as large as it fits.
 * @returns also the text as it was set: it ends with an ellipsis when it is too long for any card.
 */
export function card(
  heading: string,
  wish: string,
  accent: string,
  lettering: Lettering,
  room: Box,
): { nodes: Node[]; box: Box; points: number; text: string } {
  const limit = room.width - 130;
  const uncut = textSizes(27)
    .map((size) => settings(lettering, heading, 'display', size, limit, 1)[0]!)
    .find((block) => block.height <= 190 && isWhole(block, heading));
  const head = uncut ?? fit(lettering, heading, 'display', textSizes(27), limit, 190);
  const free = room.height - 190 - head.height;
  let text = shorten(wish, LONGEST);
  let body = fit(lettering, text, 'speech', textSizes(16), limit, free);
  for (let longest = LONGEST; body.height > free;) {
    longest = Math.floor(longest * 0.85);
    text = shorten(wish, longest);
    body = fit(lettering, text, 'speech', textSizes(16), limit, free);
  }
  const height = Math.max(330, head.height + body.height + 190);
  const top = Math.max(room.y, room.y + (room.height - height) / 2);
  const x = room.x + room.width / 2;
  const board = rect(-room.width / 2, -height / 2, room.width, height, 26);
  const rule = -height / 2 + 70 + head.height + 20;
  return {
    nodes: [
      group(
        [
          group([shape(board, { fill: INK, opacity: 0.45 })], { matrix: place(16, 20) }),
          shape(board, { fill: '#fffaf0', stroke: INK, width: 11 }),
          shape(rect(-room.width / 2 + 22, -height / 2 + 22, room.width - 44, height - 44, 14), {
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
    box: { x: room.x - 10, y: top - 12, width: room.width + 20, height: height + 24 },
    points: Math.min(points(head.size), points(body.size)),
    text,
  };
}

/** The largest size at which the text fits the width and height, or the smallest size if none fits. */
function fit(
  lettering: Lettering,
  text: string,
  face: 'display' | 'speech',
  sizes: readonly number[],
  width: number,
  height: number,
): TextBlock {
  let last: TextBlock | undefined;
  for (const size of sizes) {
    // The setting with the fewest lines is the lowest.
    last = settings(lettering, text, face, size, width, 1)[0];
    if (last && last.height <= height) return last;
  }
  if (!last) throw new Error('A card could not be set.');
  return last;
}

import type { Page, SpokenLine, Story } from '../book.ts';
import { INK } from '../drawing/colour.ts';
import { group, place, shape, type Box, type Node } from '../drawing/tree.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { clearOfWords } from './clear-of-words.ts';
import { displayLettering, readableLettering } from './display-lettering.ts';
import { settings, textPath } from './fit-text.ts';
import { points, SAFE, SHEET, TRIM, units } from './measures.ts';
import { MARK } from './phrases.ts';
import { stage, type Company } from './stage.ts';
import { starringBurst } from './starring-burst.ts';
import { panelTale, textOf } from './tale.ts';
import { capitals, say, type Telling } from './telling.ts';

/** The room for the title: everything above the hero's head. */
const TITLE: Box = { x: 110, y: 112, width: 1880, height: 700 };

export function coverPage(story: Story, telling: Telling, company: Company, lettering: Lettering): Page {
  const { cover } = story;
  const staged = stage(cover.scene, SHEET, TRIM, company);
  const title = titleLettering(story, telling, lettering, TITLE);
  const starring = starringBurst(story.cover.starring, telling, lettering);
  const mark = seriesMark(lettering, story.world.accent, telling);
  const lines: SpokenLine[] = [
    { kind: 'title', text: coverTitle(story, telling) },
    { kind: 'effect', text: starring.text },
    { kind: 'caption', text: say(MARK, telling) },
  ];
  const panels = [panelTale(cover.scene, lines, telling, company.voices)];
  return {
    kind: 'cover',
    number: 0,
    nodes: [
      ...staged.nodes,
      ...clearOfWords(staged.flying, [...title.boxes, starring.box, mark.box]),
      ...title.nodes,
      ...staged.breaking,
      ...starring.nodes,
      ...mark.nodes,
    ],
    art: staged.nodes,
    panels,
    text: textOf(panels),
    boxes: {
      faces: staged.present.map(({ face }) => face),
      balloons: [],
      captions: [],
      heads: [],
      tails: [],
      effects: [starring.box],
      words: [...title.boxes, starring.letters, mark.box],
      told: [],
      smallestPoints: Math.min(title.points, starring.points, mark.points),
    },
  };
}

export function coverTitle(story: Story, telling: Telling): string {
  return telling.title ?? `${telling.name} ${say(story.cover.tail, telling)}`;
}

/** The name in large letters with its tail below, or the customer's title in up to three lines. */
export function titleLettering(
  story: Story,
  telling: Telling,
  lettering: Lettering,
  room: Box,
): { nodes: Node[]; boxes: Box[]; points: number } {
  const { name, title } = telling;
  const x = room.x + room.width / 2;
  if (title) {
    const whole = readableLettering({
      lettering,
      text: capitals(title),
      at: [x, room.y + room.height / 2],
      width: room.width,
      height: room.height,
      style: story.cover.lettering,
      lines: 3,
      turn: -2,
      arch: 0.05,
      swell: 0.05,
      biggest: room.height * 0.62,
    });
    return { nodes: [...whole.nodes], boxes: [whole.box], points: points(whole.size) };
  }
  const nameRoom = room.height * 0.76;
  const first = readableLettering({
    lettering,
    text: capitals(name),
    at: [x, room.y + nameRoom / 2],
    width: room.width,
    height: nameRoom,
    style: story.cover.lettering,
    lines: 2,
    turn: -3,
    arch: 0.07,
    swell: 0.1,
    biggest: room.height * 0.8,
  });
  const tailTop = first.box.y + first.box.height;
  const tailRoom = room.height * 0.29;
  const second = displayLettering({
    lettering,
    text: capitals(say(story.cover.tail, telling)),
    at: [x, tailTop + tailRoom * 0.32],
    width: room.width * 0.92,
    height: tailRoom,
    style: story.cover.tailLettering,
    turn: -2,
    biggest: room.height * 0.23,
  });
  // A long name is low, so both are centred in their room as a pair.
  const foot = Math.max(tailTop, second.box.y + second.box.height);
  const drop = Math.max(0, (room.y + room.height - foot) * 0.45);
  const lower = (box: Box): Box => ({ ...box, y: box.y + drop });
  return {
    nodes: [group([...second.nodes, ...first.nodes], { matrix: place(0, drop) })],
    boxes: [lower(first.box), lower(second.box)],
    points: points(Math.min(first.size, second.size)),
  };
}

/** The series mark, in the lower left corner. */
export function seriesMark(
  lettering: Lettering,
  accent: string,
  telling: Telling,
): { nodes: Node[]; box: Box; points: number } {
  const block = settings(lettering, say(MARK, telling).toUpperCase(), 'display', units(11), 900, 1)[0]!;
  const [width, height] = [block.width + 56, 66];
  const box: Box = { x: SAFE.x + 10, y: SAFE.y + SAFE.height - height - 10, width, height };
  const d = `M${box.x} ${box.y + 6}L${box.x + width} ${box.y}L${box.x + width - 4} ${box.y + height}L${box.x + 6} ${box.y + height - 4}Z`;
  return {
    nodes: [
      group([shape(d, { fill: INK, opacity: 0.5 })], { matrix: place(8, 9) }),
      shape(d, { fill: accent, stroke: INK, width: 8 }),
      shape(textPath(block, box.x + width / 2, box.y + height / 2), { fill: INK }),
    ],
    box,
    points: 11,
  };
}

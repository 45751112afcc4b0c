import type { Page, SpokenLine, Story } from '../book.ts';
import { INK } from '../drawing/colour.ts';
import { star } from '../drawing/path.ts';
import { group, place, shape, type Box, type Node } from '../drawing/tree.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { cutWords } from '../lettering/break-lines.ts';
import { graphemes } from '../lettering/graphemes.ts';
import { displayLettering } from './display-lettering.ts';
import { setText, settings, textPath } from './fit-text.ts';
import { points, SAFE, SHEET, SMALLEST_POINTS, TRIM, units } from './measures.ts';
import { MARK } from './phrases.ts';
import { stage, type Company } from './stage.ts';
import { panelTale, textOf } from './tale.ts';
import { inLanguage, say, type Telling } from './telling.ts';

/** Where the title may stand: everything above the hero's head. */
const TITLE: Box = { x: 110, y: 112, width: 1880, height: 700 };

export function coverPage(story: Story, telling: Telling, company: Company, lettering: Lettering): Page {
  const { cover } = story;
  const staged = stage(cover.scene, SHEET, TRIM, company);
  const title = titleLettering(story, telling, lettering, TITLE);
  const starring = starringBurst(story, telling, lettering);
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
    nodes: [...staged.nodes, ...title.nodes, ...staged.breaking, ...starring.nodes, ...mark.nodes],
    art: staged.nodes,
    panels,
    text: textOf(panels),
    boxes: {
      faces: staged.present.map(({ face }) => face),
      balloons: [],
      captions: [],
      tails: [],
      effects: [starring.box],
      words: [...title.boxes, mark.box],
      smallestPoints: Math.min(starring.points, mark.points),
    },
  };
}

export function coverTitle(story: Story, telling: Telling): string {
  return telling.title ?? `${telling.name} ${say(story.cover.tail, telling)}`;
}

/** The name large with its tail below, or the customer's title in up to three lines. */
export function titleLettering(
  story: Story,
  telling: Telling,
  lettering: Lettering,
  room: Box,
): { nodes: Node[]; boxes: Box[] } {
  const { name, title } = telling;
  const x = room.x + room.width / 2;
  if (title) {
    const whole = displayLettering({
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
    return { nodes: [...whole.nodes], boxes: [whole.box] };
  }
  const nameRoom = room.height * 0.76;
  const first = displayLettering({
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
  // A long name is low: the pair keeps to the middle of its room.
  const foot = Math.max(tailTop, second.box.y + second.box.height);
  const drop = Math.max(0, (room.y + room.height - foot) * 0.45);
  const lower = (box: Box): Box => ({ ...box, y: box.y + drop });
  return {
    nodes: [group([...second.nodes, ...first.nodes], { matrix: place(0, drop) })],
    boxes: [lower(first.box), lower(second.box)],
  };
}

function starringBurst(
  story: Story,
  telling: Telling,
  lettering: Lettering,
): { nodes: Node[]; box: Box; text: string; points: number } {
  const [x, y] = [TRIM.width * story.cover.starring.at[0], TRIM.height * story.cover.starring.at[1]];
  const radius = 208;
  const { text } = story.cover.starring;
  const [above = '', below = ''] = inLanguage(text, telling.language).split('{name}');
  const small = (words: string, lift: number): Node => {
    const block = setText(lettering, words.trim().toLocaleUpperCase('en'), {
      face: 'display',
      size: units(13.5),
      count: 1,
      limit: 900,
    });
    return shape(textPath(block, 0, lift), { fill: INK });
  };
  // A name too long for the burst is cut between letters rather than set too small to read.
  const parts = capitals(telling.name).replace(/-(?=\S)/g, '- ');
  const named = (width: number, height: number, lines: number, longest: number) =>
    displayLettering({
      lettering,
      text: cutWords(parts, longest, (text) => graphemes(text).length).join(' '),
      at: [0, -2],
      width,
      height,
      style: 'fire',
      lines,
      biggest: 98,
    });
  const usual = named(300, 124, 4, 10);
  // What would be too small to read reaches to the sides, where the burst is widest, in fewer lines or cut elsewhere.
  const middle =
    points(usual.size) >= SMALLEST_POINTS
      ? usual
      : [
          named(324, 100, 2, 10),
          named(324, 100, 4, 10),
          named(312, 124, 4, 12),
          named(312, 124, 4, 8),
        ].reduce((best, other) => (other.size > best.size ? other : best), usual);
  const spikes = star(0, 0, radius, radius * 0.82, 15, { wobble: spikeReach });
  return {
    nodes: [
      group(
        [
          group([shape(spikes, { fill: INK, opacity: 0.45 })], { matrix: place(12, 16) }),
          shape(spikes, { fill: '#ffd23f', stroke: INK, width: 11 }),
          shape(star(0, 0, radius * 0.9, radius * 0.75, 15, { wobble: spikeReach }), { fill: '#ffe98a' }),
          small(above, -94),
          ...middle.nodes,
          small(below, 92),
        ],
        { matrix: place(x, y, -7) },
      ),
    ],
    box: { x: x - radius, y: y - radius, width: radius * 2, height: radius * 2 },
    text: say(text, telling),
    points: Math.min(13.5, points(middle.size)),
  };
}

/** Whose comic it is, in the lower left corner. */
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

function capitals(text: string): string {
  return text.toLocaleUpperCase('en');
}

function spikeReach(i: number): number {
  return i % 2 ? 1 : 0.92 + ((i * 7) % 5) * 0.03;
}

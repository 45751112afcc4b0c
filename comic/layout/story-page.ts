import type { Caption, Page, PagePlan, SpokenLine, Wording, World } from '../book.ts';
import { INK } from '../drawing/colour.ts';
import { polygon, rect } from '../drawing/path.ts';
import { group, shape, type Box, type Node } from '../drawing/tree.ts';
import type { Lettering } from '../lettering/lettering.ts';
import { clearOfWords } from './clear-of-words.ts';
import { textPath, setText } from './fit-text.ts';
import { gridPanels, type PanelFrame } from './grid-panels.ts';
import { SHEET, units } from './measures.ts';
import { placeBalloon, placeCaption, type Ground, type Said, type Words } from './place-balloons.ts';
import { placeEffect } from './place-effect.ts';
import { stage, type Company, type Staged } from './stage.ts';
import { nameOfVoice, panelTale, textOf } from './tale.ts';
import { say, type Telling } from './telling.ts';

interface Drawing {
  frame: PanelFrame;
  staged: Staged;
  captions: Words[];
  balloons: Words[];
  effects: Words[];
  /** Captions and balloons in reading order. */
  told: Box[];
  lines: SpokenLine[];
}

/**
 * A page of panels, made in steps: fill in the words, divide the page, stage each panel, then letter it.
 * Effects, captions and balloons come in this order, from the least movable to the most. At last everything
 * is placed on the sheet.
 */
export function storyPage(
  plan: PagePlan,
  number: number,
  telling: Telling,
  company: Company,
  lettering: Lettering,
): Page {
  const panels = gridPanels(plan.rows).map((frame) =>
    letterPanel(stagePanel(frame, company), telling, company, lettering),
  );
  const art = artOf(plan, panels, company.world);
  const folio = pageNumber(number, company, lettering);
  const all = panels.flatMap((panel) => [...panel.effects, ...panel.captions, ...panel.balloons]);
  const tails = panels.flatMap((panel) => panel.balloons.flatMap(({ tail }) => (tail ? [tail] : [])));
  const flying = clearOfWords(
    panels.flatMap(({ staged }) => staged.flying),
    all.map(({ box }) => box),
    tails,
  );
  const tales = panels.map(({ frame, lines }) => panelTale(frame.panel, lines, telling, company.voices));
  return {
    kind: 'story',
    number,
    nodes: [...art, ...flying, ...all.flatMap((words) => words.nodes), ...folio.nodes],
    art,
    panels: tales,
    text: textOf(tales),
    boxes: {
      faces: panels.flatMap((panel) => panel.staged.present.map(({ face }) => face)),
      heads: panels.flatMap((panel) => panel.staged.present.map(({ head }) => head)),
      balloons: panels.flatMap((panel) => panel.balloons.map(({ box }) => box)),
      captions: panels.flatMap((panel) => panel.captions.map(({ box }) => box)),
      effects: panels.flatMap((panel) => panel.effects.map(({ box }) => box)),
      tails,
      words: [folio.box, ...panels.flatMap((panel) => panel.effects.flatMap(({ letters }) => letters ?? []))],
      told: panels.map(({ told }) => told),
      smallestPoints: Math.min(folio.points, ...all.map((words) => words.points)),
    },
  };
}

/** The last art of each page. It is reused as long as the stagings are the same, while only words change. */
const lastArt = new WeakMap<PagePlan, { world: World; panels: readonly Drawing[]; art: readonly Node[] }>();

function artOf(plan: PagePlan, panels: readonly Drawing[], world: World): readonly Node[] {
  const last = lastArt.get(plan);
  const same = last?.panels.every(({ staged }, index) => staged === panels[index]?.staged);
  if (last?.world === world && same) return last.art;
  const ordered = [
    ...panels.filter(({ frame }) => frame.bleed),
    ...panels.filter(({ frame }) => !frame.bleed),
  ];
  const art = [
    shape(rect(SHEET.x - 12, SHEET.y - 12, SHEET.width + 24, SHEET.height + 24), { fill: world.paper }),
    ...ordered.flatMap((panel) => framePanel(panel, world)),
    ...ordered.flatMap(({ staged }) => staged.breaking),
  ];
  lastArt.set(plan, { world, panels, art });
  return art;
}

function stagePanel(frame: PanelFrame, company: Company): { frame: PanelFrame; staged: Staged } {
  const { box, panel } = frame;
  const left = Math.max(box.x, 0);
  const top = Math.max(box.y, 0);
  const seen: Box = {
    x: left,
    y: top,
    width: Math.min(box.x + box.width, 2100) - left,
    height: Math.min(box.y + box.height, 2100) - top,
  };
  return { frame, staged: stage(panel, box, seen, company) };
}

function letterPanel(
  { frame, staged }: { frame: PanelFrame; staged: Staged },
  telling: Telling,
  { voices }: Company,
  lettering: Lettering,
): Drawing {
  const { panel, inner } = frame;
  const { present, subjects } = staged;
  const taken: Box[] = [FOLIO];
  const told: Box[] = [];
  const ground = (): Ground => ({ lettering, inner, present, subjects, taken, told });
  const keep = (words: Words): Words => {
    taken.push(words.box);
    return words;
  };
  const tell = (words: Words): Words => {
    told.push(words.box);
    return keep(words);
  };
  const said = {
    effects: spoken(panel.effects, telling),
    captions: spoken(panel.captions, telling),
    balloons: spoken(panel.balloons, telling),
  };
  const tellCaption = (caption: Said<Caption>): Words => tell(placeCaption(caption, ground()));
  const [before, after] = [said.captions.filter((each) => !isLast(each)), said.captions.filter(isLast)];
  const effects = said.effects.map((effect) => keep(placeEffect(effect, frame.box, ground())));
  const first = before.map(tellCaption);
  const balloons = said.balloons.map((balloon) => tell(placeBalloon(balloon, ground())));
  const captions = [...first, ...after.map(tellCaption)];
  const lines: SpokenLine[] = [
    ...before.map(asLine),
    ...said.balloons.map(({ kind, from, text }) => ({
      kind,
      ...(from !== 'unseen' && { who: nameOfVoice(from, telling, voices) }),
      text,
    })),
    ...after.map(asLine),
    ...said.effects.map(({ text }) => ({ kind: 'effect' as const, text })),
  ];
  return { frame, staged, captions, balloons, effects, told, lines };
}

const isLast = ({ after }: Said<Caption>): boolean => after ?? false;

const asLine = ({ text }: Said<Caption>): SpokenLine => ({ kind: 'caption', text });

/** What is said in this book. A text that depends on a choice may be empty and is left out. */
function spoken<Lettered extends { text: Wording }>(
  all: readonly Lettered[] | undefined,
  telling: Telling,
): Said<Lettered>[] {
  return (all ?? [])
    .map((each) => ({ ...each, text: say(each.text, telling) }))
    .filter(({ text }) => text.trim() !== '');
}

function framePanel({ frame, staged }: Drawing, world: World): Node[] {
  const d = polygon(frame.corners);
  return [
    group(staged.nodes, { clip: d }),
    ...(world.frame === INK ? [] : [shape(d, { stroke: INK, width: 20 })]),
    shape(d, { stroke: world.frame, width: 12 }),
  ];
}

/** Type size of the page number. */
const FOLIO_POINTS = 14;
const FOLIO: Box = { x: 1020, y: 1940, width: 60, height: 56 };

function pageNumber(
  number: number,
  { world }: Company,
  lettering: Lettering,
): { nodes: Node[]; box: Box; points: number } {
  const block = setText(lettering, String(number), {
    // Not the display face, in which a 7 reads as a 1.
    face: 'speech',
    size: units(FOLIO_POINTS),
    count: 1,
    limit: 400,
  });
  const path = textPath(block, FOLIO.x + FOLIO.width / 2, FOLIO.y + FOLIO.height / 2);
  return {
    nodes: [shape(path, { stroke: world.paper, width: 14 }), shape(path, { fill: world.onPaper })],
    box: FOLIO,
    points: FOLIO_POINTS,
  };
}

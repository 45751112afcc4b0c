import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { apply, type Matrix, type Node, product } from '../drawing/tree.ts';
import { PHOTO_EXPRESSIONS, type PhotoHero } from '../hero.ts';
import { bookToPdf, type Lettering, loadLettering, loadStory, makeBook, planBook, shelf } from '../index.ts';
import { brokenRules } from '../layout/page-rules.ts';
import { deflate } from '../node-deflate.ts';
import { fontBytes } from '../node-fonts.ts';
import { preflightFile } from '../output/preflight-file.ts';
import { photoSample } from '../sample-heroes.ts';
import { anchorsOf } from './anchors.ts';
import { cutOut, headParts, outlineOf } from './cut-out.ts';
import { byColour, faceAt, HAIR, headAt, photoDrawn, withHair, type Drawing } from './made-up-heads.ts';
import { LEFT_EYE, RIGHT_EYE } from './landmarks.ts';
import { HEAD_PIXELS } from './studio.ts';

/**
 * The most pixels of a head. At its peak, the studio took 300 MB for half a million pixels, 380 MB for 1.1
 * million and 440 MB for 1.9 million.
 */
const MOST_PIXELS = 1_800_000;

const within = (x: number, y: number, rx: number, ry: number): boolean => Math.hypot(x / rx, y / ry) < 1;

const HEADS: Readonly<Record<string, Drawing>> = {
  'short hair': headAt,
  'hair to the shoulders': withHair((x, y) => Math.abs(Math.abs(x - 500) - 90) < 30 && y > 430),
  'loose hair': withHair((x, y) => Math.abs(x - 500) < 130 && Math.abs(x - 500) > 70 && y > 420),
  'curls as wide as two faces': withHair((x, y) => within(x - 500, y - 500, 170, 140)),
  'a great afro': withHair((x, y) => within(x - 500, y - 440, 230, 220)),
  'two bunches': withHair((x, y) => within(Math.abs(x - 500) - 150, y - 470, 60, 60)),
  'a tall bun': withHair((x, y) => within(x - 500, y - 310, 60, 70)),
  'one strand that stands up': withHair((x, y) => Math.abs(x - 500) < 2 && y > 240 && y < 400),
  'a bald head': (x, y) => (headAt(x, y) === HAIR ? 0 : headAt(x, y)),
  'hair spread out on the floor': withHair(() => true),
};

async function heroOf(drawing: Drawing, face = faceAt(500, 524)): Promise<PhotoHero> {
  const photo = photoDrawn(drawing);
  const cut = cutOut(photo, await headParts(photo, face, [], byColour), HEAD_PIXELS);
  const { width, height } = cut.picture;
  const outline = outlineOf(cut);
  const flat = sharp({ create: { width, height, channels: 3, background: '#998877' } });
  const head = `data:image/jpeg;base64,${(await flat.jpeg().toBuffer()).toString('base64')}`;
  return {
    ...photoSample,
    width,
    height,
    outline: outline.path,
    anchors: anchorsOf(cut.mesh, outline.points),
    heads: Object.fromEntries(PHOTO_EXPRESSIONS.map((each) => [each, head])) as PhotoHero['heads'],
  };
}

/** A two-year-old: the eyes lie low under a high round skull. */
function toddler(): Promise<PhotoHero> {
  const face = faceAt(500, 524);
  for (const index of [...LEFT_EYE, ...RIGHT_EYE]) face.points[index]!.y += 22;
  return heroOf(
    withHair((x, y) => y < 500 && within(x - 500, y - 470, 120, 140)),
    face,
  );
}

/** The greatest size of a picture's pixel in page units. */
function largest(nodes: readonly Node[], outer: Matrix = [1, 0, 0, 1, 0, 0]): number {
  const scales = nodes.map((node) => {
    if (node.kind === 'group')
      return largest(node.children, node.matrix ? product(outer, node.matrix) : outer);
    if (node.kind !== 'picture') return 0;
    const [[ax, ay], [bx, by]] = [apply(outer, [0, 0]), apply(outer, [1, 0])];
    return Math.hypot(bx - ax, by - ay);
  });
  return Math.max(0, ...scales);
}

let lettering: Lettering;
const heroes = new Map<string, PhotoHero>();

beforeAll(async () => {
  lettering = await loadLettering(fontBytes());
  for (const [name, drawing] of Object.entries(HEADS)) heroes.set(name, await heroOf(drawing));
  heroes.set('a toddler', await toddler());
});

describe('a head of a photo', () => {
  it.each(shelf.map(({ id }) => id))(
    'may be printed in %s whatever its hair: no words over its face, and fine enough where it is largest',
    async (story) => {
      await loadStory(story);
      const { pages } = makeBook({ story, name: 'Meera', hero: heroes.get('a great afro')! }, lettering);
      expect(pages.flatMap(brokenRules)).toEqual([]);
      const sizes = pages.map(({ nodes }) => largest(nodes));
      const at = sizes.indexOf(Math.max(...sizes));
      for (const [name, hero] of heroes) {
        const plan = planBook({ story, name: 'Meera', hero }, lettering);
        const only = { ...plan, portrait: plan.portrait(), pages: [plan.page(at)] };
        const bytes = bookToPdf(only, { purpose: 'reading', deflate });
        const trim = { width: 210, height: 210 };
        const { problems, ppis } = preflightFile(
          bytes,
          { pages: 1, trim, bleed: 0, firstPage: at },
          inflateSync,
        );
        expect({ name, problems }).toEqual({ name, problems: [] });
        expect(ppis).not.toEqual([]);
      }
    },
  );

  it('is no larger than the studio and the printer’s file have room for', () => {
    for (const [name, { width, height }] of heroes)
      expect({ name, fits: width * height < MOST_PIXELS }).toEqual({ name, fits: true });
  });
});

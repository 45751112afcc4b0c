import type { ChildProcess } from 'node:child_process';
import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { AT_LENGTH } from '../../testing/long-form.ts';
import { drawBust } from '../art/hero/bust.ts';
import { printSvg } from '../output/svg.ts';
import { drawnSample } from '../sample-heroes.ts';
import {
  backOfHand,
  ballBeforeEye,
  beard,
  fingersAcross,
  freckled,
  glasses,
  grainy,
  handInFront,
  mask,
  pacifier,
  plaits,
  rail,
  shouting,
  tallHair,
  turned,
} from './retouched.ts';
import { openStudioProcess } from './studio-process.ts';
import { makeModels, portrait } from './test-photos.ts';
import { turnedHead } from './turned-head.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker.ts';

/**
 * What the studio answers to photos as they come from phones, scanners and messengers. That a turban, a very grainy photo
 * and one on its side give a hero is in `studio.test.ts`, and a toddler in `haircut.test.ts`, where more is asked of each.
 * In the gate, each hero is a likeness, as the shop draws it by default. In the long form, each is drawn in both ways.
 */
let studio: ChildProcess;

beforeAll(() => {
  makeModels();
  studio = openStudioProcess();
}, 60_000);

afterAll(() => {
  studio.kill();
});

function waysToDraw(expected: string): NonNullable<WorkerQuestion['draw']>[] {
  if (expected !== 'hero') return ['photo'];
  return AT_LENGTH ? ['likeness', 'photo'] : ['likeness'];
}

function answerTo(photo: Uint8Array, draw: WorkerQuestion['draw']): Promise<string> {
  return new Promise((resolve) => {
    studio.on('message', function hear(answer: WorkerAnswer) {
      if ('step' in answer) return;
      studio.off('message', hear);
      if ('hero' in answer) resolve('hero');
      else resolve('refused' in answer ? answer.refused : answer.failed);
    });
    studio.send({ id: 1, photo, draw });
  });
}

const exif = (orientation: number) =>
  portrait()
    .withExif({ IFD0: { Orientation: String(orientation) } })
    .jpeg();

async function many(count: number) {
  const input = await portrait().resize(300).png().toBuffer();
  const crowd = sharp({
    create: { width: 300 * count, height: 290, channels: 3, background: '#8899aa' },
  });
  return crowd.composite(Array.from({ length: count }, (_, i) => ({ input, left: 300 * i, top: 4 }))).jpeg();
}

function drawing() {
  const { nodes, view } = drawBust(drawnSample, 'happy');
  const svg = printSvg(nodes, { idPrefix: 'a', view, title: 'A', description: 'A' });
  return sharp(new Resvg(svg, { fitTo: { mode: 'width', value: 600 } }).render().asPng()).jpeg();
}

it.each<[string, string, () => Sharp | Promise<Sharp>]>([
  ['lies on its left side, as its EXIF says', 'hero', () => exif(6)],
  ['is mirrored and upside down, as its EXIF says', 'hero', () => exif(4)],
  ['leans by twenty degrees', 'hero', () => portrait().rotate(20, { background: '#667788' }).jpeg()],
  ['has twelve megapixels', 'hero', () => portrait().resize(4000, 3000, { fit: 'cover' }).jpeg()],
  ['is 200 pixels wide', 'tiny-face', () => portrait().resize(200).jpeg()],
  ['is 200 pixels wide and all face', 'hero', () => closeUp().resize(200).jpeg()],
  ['went through a messenger', 'hero', () => portrait().jpeg({ quality: 18 })],
  ['is black and white', 'hero', () => portrait().greyscale().jpeg()],
  ['is printed in four inks', 'hero', () => portrait().toColourspace('cmyk').jpeg()],
  ['is partly transparent', 'hero', () => portrait().ensureAlpha(0.9).png()],
  ['is grainy', 'hero', () => grainy(20, 340)],
  ['is small and very grainy', 'tiny-face', () => grainy(50, 340)],
  ['shows freckles from near', 'hero', freckled],
  ['is dim', 'hero', () => portrait().linear(0.35, 0).jpeg()],
  ['is nearly black', 'too-dark', () => portrait().linear(0.06, 0).jpeg()],
  ['was taken under a red lamp', 'hero', () => portrait().linear([1, 0.55, 0.5], [0, 0, 0]).jpeg()],
  [
    'shows half a face',
    'no-face',
    () => portrait().extract({ left: 0, top: 0, width: 150, height: 320 }).resize(600).jpeg(),
  ],
  ['shows two children', 'several-faces', () => many(2)],
  ['shows five children', 'several-faces', () => many(5)],
  ['shows a drawing', 'no-face', drawing],
  ['shows hair as tall as the face', 'hero', tallHair],
  ['shows plaits', 'hero', plaits],
  ['shows glasses', 'hero', glasses],
  ['shows a beard', 'hero', beard],
  ['has a hand in front', 'covered', handInFront],
  ['has the back of a hand in front', 'covered', backOfHand],
  ['has a pacifier in front', 'covered', pacifier],
  ['has a mask in front', 'covered', mask],
  ['has a rail before the chin', 'covered', rail],
  ['has a ball before one eye', 'covered', ballBeforeEye],
  ['shows a mouth as wide open as can be', 'hero', shouting],
  ['shows one in blue light', 'hero', async () => (await shouting()).linear([0.5, 0.6, 1], [0, 0, 0]).jpeg()],
  ['has fingers across the mouth', 'covered', fingersAcross],
  ['shows somebody who looks aside', 'hero', () => turned(30)],
  ['shows somebody who looks away', 'no-face', () => turned(70)],
  ['shows a head turned by 30 degrees', 'hero', () => turnedHead(30)],
  ['shows a head turned by 45 degrees', 'profile', () => turnedHead(45)],
  ['shows a head turned by 60 degrees', 'profile', () => turnedHead(60)],
  ['shows a head turned by 60 degrees to the right', 'profile', () => turnedHead(-60)],
  ['shows a left profile', 'profile', () => turnedHead(90)],
  ['shows a right profile', 'profile', () => turnedHead(-90)],
])(
  'a photo that %s: %s',
  async (shown, expected, photo) => {
    const bytes = await (await photo()).toBuffer();
    for (const draw of waysToDraw(expected)) expect(await answerTo(bytes, draw)).toBe(expected);
  },
  60_000,
);

function closeUp() {
  return portrait().extract({ left: 80, top: 20, width: 190, height: 190 });
}

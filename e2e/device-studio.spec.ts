import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { FEATURES } from '../comic/likeness-features.ts';
import type { LikenessHero } from '../comic/hero.ts';
import { openStudioProcess } from '../comic/hero/studio-process.ts';
import type { WorkerAnswer } from '../comic/hero/worker.ts';
import type { Drawn } from '../app/books/device-studio/drawing-words.ts';
import { expect, test } from './shop.ts';
import { PHOTO } from './wizard.ts';

test.use({ drawsHere: true });

/**
 * The greatest distance between two drawings of one child. Two different children are 1.1 apart. Here both
 * sides decode JPEG in the same way and the distance is 0; another browser may differ a little.
 */
const SAME_CHILD = 0.05;

/** Makes the page draw a photo with the studio that the shop has built for it. */
async function drawOnDevice(page: Page, photo: Buffer): Promise<{ can: boolean; drawn: Drawn }> {
  const [entry = 'no studio was built'] = globSync('build/client/assets/device-studio-*.js');
  return page.evaluate(
    async ([address, bytes]) => {
      const { deviceCan, drawOnDevice: draw } = (await import(
        address!
      )) as typeof import('../app/books/device-studio/device-studio.ts');
      const file = new File([Uint8Array.from(atob(bytes!), (letter) => letter.charCodeAt(0))], 'mira.jpg');
      return { can: await deviceCan(), drawn: await draw(file, { onStep: () => {} }) };
    },
    [`/assets/${path.basename(entry)}`, photo.toString('base64')],
  );
}

async function drawAtShop(photo: Buffer): Promise<LikenessHero> {
  const studio = openStudioProcess();
  try {
    return await new Promise((resolve, reject) => {
      studio.on('message', (answer: WorkerAnswer) => {
        if ('hero' in answer && answer.hero.kind === 'likeness') resolve(answer.hero);
        else if (!('step' in answer)) reject(new Error(JSON.stringify(answer).slice(0, 200)));
      });
      studio.send({ id: 0, photo, draw: 'likeness' });
    });
  } finally {
    studio.kill();
  }
}

function apart(a: LikenessHero, b: LikenessHero): number {
  const squares = FEATURES.map((name) => (a.features[name] - b.features[name]) ** 2);
  return Math.sqrt(squares.reduce((sum, square) => sum + square, 0) / FEATURES.length);
}

function heroOf(drawn: Drawn): LikenessHero {
  if ('hero' in drawn) return drawn.hero;
  throw new Error(`refused: ${drawn.refused}`);
}

/** Everything that the page and its workers send from now on. */
function sentBy(page: Page): { method: string; url: string; body: Buffer | null }[] {
  const sent: { method: string; url: string; body: Buffer | null }[] = [];
  page.context().on('request', (request) => {
    sent.push({ method: request.method(), url: request.url(), body: request.postDataBuffer() });
  });
  return sent;
}

test('a likeness is drawn on the device as the shop draws it, and the photo is sent nowhere', async ({
  page,
}) => {
  const photo = readFileSync(PHOTO);
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  const sent = sentBy(page);
  const { can, drawn } = await drawOnDevice(page, photo);
  expect(can).toBe(true);
  const hero = heroOf(drawn);
  expect(apart(hero, await drawAtShop(photo))).toBeLessThan(SAME_CHILD);

  // The studio came over the network, so the log also shows the requests of its worker.
  expect(sent.filter(({ url }) => url.endsWith('.onnx'))).toHaveLength(4);
  for (const { method, url, body } of sent) {
    expect(url).toMatch(/^http:\/\/localhost:\d+\/assets\/[\w.-]+$/);
    expect([method, body]).toEqual(['GET', null]);
  }
});

test('a photo that lies on its side by its note alone is stood up, and what is no picture is said to be none', async ({
  page,
}) => {
  await page.goto('/about');
  const lying = await sharp(PHOTO)
    .rotate(-90)
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 95 })
    .toBuffer();
  const { drawn } = await drawOnDevice(page, lying);
  expect(drawn.upright).toBe(0);
  expect(apart(heroOf(drawn), await drawAtShop(readFileSync(PHOTO)))).toBeLessThan(0.5);
  for (const file of [Buffer.from('%PDF-1.7'), readFileSync(PHOTO).subarray(0, 300)])
    expect((await drawOnDevice(page, file)).drawn).toEqual({
      refused: 'not-a-picture',
      faces: [],
      upright: 0,
    });
});

test('the studio leaves the device when nobody has drawn for half a minute', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  await drawOnDevice(page, Buffer.from('no picture'));
  expect(page.workers()).toHaveLength(1);
  await page.clock.fastForward(29_000);
  expect(page.workers()).toHaveLength(1);
  await page.clock.fastForward(2_000);
  await expect.poll(() => page.workers().length).toBe(0);
});

test('a device to which the studio does not come says so', async ({ page }) => {
  await page.goto('/about');
  await page.context().route('**/*.onnx', (route) => route.abort());
  await expect(drawOnDevice(page, readFileSync(PHOTO))).rejects.toThrow('Failed to fetch');
  await expect.poll(() => page.workers().length).toBe(0);
});

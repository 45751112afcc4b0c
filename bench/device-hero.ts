import { globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Response } from '@playwright/test';
import sharp from 'sharp';
import { probe } from '../app/books/device-studio/probe.ts';
import { openStudioProcess } from '../comic/hero/studio-process.ts';
import type { WorkerAnswer } from '../comic/hero/worker.ts';
import { openChromium } from '../scripts/chromium.ts';
import { freshDatabase, prepareDatabases } from '../testing/database.ts';
import { freePorts, startShop } from '../testing/shop-process.ts';

/**
 * The cost of drawing a likeness on the visitor's own device: `npm run bench:device`. Headless Chromium
 * opens the built shop with an empty cache, loads the studio, and draws the public-domain portrait of 900 ×
 * 900 twice. The shop's own studio draws it in the same run, in a new process, also twice. `probe` is what
 * the device's policy measures, in a new page each time.
 */
const ROUNDS = 5;
const photo = await sharp('comic/hero/fixtures/astronaut.jpg')
  .resize(900, 900, { fit: 'cover' })
  .jpeg({ quality: 92 })
  .toBuffer();
const [entry] = globSync('build/client/assets/device-studio-*.js');
if (!entry) throw new Error('The built shop has no studio for devices: npx react-router build.');

await prepareDatabases();
const { variables, remove } = await freshDatabase(mkdtempSync(path.join(tmpdir(), 'bench-device-')));
const shop = await startShop({ ...(await freePorts()), ...variables });
const browser = await openChromium();

const rows: Record<string, number>[] = [];
for (let round = 0; round < ROUNDS; round++) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`${shop.url}/about`);
  await page.waitForLoadState('networkidle');
  const came: Response[] = [];
  context.on('response', (response) => void came.push(response));
  const probeSeconds = await page.evaluate(probe);
  const device = await drawInPage(page, `/assets/${path.basename(entry)}`);
  const bytes = came.reduce((sum, response) => sum + Number(response.headers()['content-length'] ?? 0), 0);
  await context.close();
  rows.push({ megabytes: bytes / 1e6, ...device, ...(await drawAtShop()), probe: probeSeconds });
}
await browser.close();
await shop.kill('SIGTERM');
await remove();

const median = (name: string) => rows.map((row) => row[name] ?? 0).sort((a, b) => a - b)[ROUNDS >> 1] ?? 0;
for (const name of Object.keys(rows[0] ?? {}))
  console.log(
    name.padEnd(12),
    median(name)
      .toFixed(name === 'probe' ? 4 : 2)
      .padStart(8),
  );
const ratio = (of: string, to: string) => (median(of) / median(to)).toFixed(2);
console.log(`device to shop: first ${ratio('hero', 'shopFirst')}, again ${ratio('heroAgain', 'shopAgain')}`);
console.log(`first hero to probe: ${ratio('hero', 'probe')}`);

async function drawInPage(page: Page, address: string) {
  return page.evaluate(
    async ([studio, text]) => {
      const { drawOnDevice } = (await import(
        studio!
      )) as typeof import('../app/books/device-studio/device-studio.ts');
      const file = new File([Uint8Array.from(atob(text!), (letter) => letter.charCodeAt(0))], 'photo.jpg');
      const draw = async () => {
        const started = performance.now();
        let drawing = 0;
        const drawn = await drawOnDevice(file, { onStep: () => (drawing ||= performance.now()) });
        if (!('hero' in drawn)) throw new Error(drawn.refused);
        return { open: (drawing - started) / 1000, hero: (performance.now() - drawing) / 1000 };
      };
      const first = await draw();
      return { open: first.open, hero: first.hero, heroAgain: (await draw()).hero };
    },
    [address, photo.toString('base64')],
  );
}

async function drawAtShop() {
  const studio = openStudioProcess();
  const draw = () =>
    new Promise<number>((resolve, reject) => {
      let drawing = 0;
      studio.on('message', function hear(answer: WorkerAnswer) {
        if ('step' in answer) return (drawing ||= performance.now());
        studio.off('message', hear);
        if ('hero' in answer) resolve((performance.now() - drawing) / 1000);
        else reject(new Error(JSON.stringify(answer)));
      });
      studio.send({ id: 0, photo, draw: 'likeness' });
    });
  const times = { shopFirst: await draw(), shopAgain: await draw() };
  studio.kill();
  return times;
}

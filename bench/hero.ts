import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { WorkerAnswer, WorkerQuestion } from '../comic/hero/worker.ts';

/**
 * What a hero costs in processor time and memory: `node bench/hero.ts [ROUNDS]`. The studio runs as the shop runs it, and
 * draws every photo once a round; the first round warms it up. Linux only, whose books tell the peak of one photo.
 */
const photos = await photosToDraw();
const rounds = Number(process.argv[2] ?? 3);
const studio = fork(fileURLToPath(new URL('../comic/hero/worker.ts', import.meta.url)), {
  serialization: 'advanced',
  env: { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '1000000' },
  execArgv: [],
});
console.log('photo                    answer      CPU s  peak MB');
let [slowest, largest] = [0, 0];
for (let round = 0; round < rounds; round++) {
  for (const [name, photo] of photos) {
    const { outcome, seconds, peakMb } = await measure(studio, photo);
    const columns = [seconds.toFixed(2).padStart(6), peakMb.toFixed(0).padStart(8)];
    console.log(`${name.padEnd(24)} ${outcome.padEnd(10)} ${columns.join(' ')}${round ? '' : '  cold'}`);
    if (round > 0) slowest = Math.max(slowest, seconds);
    largest = Math.max(largest, peakMb);
  }
}
studio.kill();
console.log(`At most ${slowest.toFixed(2)} CPU s a photo when warm, ${largest.toFixed(0)} MB at the peak.`);

/** The public-domain portrait, enlarged and turned as phones send photos. */
async function photosToDraw(): Promise<[string, Buffer][]> {
  const portrait = sharp(fileURLToPath(new URL('../comic/hero/fixtures/astronaut.jpg', import.meta.url)));
  const sized = (width: number, height: number) => portrait.clone().resize(width, height, { fit: 'cover' });
  return [
    ['340 x 320', await portrait.clone().jpeg().toBuffer()],
    ['900 x 900', await sized(900, 900).jpeg().toBuffer()],
    ['12 megapixels', await sized(4000, 3000).jpeg().toBuffer()],
    ['12 MP, on its side', await sized(4000, 3000).rotate(90).jpeg().toBuffer()],
    ['12 MP, PNG', await sized(4000, 3000).png({ compressionLevel: 1 }).toBuffer()],
    ['48 megapixels', await sized(8000, 6000).jpeg().toBuffer()],
  ];
}

async function measure(process: ChildProcess, photo: Buffer) {
  const books = `/proc/${process.pid}`;
  const cpuSeconds = () => {
    const fields = readFileSync(`${books}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  writeFileSync(`${books}/clear_refs`, '5');
  const before = cpuSeconds();
  const outcome = await draw(process, photo);
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`${books}/status`, 'utf8'));
  return { outcome, seconds: cpuSeconds() - before, peakMb: Number(peak?.[1]) / 1024 };
}

function draw(process: ChildProcess, photo: Buffer): Promise<string> {
  return new Promise((resolve, reject) => {
    process.once('exit', () => reject(new Error('The studio left.')));
    process.on('message', function hear(answer: WorkerAnswer) {
      if ('step' in answer) return;
      process.off('message', hear);
      process.removeAllListeners('exit');
      if ('failed' in answer) reject(new Error(answer.failed));
      else resolve('hero' in answer ? 'a hero' : answer.refused);
    });
    process.send({ id: 0, photo } satisfies WorkerQuestion);
  });
}

import type { ChildProcess } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Hero } from '../comic/hero.ts';
import { openStudioProcess } from '../comic/hero/studio-process.ts';
import type { Step } from '../comic/hero/studio.ts';
import type { WorkerAnswer, WorkerQuestion } from '../comic/hero/worker.ts';
import { measurePages } from './hero-pages.ts';
import { judge } from './judge.ts';

/** The studio's targets for a photo of 900 × 900, once it is warm. */
const HELD = '900 x 900';
const TARGETS = {
  photo: { seconds: 2, peakMb: 400 },
  likeness: { seconds: 1.5, peakMb: 400 },
  bustMs: 5,
  kilobytes: 8,
  /** As fast as with a drawn hero, within the variation between runs. */
  pageRatio: 1.1,
};
const KINDS = ['photo', 'likeness'] as const;
type Kind = (typeof KINDS)[number];

/**
 * The processor time and memory that a hero costs: `npm run bench:hero [-- ROUNDS]`. The studio runs as in
 * the shop. In each round it draws every photo twice, as its own face in one process and as a likeness in
 * another; the first round warms them up. Then the cost of the likeness on pages is measured. Exits with 1
 * when the fastest warm round misses a time target, or the largest misses a memory target. Runs on Linux
 * only, which reports the peak memory of one photo.
 */
const photos = await photosToDraw();
const rounds = Number(process.argv[2] ?? 3);
if (!(rounds >= 2)) throw new Error('ROUNDS must be at least 2, because the first round only warms up.');
const studios = { photo: openStudioProcess(), likeness: openStudioProcess() };
console.log('photo                    drawn as   answer      CPU s  peak MB');
const held: Record<Kind, { seconds: number; peakMb: number }[]> = { photo: [], likeness: [] };
const heroes: Partial<Record<Kind, Hero>> = {};
for (let round = 0; round < rounds; round++) {
  for (const [name, photo] of photos) {
    for (const kind of KINDS) {
      const { answer, seconds, peakMb } = await measure(studios[kind], photo, kind);
      const outcome = 'hero' in answer ? 'a hero' : answer.refused;
      const columns = [seconds.toFixed(2).padStart(6), peakMb.toFixed(0).padStart(8)];
      console.log(
        `${name.padEnd(24)} ${kind.padEnd(10)} ${outcome.padEnd(10)} ${columns.join(' ')}${round ? '' : '  cold'}`,
      );
      if (name !== HELD) continue;
      if (round > 0) held[kind].push({ seconds, peakMb });
      if ('hero' in answer) heroes[kind] = answer.hero;
    }
  }
}
for (const kind of KINDS) studios[kind].kill();
const { photo, likeness } = heroes;
if (photo?.kind !== 'photo' || likeness?.kind !== 'likeness')
  throw new Error('The studio found no hero in the portrait.');
const quickest = (kind: Kind) => Math.min(...held[kind].map(({ seconds }) => seconds));
const largest = (kind: Kind) => Math.max(...held[kind].map(({ peakMb }) => peakMb));
// A page gets its hero as JSON, from a draft or from the database.
const pages = await measurePages(JSON.parse(JSON.stringify(likeness)), photo);
const met = [
  ...KINDS.flatMap((kind) => [
    judge(`${kind}, ${HELD}, warm, CPU s`, quickest(kind), 'at most', TARGETS[kind].seconds),
    judge(`${kind}, ${HELD}, warm, MB at the peak`, largest(kind), 'at most', TARGETS[kind].peakMb),
  ]),
  judge('likeness, times the CPU of the photo', quickest('likeness') / quickest('photo'), 'at most', 1),
  judge('likeness, bust drawn, CPU ms', pages.bustMs, 'at most', TARGETS.bustMs),
  judge('likeness, kB of the hero', pages.kilobytes, 'at most', TARGETS.kilobytes),
  judge('page composed, times a drawn hero’s', pages.pageRatio, 'at most', TARGETS.pageRatio),
  judge('print PDF, times the photo’s', pages.pdfMb / pages.photoPdfMb, 'at most', 1),
];
console.log(
  `print PDF: ${pages.pdfMb.toFixed(2)} MB with the likeness, ${pages.photoPdfMb.toFixed(2)} MB with the photo`,
);
if (met.includes(false)) process.exitCode = 1;

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

async function measure(process: ChildProcess, photo: Buffer, draw: Kind) {
  const books = `/proc/${process.pid}`;
  const cpuSeconds = () => {
    const fields = readFileSync(`${books}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return (Number(fields[11]) + Number(fields[12])) / 100;
  };
  writeFileSync(`${books}/clear_refs`, '5');
  const before = cpuSeconds();
  const answer = await ask(process, { id: 0, photo, draw });
  const peak = /VmHWM:\s+(\d+)/.exec(readFileSync(`${books}/status`, 'utf8'));
  return { answer, seconds: cpuSeconds() - before, peakMb: Number(peak?.[1]) / 1024 };
}

type Answered = Exclude<WorkerAnswer, { step: Step } | { failed: string }>;

function ask(process: ChildProcess, question: WorkerQuestion): Promise<Answered> {
  return new Promise((resolve, reject) => {
    process.once('exit', () => reject(new Error('The studio process exited.')));
    process.on('message', function hear(answer: WorkerAnswer) {
      if ('step' in answer) return;
      process.off('message', hear);
      process.removeAllListeners('exit');
      if ('failed' in answer) reject(new Error(answer.failed));
      else resolve(answer);
    });
    process.send(question);
  });
}

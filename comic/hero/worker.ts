/**
 * The studio as a process of its own: photo bytes in, a finished hero out. Start it by `fork` of `node:child_process`
 * with `serialization: 'advanced'`, keep it, and ask one thing at a time. It leaves when its parent does.
 *
 * A process, because a picture's memory goes back to the system with it, and because whoever opens strangers' files
 * needs no secrets: give it `STUDIO_ENVIRONMENT` and nothing else.
 */
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { EXPRESSIONS } from '../hero.ts';
import type { Expression, PhotoHero } from '../hero.ts';
import type { RawPart } from './shut-mouth.ts';
import { createStudio } from './studio.ts';
import type { FaceBox, QuarterTurns, RawHero, Refusal, Step, Studio } from './studio.ts';

/** A question to the worker. `id` comes back in every answer to it. */
export interface WorkerQuestion {
  id: string | number;
  /** The bytes of a JPEG, PNG or WebP file. */
  photo: Uint8Array;
  face?: number;
}

/**
 * Progress, then exactly one of `hero`, `refused` or `failed`. `not-a-picture` is a file that is no whole
 * JPEG, PNG or WebP. After `failed`, which holds a stack trace for the log, start a new process.
 */
export type WorkerAnswer =
  | { id: WorkerQuestion['id']; step: Step }
  | { id: WorkerQuestion['id']; hero: PhotoHero; faces: FaceBox[]; upright: QuarterTurns }
  | {
      id: WorkerQuestion['id'];
      refused: Refusal | 'not-a-picture';
      faces: FaceBox[];
      upright: QuarterTurns;
    }
  | { id: WorkerQuestion['id']; failed: string };

const LARGEST_SIDE = 2400;
/** All five heads together, as the text of their data URLs. */
const MOST_CHARACTERS = 650_000;
const MODELS = new URL('../../.cache/models/', import.meta.url);

sharp.concurrency(1);
sharp.cache(false);

/** Pictures are large and short-lived: left to itself, the collector would let hundreds of megabytes of them gather. */
setFlagsFromString('--expose-gc');
const tidyUp = runInNewContext('gc') as () => void;
/** Tidied up so often, it would also throw away code that each photo runs but once, and have it made fast anew. */
setFlagsFromString('--no-flush-bytecode');

let studio: Promise<Studio> | undefined;
let queue = Promise.resolve();

process.on('message', (question: WorkerQuestion) => {
  queue = queue.then(() => answer(question));
});

async function answer({ id, photo, face }: WorkerQuestion): Promise<void> {
  try {
    const decoded = await decode(photo);
    if (!decoded) return say({ id, refused: 'not-a-picture', faces: [], upright: 0 });
    const open = await (studio ??= openStudio());
    const onStep = (step: Step) => {
      say({ id, step });
      tidyUp();
    };
    const made = await open.makeHero(decoded, { face, onStep });
    tidyUp();
    const { faces, upright } = made;
    if (made.ok) say({ id, hero: await encode(made.hero), faces, upright });
    else say({ id, refused: made.reason, faces, upright });
  } catch (error) {
    say({ id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

function say(answer: WorkerAnswer): void {
  process.send?.(answer);
}

async function decode(photo: Uint8Array) {
  if (!isPicture(photo)) return undefined;
  try {
    const { data, info } = await sharp(photo, { failOn: 'error', limitInputPixels: 60_000_000 })
      .rotate()
      .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  } catch {
    return undefined;
  }
}

/** Whether the bytes begin as JPEG, PNG or WebP do; the decoders of other formats never see them. */
function isPicture(bytes: Uint8Array): boolean {
  const begins = (at: number, ...wanted: number[]) => wanted.every((byte, i) => bytes[at + i] === byte);
  const jpeg = begins(0, 0xff, 0xd8, 0xff);
  const png = begins(0, 0x89, 0x50, 0x4e, 0x47);
  const webp = begins(0, 0x52, 0x49, 0x46, 0x46) && begins(8, 0x57, 0x45, 0x42, 0x50);
  return jpeg || png || webp;
}

async function openStudio(): Promise<Studio> {
  return createStudio({
    models: {
      faceDetection: await read('face-detection'),
      faceDetectionFar: await read('face-detection-far'),
      faceLandmarks: await read('face-landmarks'),
      personParts: await read('person-parts'),
    },
  });
}

function read(model: string): Promise<Buffer> {
  return readFile(new URL(`${model}.onnx`, MODELS));
}

/** The heads as JPEG, as good as five of them may be. */
async function encode({ heads: raw, shutMouth: mouth, ...rest }: RawHero): Promise<PhotoHero> {
  for (let quality = 88; ; quality -= 6) {
    const heads = {} as Record<Expression, string>;
    for (const expression of EXPRESSIONS)
      heads[expression] = await jpegUrl({ ...rest, bytes: raw[expression] }, quality);
    const characters = Object.values(heads).reduce((sum, head) => sum + head.length, 0);
    if (characters > MOST_CHARACTERS && quality > 52) continue;
    if (!mouth) return { kind: 'photo', heads, ...rest };
    const { bytes: _, ...place } = mouth;
    return { kind: 'photo', heads, shutMouth: { href: await jpegUrl(mouth, quality), ...place }, ...rest };
  }
}

async function jpegUrl({ bytes, width, height }: Omit<RawPart, 'x' | 'y'>, quality: number): Promise<string> {
  const jpeg = await sharp(bytes, { raw: { width, height, channels: 3 } })
    .jpeg({ quality, chromaSubsampling: '4:4:4' })
    .toBuffer();
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`;
}

/**
 * The studio as a process of its own, from photo bytes to a finished hero. Start it with `fork` of
 * `node:child_process` and `serialization: 'advanced'`, keep it, and ask one question at a time. It exits
 * when its parent does.
 *
 * It is a process so that the memory of pictures goes back to the system when it ends, and because code that
 * opens files from strangers should have no secrets. Give it `STUDIO_ENVIRONMENT` and nothing else.
 */
import { readFile } from 'node:fs/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { PHOTO_EXPRESSIONS } from '../hero.ts';
import type { PhotoExpression, LikenessHero, PhotoHero } from '../hero.ts';
import { isPicture } from './is-picture.ts';
import type { RawPart } from './shut-mouth.ts';
import { createStudio } from './studio.ts';
import type { FaceBox, QuarterTurns, RawHero, Refusal, Step, Studio } from './studio.ts';

/** A question to the worker. Every answer to it has the same `id`. */
export interface WorkerQuestion {
  id: string | number;
  /** The bytes of a JPEG, PNG or WebP file. */
  photo: Uint8Array;
  face?: number;
  /** `likeness` draws the child in the style of the book. `photo`, the default, uses the photo's own face. */
  draw?: 'likeness' | 'photo';
}

/**
 * First progress, then exactly one of `hero`, `refused` or `failed`. `not-a-picture` is a file that is not a
 * complete JPEG, PNG or WebP. After `failed`, which holds a stack trace for the log, start a new process.
 */
export type WorkerAnswer =
  | { id: WorkerQuestion['id']; step: Step }
  | { id: WorkerQuestion['id']; hero: PhotoHero | LikenessHero; faces: FaceBox[]; upright: QuarterTurns }
  | {
      id: WorkerQuestion['id'];
      refused: Refusal | 'not-a-picture';
      faces: FaceBox[];
      upright: QuarterTurns;
    }
  | { id: WorkerQuestion['id']; failed: string };

const LARGEST_SIDE = 2400;
/** The most characters of all five heads together, as data URLs. */
const MOST_CHARACTERS = 650_000;
const MODELS = new URL('../../.cache/models/', import.meta.url);

sharp.concurrency(1);
sharp.cache(false);

/**
 * Pictures are large and short-lived. Without explicit calls, the garbage collector lets hundreds of
 * megabytes of them pile up.
 */
setFlagsFromString('--expose-gc');
const tidyUp = runInNewContext('gc') as () => void;
/**
 * Such frequent collections would also discard code that runs only once for each photo, which would then
 * have to be compiled again.
 */
setFlagsFromString('--no-flush-bytecode');

let studio: Promise<Studio> | undefined;
let queue = Promise.resolve();

process.on('message', (question: WorkerQuestion) => {
  queue = queue.then(() => answer(question));
});

async function answer({ id, photo, face, draw }: WorkerQuestion): Promise<void> {
  try {
    const decoded = await decode(photo);
    if (!decoded) return say({ id, refused: 'not-a-picture', faces: [], upright: 0 });
    const open = await (studio ??= openStudio());
    const onStep = (step: Step) => {
      say({ id, step });
      tidyUp();
    };
    const made =
      draw === 'likeness'
        ? await open.makeLikeness(decoded, { face, onStep })
        : await open.makeHero(decoded, { face, onStep });
    tidyUp();
    const { faces, upright } = made;
    if (!made.ok) return say({ id, refused: made.reason, faces, upright });
    const hero = 'kind' in made.hero ? made.hero : await encode(made.hero);
    say({ id, hero, faces, upright });
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

/** The heads as JPEG, at the best quality (88 to 52) that fits `MOST_CHARACTERS` for all five. */
async function encode({ heads: raw, shutMouth: mouth, ...rest }: RawHero): Promise<PhotoHero> {
  for (let quality = 88; ; quality -= 6) {
    const heads = {} as Record<PhotoExpression, string>;
    for (const expression of PHOTO_EXPRESSIONS)
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

import { drawsItself } from './device-policy.ts';
import type { Drawn, Question, Word } from './drawing-words.ts';
import { measureDevice } from './measure-device.ts';
import { openWorker } from './open-worker.ts';
import type { Step } from '#comic';

/**
 * The limits for opening the studio and for one drawing. The policy expects at most 15 s for each; after a
 * longer wait the shop serves the visitor better.
 */
const LONGEST_OPENING_MS = 25_000;
const LONGEST_DRAWING_MS = 30_000;
/**
 * How long the studio stays open without work. The next face or photo often comes soon, but the memory is the
 * visitor's.
 */
const IDLE_MS = 30_000;

let worker: Worker | undefined;
let idle: ReturnType<typeof setTimeout> | undefined;
let last: Promise<unknown> = Promise.resolve();

/** Whether this device can draw a likeness itself, measured now. Never rejects. */
export async function deviceCan(): Promise<boolean> {
  try {
    return drawsItself(measureDevice());
  } catch {
    return false;
  }
}

/**
 * Draws the child of a photo on this device; nothing of the photo leaves it. Draws one photo after the other.
 * A refusal is an answer, the same as from the shop's studio.
 * @param face which of several faces: its index in the `faces` of an earlier answer for this photo.
 * @throws Error when the device cannot draw it after all, or takes too long. The shop then draws it, if the
 *   parent agrees.
 */
export function drawOnDevice(
  file: File,
  { face, onStep }: { face?: number; onStep: (step: Step) => void },
): Promise<Drawn> {
  const mine = last.then(() => draw({ photo: file, face }, onStep));
  last = mine.catch(() => {});
  return mine;
}

async function draw(question: Question, onStep: (step: Step) => void): Promise<Drawn> {
  clearTimeout(idle);
  try {
    worker ??= openWorker();
    return await ask(worker, question, onStep);
  } catch (error) {
    sendHome();
    throw error;
  } finally {
    if (worker) idle = setTimeout(sendHome, IDLE_MS);
  }
}

function sendHome(): void {
  worker?.terminate();
  worker = undefined;
}

function ask(studio: Worker, question: Question, onStep: (step: Step) => void): Promise<Drawn> {
  const done = new AbortController();
  const { signal } = done;
  let limit: ReturnType<typeof setTimeout>;
  const answer = new Promise<Drawn>((resolve, reject) => {
    const late = () => reject(new Error('The device took too long.'));
    limit = setTimeout(late, LONGEST_OPENING_MS);
    studio.addEventListener('error', () => reject(new Error('The studio did not open.')), { signal });
    studio.addEventListener(
      'message',
      ({ data }: MessageEvent<Word>) => {
        if ('step' in data) onStep(data.step);
        else if ('drawn' in data) resolve(data.drawn);
        else if ('failed' in data) reject(new Error(data.failed));
        else {
          clearTimeout(limit);
          limit = setTimeout(late, LONGEST_DRAWING_MS);
        }
      },
      { signal },
    );
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none.
    studio.postMessage(question);
  });
  return answer.finally(() => {
    clearTimeout(limit);
    done.abort();
  });
}

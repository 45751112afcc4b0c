import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type FaceBox,
  type LikenessHero,
  type PhotoHero,
  type QuarterTurns,
  type Step,
  STUDIO_ENVIRONMENT,
  type WorkerAnswer,
  type WorkerQuestion,
} from '#comic';
import { log } from '../../platform/telemetry/log.server.ts';
import type { Draw, HeroRefusal } from './hero-state.ts';

/** A photo takes about 1.5 s, the first one a little longer; a busy machine several times that. */
const LONGEST_MS = 60_000;
/** The studio holds 300 MB, so it is closed after a while without work. */
const IDLE_MS = 90_000;

export type HeroResult = { upright: QuarterTurns } & (
  | { hero: PhotoHero | LikenessHero; faces?: FaceBox[] }
  | { refused: HeroRefusal; faces: FaceBox[] }
);

let worker: ChildProcess | undefined;
let idle: NodeJS.Timeout | undefined;
let questions = 0;

/**
 * Draws a hero in a process of its own, which knows none of the shop's secrets. One call at a time.
 * @returns a refusal `unavailable` when there is no studio on this machine or it failed.
 */
export async function drawHero(
  photo: Uint8Array,
  { face, draw }: { face: number | null; draw: Draw },
  onStep: (step: Step) => void,
): Promise<HeroResult> {
  const script = path.resolve('comic/hero/worker.ts');
  if (!existsSync(script) || !existsSync(path.resolve('.cache/models'))) return unavailable;
  clearTimeout(idle);
  try {
    worker ??= openWorker(script);
    return await ask(worker, { id: ++questions, photo, draw, ...(face === null ? {} : { face }) }, onStep);
  } catch (error) {
    log.error('A hero could not be drawn.', { error });
    sendHome();
    return unavailable;
  } finally {
    idle = setTimeout(sendHome, IDLE_MS).unref();
  }
}

const unavailable: HeroResult = { refused: 'unavailable', faces: [], upright: 0 };

function openWorker(script: string): ChildProcess {
  const opened = fork(script, {
    serialization: 'advanced',
    env: { ...STUDIO_ENVIRONMENT },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  opened.unref();
  opened.channel?.unref();
  const forget = () => {
    if (worker === opened) worker = undefined;
  };
  opened.on('error', forget);
  opened.on('exit', forget);
  return opened;
}

function sendHome(): void {
  worker?.kill();
  worker = undefined;
}

function ask(
  studio: ChildProcess,
  question: WorkerQuestion,
  onStep: (step: Step) => void,
): Promise<HeroResult> {
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(
      () => finish(() => reject(new Error('The studio took too long.'))),
      LONGEST_MS,
    );
    const gone = () => finish(() => reject(new Error('The studio closed.')));
    studio.on('message', hear);
    studio.once('error', gone);
    studio.once('exit', gone);
    studio.send(question, (problem) => problem && gone());

    function hear(answer: WorkerAnswer) {
      if (answer.id !== question.id) return;
      if ('step' in answer) onStep(answer.step);
      else if ('failed' in answer) finish(() => reject(new Error(answer.failed)));
      else finish(() => resolve(resultFrom(answer)));
    }

    function finish(settle: () => void) {
      clearTimeout(tooLong);
      studio.off('message', hear);
      studio.off('error', gone);
      studio.off('exit', gone);
      settle();
    }
  });
}

function resultFrom(answer: Extract<WorkerAnswer, { upright: QuarterTurns }>): HeroResult {
  const { faces, upright } = answer;
  if (!('hero' in answer)) return { refused: answer.refused, faces, upright };
  return { hero: answer.hero, faces, upright };
}

import type { FaceBox, LikenessHero, PhotoHero, QuarterTurns, Step } from '#comic';
import { isInQueue } from '../../platform/jobs/jobs.server.ts';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { waitingBefore } from '../../platform/limits/turns.server.ts';
import {
  asBefore,
  askForHero,
  drawHeroJob,
  isOverwritten,
  isUnfinished,
  resultOf,
  type Wanted,
  type Wish,
  wishOf,
} from './draw-hero.job.server.ts';
import { type HeroRefusal, type HeroState, waitsForFace } from './hero-state.ts';
import { REFUSAL_WORDS } from './refusal-words.ts';

/**
 * How long to wait before asking whether the queue has lost a photo: its job may have died with its process
 * too often.
 */
const LOST_AFTER_MS = 120_000;

/**
 * Asks for a photo's hero. Does nothing when the hero was drawn, or is being drawn, from the same face in the
 * same way.
 * @param wanted `face`: which of several, as counted in the refusal's `faces`. `draw`: a likeness unless it
 *   says otherwise. What is left out stays as it was asked for before.
 * @param may whether the hero may still be asked for; checked in the transaction, while nobody else can
 *   change that.
 * @param turn whose turn in the queue it uses; left out, that of the photo's customer.
 */
export async function beginHero(
  photoId: string,
  wanted: Wanted = {},
  may: (tx: Transaction) => Promise<boolean> = async () => true,
  turn?: string,
): Promise<void> {
  const before = await wishOf(photoId);
  const asked = { ...asBefore(before), ...wanted };
  if (before?.face === asked.face && before.draw === asked.draw && !(await isInVain(before))) return;
  await db().transaction(async (tx) => {
    if (await may(tx)) await askForHero(tx, photoId, asked, turn);
  });
}

const isInVain = async (wish: Wish): Promise<boolean> =>
  wish.refusal === 'unavailable' || (await isLost(wish)) || (await isOverwritten(wish));

/** The progress of a photo's hero, whichever process draws it. */
export async function heroState(photoId: string): Promise<HeroState> {
  const wish = await wishOf(photoId);
  if (!wish) return { state: 'none' };
  if (!isUnfinished(wish)) return finishedState(wish);
  if (await isLost(wish)) return refused('unavailable', wish);
  if (wish.step) return { state: 'working', step: wish.step as Step };
  return { state: 'queued', place: await placeOf(photoId) };
}

/**
 * The faces of a photo whose parent has yet to say which one is the hero; none when there is nothing to
 * choose.
 */
export async function facesToChoose(photoId: string): Promise<{ faces: FaceBox[]; upright: QuarterTurns }> {
  const hero = await heroState(photoId);
  return waitsForFace(hero) ? { faces: hero.faces, upright: hero.upright } : NOBODY;
}

/**
 * Queues the chosen face of a photo that still waits for a choice. @returns false when it no longer waits.
 */
export async function drawChosenFace(tx: Transaction, photoId: string, face: number): Promise<boolean> {
  const wish = await wishOf(photoId, tx);
  if (!wish?.refusal) return false;
  await askForHero(tx, photoId, { face, draw: wish.draw });
  return true;
}

/** No faces to choose among. */
export const NOBODY: { faces: FaceBox[]; upright: QuarterTurns } = { faces: [], upright: 0 };

async function isLost(wish: Wish): Promise<boolean> {
  const waited = now().getTime() - wish.queuedAt.getTime();
  return isUnfinished(wish) && waited > LOST_AFTER_MS && !(await isInQueue(drawHeroJob, wish.photoId));
}

/** The place of a photo in the queue, from 1, in the order of drawing. */
async function placeOf(photoId: string): Promise<number> {
  const { name, heavy } = drawHeroJob;
  const before = heavy ? await waitingBefore({ name, ...heavy }, photoId) : null;
  return (before ?? 0) + 1;
}

async function finishedState(wish: Wish): Promise<HeroState> {
  const refusal = wish.refusal as HeroRefusal | null;
  const result: Partial<{ hero: PhotoHero | LikenessHero; faces: FaceBox[]; upright: QuarterTurns }> =
    (await resultOf(wish)) ?? {};
  const { hero, faces = [], upright = 0 } = result;
  if (!refusal && hero) return { state: 'ready', hero, faces, face: wish.face, upright };
  return refused(refusal ?? 'unavailable', wish, faces, upright);
}

const refused = (
  reason: HeroRefusal,
  { face }: Wish,
  faces: FaceBox[] = [],
  upright: QuarterTurns = 0,
): HeroState => ({
  state: 'refused',
  reason,
  message: REFUSAL_WORDS[reason],
  faces,
  face,
  upright,
});

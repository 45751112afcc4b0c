import { z } from 'zod';
import { atMost, forEveryone } from '../../account/account/audience.server.ts';
import { currentUser } from '../../account/account/session.server.ts';
import { draftAsked } from '../photos/draft-asked.ts';
import { holdDraftPhoto, photoOfDraft } from '../photos/photos.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { turnOfVisitor } from '../../platform/limits/turns.server.ts';
import { readJson } from '../../platform/bodies/bounded-body.server.ts';
import type { Route } from './+types/hero.ts';
import { DRAWS, type HeroState } from './hero-state.ts';
import type { Wanted } from './draw-hero.job.server.ts';
import { beginHero, heroState } from './hero-studio.server.ts';

export const middleware = [forEveryone, atMost('drafts')];

/** Choosing a face or a drawing, and trying again, count as tries. */
const TRIES_AN_HOUR = 20;
const TOO_MANY_TRIES =
  'That was the twentieth try with this photo within an hour. Please try again later, choose another photo, or take the drawn hero.';
/** GET: the progress of the hero of the photo of the draft `?book=`, as `HeroState`. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const photo = await photoOfDraft(request, draftAsked(url));
  return answer(photo ? await heroState(photo.id) : { state: 'none' });
}

/**
 * POST `{}` has the hero drawn. `{face, photo}` draws one of several faces, counted from 0 in the order of
 * `faces`. `{draw, photo}` draws the child (`likeness`) or keeps the photo's own face (`photo`). The field
 * `photo` names the photo by the moment at which it leaves. A tap on an earlier photo, or one during the
 * drawing, is answered with the current state. After too many tries the answer is 429: the state, with a
 * `message` that says so.
 */
export async function action({ request, url }: Route.ActionArgs) {
  if (request.method !== 'POST') return answer({ problem: 'method' }, 405);
  const wish = wishSchema.safeParse(await readJson(request)).data;
  if (!wish) return answer(NO_FACE, 422);
  const photo = await photoOfDraft(request, draftAsked(url));
  if (!photo) return answer({ state: 'none' });
  const state = await heroState(photo.id);
  if ('photo' in wish) {
    if (wish.photo !== photo.leavesAt.toISOString() || !('faces' in state)) return answer(state);
    if ('face' in wish && !state.faces[wish.face]) return answer(NO_FACE, 422);
  } else if (!wantsDrawing(state)) return answer(state);
  if ((await useLimit(`hero:${photo.id}`, TRIES_AN_HOUR, 60 * 60)) > 0)
    return answer({ ...state, message: TOO_MANY_TRIES }, 429);
  const turn = (await currentUser(request))?.id ?? turnOfVisitor(request);
  await beginHero(photo.id, wantedBy(wish), (tx) => holdDraftPhoto(tx, photo.id), turn);
  return answer(
    (await photoOfDraft(request, draftAsked(url))) ? await heroState(photo.id) : { state: 'none' },
  );
}

/** Whether the photo still needs drawing: it was never begun, or the drawing table was closed. */
const wantsDrawing = (state: HeroState): boolean =>
  state.state === 'none' || (state.state === 'refused' && state.reason === 'unavailable');

const wishSchema = z.union([
  z.strictObject({}),
  z.strictObject({ face: z.number().int().min(0), photo: z.string() }),
  z.strictObject({ draw: z.enum(DRAWS), photo: z.string() }),
]);

function wantedBy(wish: z.infer<typeof wishSchema>): Wanted {
  if ('face' in wish) return { face: wish.face };
  return 'draw' in wish ? { draw: wish.draw } : {};
}

const NO_FACE = { problem: 'face', message: 'Please tap one of the faces.' };

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });
}

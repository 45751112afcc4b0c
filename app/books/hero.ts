import { forEveryone } from '../account/audience.server.ts';
import { draftAsked } from '../photos/draft-asked.ts';
import { photoOfDraft } from '../photos/photos.server.ts';
import { useLimit } from '../platform/rate-limit.server.ts';
import type { Route } from './+types/hero.ts';
import type { HeroState } from './hero-state.ts';
import { beginHero, heroState } from './hero-studio.server.ts';

export const middleware = [forEveryone];

/** Choosing between faces, and trying again. */
const TRIES_AN_HOUR = 20;
const TOO_MANY_TRIES =
  'That was the twentieth try with this photo within an hour. Please try again later, choose another photo, or take the drawn hero.';
/** More than anybody can tap in a photo. */
const MOST_FACES = 100;

/** GET: how far the hero of the photo of the draft `?book=` is, as `HeroState`. */
export async function loader({ request, url }: Route.LoaderArgs) {
  const photo = await photoOfDraft(request, draftAsked(url));
  return answer(photo ? await heroState(photo.id) : { state: 'none' });
}

/**
 * POST `{}` has the hero drawn; `{face}` draws one of several faces, counted from 0 in the order of `faces`. 429 after
 * too many tries: the state as it is, with a `message` that says so.
 */
export async function action({ request, url }: Route.ActionArgs) {
  if (request.method !== 'POST') return answer({ problem: 'method' }, 405);
  const body: unknown = await request.json().catch(() => null);
  const face = chosenFace(body);
  if (face === undefined) return answer({ problem: 'face', message: 'Please tap one of the faces.' }, 422);
  const photo = await photoOfDraft(request, draftAsked(url));
  if (!photo) return answer({ state: 'none' });
  const state = await heroState(photo.id);
  if (face === null && !wantsDrawing(state)) return answer(state);
  if ((await useLimit(`hero:${photo.id}`, TRIES_AN_HOUR, 60 * 60)) > 0)
    return answer({ ...state, message: TOO_MANY_TRIES }, 429);
  await beginHero(photo.id, face);
  return answer(await heroState(photo.id));
}

/** Whether nobody draws it, and nobody has looked at the photo to the end. */
const wantsDrawing = (state: HeroState): boolean =>
  state.state === 'none' || (state.state === 'refused' && state.reason === 'unavailable');

/** @returns undefined when the body is not one the shop sends. */
function chosenFace(body: unknown): number | null | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if (!('face' in body)) return null;
  const { face } = body;
  return typeof face === 'number' && Number.isInteger(face) && face >= 0 && face < MOST_FACES
    ? face
    : undefined;
}

function answer(body: object, status = 200): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'private, no-store' } });
}

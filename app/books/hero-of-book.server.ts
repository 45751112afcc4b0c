import type { Hero } from '#comic';
import { photoIsKept } from '../photos/photos.server.ts';
import { type DrawnChoices, FIRST_DRAWN_HERO } from './drawn-hero.ts';
import { beginHero, heroState } from './hero-studio.server.ts';

const LOOK_EVERY_MS = 500;
/** A few photos may be before this one. */
const LONGEST_MS = 120_000;

/**
 * The hero of an ordered book: the photo's, or the drawn one where there is no photo or none could be drawn from it.
 * @param patient whether a closed drawing table is waited for instead of letting the drawn hero stand in.
 * @throws when the drawing table is closed or too busy; trying again helps.
 */
export async function heroOfBook(
  photoId: string | null,
  drawn: DrawnChoices | null,
  patient: boolean,
): Promise<Hero> {
  const cut = photoId && (await photoIsKept(photoId)) ? await heroOfPhoto(photoId, patient) : null;
  return cut ?? ({ kind: 'drawn', ...(drawn ?? FIRST_DRAWN_HERO) } as Hero);
}

async function heroOfPhoto(photoId: string, patient: boolean): Promise<Hero | null> {
  await beginHero(photoId, null);
  const end = performance.now() + LONGEST_MS;
  while (performance.now() < end) {
    const hero = await heroState(photoId);
    if (hero.state === 'ready') return hero.hero;
    if (hero.state === 'refused') {
      if (hero.reason === 'unavailable' && patient) throw new Error('The drawing table is closed.');
      return null;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  throw new Error('The hero of a book is not drawn yet.');
}

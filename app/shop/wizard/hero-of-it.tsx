import { Link } from 'react-router';
import { isLikeness } from '../../books/drawing/chosen-hero.ts';
import type { HeroState } from '../../books/drawing/hero-state.ts';
import { uprightOf } from '../../books/photo-hero/hero-table.ts';
import type { DevicePhoto } from '../../books/photos/device-photo.ts';
import { Upright } from '../../books/photos/upright.tsx';
import { FACE_HEADING } from './step-heading.tsx';
import { pathOf } from './steps.ts';
import { useDraft } from '../wizard-draft/use-draft.ts';
import { useDraftHero } from '../wizard-draft/use-draft-hero.ts';

/** On the last step: the hero of the book, the photo it comes from, if any, and a link to change it. */
export function HeroOfIt() {
  const { photo, hero } = useDraftHero(null);
  const { draft } = useDraft();
  if (!photo.ready || (photo.consented && photo.delivery !== 'kept' && photo.delivery !== 'drawn'))
    return null;
  const { words, change } = isLikeness(draft.drawnHero) ? drawnFrom(photo) : wordsOf(photo, hero);
  return (
    <section
      aria-labelledby="hero-heading"
      className={`flex items-start gap-4 ${photo.consented ? 'min-h-28' : ''}`}
    >
      {photo.consented && photo.url && (
        <Upright turns={uprightOf(hero)} room="size-24">
          <img
            src={photo.url}
            alt="The child, as you sent it"
            className="max-h-24 max-w-24 rounded-(--radius-button) border-2 border-line bg-paper-deep"
          />
        </Upright>
      )}
      <div>
        <h2 id="hero-heading" className="text-xl">
          The hero
        </h2>
        <p className="mt-1 leading-snug">{words}</p>
        {change && (
          <Link to={`${pathOf(3)}#${FACE_HEADING}`} className="text-link">
            {change}
          </Link>
        )}
      </div>
    </section>
  );
}

const CHANGE_PHOTO = 'Change the photo now';

const drawnFrom = ({ consented, delivery }: DevicePhoto): { words: string; change?: string } => ({
  words: consented
    ? delivery === 'drawn'
      ? 'Drawn on this device. The photo was not sent to us.'
      : 'Drawn from the photo that you sent. The photo is deleted when you order.'
    : 'Drawn from a photo that has left.',
});

function wordsOf(photo: DevicePhoto, hero: HeroState): { words: string; change?: string } {
  if (!photo.consented)
    return {
      words: 'Drawn as you chose, without a photo.',
      ...(photo.delivery === 'gone' && { change: CHANGE_PHOTO }),
    };
  if (hero.state !== 'refused' || hero.reason === 'unavailable')
    return { words: 'Drawn from the photo that you sent.' };
  if (hero.reason === 'several-faces')
    return {
      words:
        'There is more than one face in this photo: a tap on your child’s is enough. If you order now, the book waits for it.',
      change: 'Choose the face now',
    };
  return {
    words:
      'No hero could be drawn from this photo. If you order now, the book waits until you send another one or choose the drawn hero.',
    change: CHANGE_PHOTO,
  };
}

import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import type { HeroState } from '../../books/drawing/hero-state.ts';
import { HeroStatusLater } from '../../books/photo-hero/hero-status-later.tsx';
import type { DevicePhoto } from '../../books/photos/device-photo.ts';
import { useFocusAfterLeaving } from '../../ui/parts/kept-focus.ts';

interface Props {
  hero: HeroState;
  photo: DevicePhoto;
  onDrawn: () => void;
}

/** Shows the progress from the photo to the pages, or what went wrong. */
export function HeroNews({ hero, photo, onDrawn }: Props) {
  const shut = photo.file && ['here', 'failed', 'gone'].includes(photo.delivery);
  if (shut) {
    return (
      <p className="panel-quiet mb-6 p-4">
        The photo is not in the book yet.{' '}
        <Link to="/create/personalize" className="text-link">
          {photo.delivery === 'failed' ? 'Send it again' : 'Give your permission'}
        </Link>{' '}
        to see the hero with its face. Until then a drawn one stands in.
      </p>
    );
  }
  if (hero.state !== 'refused') return null;
  return <NoHeroYet draft="wizard" state={hero} photoUrl={photo.url} onDrawn={onDrawn} />;
}

function NoHeroYet(props: ComponentProps<typeof HeroStatusLater>) {
  useFocusAfterLeaving();
  return (
    <div className="panel-quiet mb-6 grid gap-3 p-4">
      <HeroStatusLater {...props} />
      <p className="text-ink-soft">For now the pages show the drawn hero.</p>
    </div>
  );
}

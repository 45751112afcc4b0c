import { useMemo } from 'react';
import { Link } from 'react-router';
import type { BookRequest, Hero } from '#comic';
import { forEveryone } from '../account/audience.server.ts';
import { BookPreview, Waiting } from '../books/book-preview.tsx';
import { FIRST_DRAWN_HERO } from '../books/drawn-hero.ts';
import type { HeroState } from '../books/hero-state.ts';
import { HeroStatus, underWayWords } from '../books/hero-status.tsx';
import type { DevicePhoto } from '../photos/device-photo.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { Spinner } from '../ui/spinner.tsx';
import type { Draft } from './draft.ts';
import { StepHeading } from './step-heading.tsx';
import { useDraft } from './use-draft.ts';
import { useDraftHero } from './use-draft-hero.ts';

export const middleware = [forEveryone];

export const meta = () =>
  pageMeta('Preview', 'Your own cover and first pages, drawn live with your child’s name and face.');

export default function Preview() {
  const { draft, ready } = useDraft();
  const { photo, hero } = useDraftHero();
  return (
    <>
      <StepHeading title="Here is your book">
        Your cover and first pages. Turn them with the arrows, or swipe.
      </StepHeading>
      {ready && draft.story ? <DraftBook draft={draft} story={draft.story} hero={hero} /> : <Waiting />}
      {ready && <HeroNews hero={hero} photo={photo} />}
    </>
  );
}

/** What is still to come, or missing, between the photo and the pages. */
function HeroNews({ hero, photo }: { hero: HeroState; photo: DevicePhoto }) {
  const shut = photo.file && photo.delivery !== 'kept' && photo.delivery !== 'sending';
  if (shut) {
    return (
      <p className="panel-quiet mt-6 p-4">
        The photo is not in the book yet.{' '}
        <Link to="/create/personalize" className="text-link">
          {photo.delivery === 'failed' ? 'Send it again' : 'Give your permission'}
        </Link>{' '}
        to see the hero with its face. Until then a drawn one stands in.
      </p>
    );
  }
  if (hero.state !== 'refused') return null;
  return (
    <div className="panel-quiet mt-6 p-4">
      <HeroStatus draft="wizard" state={hero} photoUrl={photo.url} />
    </div>
  );
}

function DraftBook({ draft, story, hero }: { draft: Draft; story: BookRequest['story']; hero: HeroState }) {
  const { characterName, customTitle, customMessage, drawnHero } = draft;
  const photoHero = hero.state === 'ready' ? hero.hero : null;
  const request = useMemo((): BookRequest => {
    const star: Hero = photoHero ?? ({ kind: 'drawn', ...FIRST_DRAWN_HERO, ...drawnHero } as Hero);
    return { story, name: characterName, title: customTitle, message: customMessage, hero: star };
  }, [story, characterName, customTitle, customMessage, drawnHero, photoHero]);
  const drawing = hero.state === 'queued' || hero.state === 'working';
  const caption = drawing && (
    <p aria-live="polite" className="caption-box flex items-center gap-2">
      <Spinner />
      {underWayWords(hero)}
    </p>
  );
  return <BookPreview request={request} caption={caption} />;
}

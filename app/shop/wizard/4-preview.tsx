import { isBlank } from '../../books/book/stored-book.ts';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import type { BookRequest, Hero } from '#comic';
import { forEveryone } from '../../account/account/audience.server.ts';
import { heroOf, isLikeness } from '../../books/drawing/chosen-hero.ts';
import { type HeroState, underWayWords } from '../../books/drawing/hero-state.ts';
import { customStoryOf, customText } from '../../books/book/custom-story.ts';
import { NameField } from '../../books/book/word-fields.tsx';
import { LiveBook, Waiting } from '../../books/reader/live-book.tsx';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { Spinner } from '../../ui/parts/spinner.tsx';
import type { Draft } from '../wizard-draft/draft.ts';
import { HeroNews } from './hero-news.tsx';
import { STEP_HEADING, StepHeading } from './step-heading.tsx';
import { useDraft } from '../wizard-draft/use-draft.ts';
import { useDraftHero } from '../wizard-draft/use-draft-hero.ts';
import { useStoryNotes } from './use-story-notes.ts';
import { useToldStory } from './use-told-story.ts';

export const middleware = [forEveryone];

export const meta = () =>
  pageMeta('Preview', 'Your own book, every page of it, drawn live with your child’s name and face.');

export default function Preview() {
  const { draft, ready } = useDraft();
  const { photo, hero } = useDraftHero();
  const [drawn, setDrawn] = useState(false);
  return (
    <>
      <div className="flex-wrap items-end justify-between gap-x-8 sm:flex">
        <StepHeading title="Here is your book">
          All of it, from cover to cover. Turn the pages with the arrows, or swipe.
        </StepHeading>
        {ready && draft.story && <NameInBook />}
      </div>
      {ready && (
        <HeroNews
          hero={hero}
          photo={photo}
          onDrawn={() => {
            setDrawn(true);
            document.getElementById(STEP_HEADING)?.focus();
          }}
        />
      )}
      <div aria-live="polite">
        {drawn && !photo.file && (
          <p className="panel-quiet mb-6 p-4">
            The drawn hero is in the book now.{' '}
            <Link to="/create/personalize#drawn-instead" className="text-link">
              Choose how the hero looks
            </Link>
          </p>
        )}
      </div>
      {ready && draft.story ? <DraftBook draft={draft} story={draft.story} hero={hero} /> : <Waiting />}
      <noscript>
        <p className="panel-quiet mt-6 p-4">
          The pages are drawn by a script, which this browser does not run. Please switch scripts on, or{' '}
          <Link to="/contact" className="text-link">
            write to us
          </Link>{' '}
          and we help you on.
        </p>
      </noscript>
    </>
  );
}

function DraftBook({ draft, story, hero }: { draft: Draft; story: BookRequest['story']; hero: HeroState }) {
  const { characterName, language, favourites, wheelchair, customTitle, customMessage, drawnHero } = draft;
  const told = useToldStory(draft.shopStory?.id ?? null);
  const words = told === 'failed' || told === null ? undefined : told;
  const text = customText(draft.customStory, words);
  useStoryNotes(text);
  const own = useMemo(
    () => text !== null && customStoryOf(text, { ...(draft.storyNotes && { storyNotes: draft.storyNotes }) }),
    [text, draft.storyNotes],
  );
  const photoHero = hero.state === 'ready' ? hero.hero : null;
  const request = useMemo((): BookRequest => {
    const star: Hero = isLikeness(drawnHero) ? drawnHero : (photoHero ?? heroOf(drawnHero));
    return {
      story,
      name: characterName,
      language,
      favourites,
      wheelchair,
      title: customTitle.trim() === '' ? (words?.title ?? '') : customTitle,
      message: customMessage,
      hero: star,
      ...(own && { customStory: own }),
    };
  }, [
    story,
    characterName,
    language,
    favourites,
    wheelchair,
    customTitle,
    customMessage,
    drawnHero,
    photoHero,
    words,
    own,
  ]);
  if (draft.shopStory && told === null && draft.customStory.trim() === '') return <Waiting />;
  const drawing = hero.state === 'queued' || hero.state === 'working';
  const caption = drawing && (
    <p aria-live="polite" className="caption-box flex items-center gap-2">
      <Spinner />
      {underWayWords(hero)}
    </p>
  );
  return (
    <>
      <LiveBook
        request={request}
        mark
        label="Your book"
        caption={caption}
        wayOn={
          <p>
            Or go on with <b>Next</b>: we draw your book all the same, and look at every page before it is
            printed.
          </p>
        }
      />
      <p className="mt-5 text-center text-ink-soft">
        The word “Preview” on the pages is not in the book that you buy.
      </p>
    </>
  );
}

/** Each keystroke here redraws the text of the open pages. */
function NameInBook() {
  const { draft, update } = useDraft();
  return (
    <div className="mb-6 sm:w-72">
      <NameField
        label="The name in the book"
        hint={isBlank(draft.characterName) && 'The book needs a name before it can be ordered.'}
        draft={draft}
        update={update}
      />
    </div>
  );
}

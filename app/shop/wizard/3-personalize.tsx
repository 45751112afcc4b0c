import { useEffect } from 'react';
import { forEveryone } from '../../account/account/audience.server.ts';
import { isLikeness } from '../../books/drawing/chosen-hero.ts';
import { showDrawnInstead } from '../../books/hero-maker/drawn-instead.tsx';
import { HeroChoice } from '../../books/hero-maker/hero-choice.tsx';
import { uprightOf } from '../../books/photo-hero/hero-table.ts';
import { HeroStatusLater } from '../../books/photo-hero/hero-status-later.tsx';
import { WheelchairField } from '../../books/drawing/wheelchair-field.tsx';
import { FavouritesField } from '../../books/book/favourites-field.tsx';
import {
  LanguageField,
  MessageField,
  NameField,
  StoryField,
  TitleField,
} from '../../books/book/word-fields.tsx';
import { PhotoBox } from '../../books/photos/photo-box.tsx';
import { openedWorkshop } from '../../books/reader/opened-workshop.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { FACE_HEADING, StepHeading } from './step-heading.tsx';
import { draftNow, useDraft } from '../wizard-draft/use-draft.ts';
import { useDraftHero } from '../wizard-draft/use-draft-hero.ts';

export const middleware = [forEveryone];

export const meta = () =>
  pageMeta('Make it theirs', 'The child’s name, a photo or a drawn hero, and your own title and message.');

export default function Personalize() {
  usePreviewSoon();
  return (
    <>
      <StepHeading title="Make it theirs">
        Only the name is needed. Everything else makes it more their own.
      </StepHeading>
      <div className="grid gap-8">
        <Names />
        <Face />
        <Words />
      </div>
    </>
  );
}

function Names() {
  const { draft, update } = useDraft();
  const words = { draft, update };
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <NameField
        {...words}
        label="Child's Name"
        hint="As it should stand in the book. Hindi letters are welcome."
      />
      <LanguageField chosen={draft.language} onChoose={(language) => update({ language })} />
    </div>
  );
}

function Face() {
  const { draft, update } = useDraft();
  const { photo, hero } = useDraftHero();
  const drawn = isLikeness(draft.drawnHero) ? draft.drawnHero : null;
  return (
    <section aria-labelledby={FACE_HEADING}>
      <h2 id={FACE_HEADING} tabIndex={-1} className="mb-3 text-2xl">
        The hero’s face
      </h2>
      <PhotoBox draft="wizard" upright={uprightOf(hero)} drawn={drawn !== null}>
        <HeroStatusLater
          draft="wizard"
          state={hero}
          photoUrl={photo.url}
          drawn={drawn}
          isHere={photo.delivery === 'drawn'}
          onDrawn={showDrawnInstead}
        />
      </PhotoBox>
      <HeroChoice
        draft="wizard"
        chosen={draft.drawnHero}
        photo={hero}
        photoIsHere={photo.file !== null}
        words={draft}
        onChange={(drawnHero, characterName) =>
          update({ drawnHero, ...(characterName && { characterName }) })
        }
      />
      <WheelchairField checked={draft.wheelchair} onChange={(wheelchair) => update({ wheelchair })} />
    </section>
  );
}

function Words() {
  const { draft, update } = useDraft();
  const words = { draft, update };
  return (
    <div className="grid gap-5">
      <FavouritesField chosen={draft.favourites} onChoose={(favourites) => update({ favourites })} />
      <TitleField {...words} />
      <MessageField {...words} />
      <StoryField {...words} />
    </div>
  );
}

/** The workshop and the story are large, so they load while the parent types, unless the browser saves data. */
function usePreviewSoon(): void {
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    if (connection?.saveData) return;
    const timer = setTimeout(() => void bringStory().catch(() => {}), 1500);
    return () => clearTimeout(timer);
  }, []);
}

async function bringStory(): Promise<void> {
  const workshop = await openedWorkshop();
  const { story, language, shopStory, customStory } = draftNow();
  const own = shopStory !== null || customStory.trim() !== '';
  if (story) await workshop.bring({ story, language, ...(own && { customStory: { text: '…' } }) });
}

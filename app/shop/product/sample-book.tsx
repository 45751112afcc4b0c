import { useDeferredValue, useMemo } from 'react';
import type { BookRequest } from '#comic';
import type { ProductId } from '../../buying/catalogue/product-ids.ts';
import { customStoryOf } from '../../books/book/custom-story.ts';
import { LiveBook } from '../../books/reader/live-book.tsx';
import { takesOwnStory } from './own-story.ts';
import { SAMPLE_HEROES } from './sample-heroes.ts';
import { useBookDraft } from './use-book-draft.ts';

/** The cover and six pages. */
const SHOWN = 7;

/**
 * The first pages of a book with its sample hero, or of the parent's own story while one is typed. It loads on
 * demand, because the workshop is large.
 */
export default function SampleBook({ productId, title }: { productId: ProductId; title: string }) {
  const { draft } = useBookDraft(productId);
  const text = useDeferredValue(takesOwnStory(productId) ? draft.customStory : '');
  const { characterName, customTitle, language } = draft;
  const request = useMemo((): BookRequest => {
    const sample = { story: productId, ...SAMPLE_HEROES[productId] };
    const customStory = customStoryOf(text, {});
    if (!customStory) return sample;
    return {
      ...sample,
      name: characterName.trim() || sample.name,
      title: customTitle,
      language,
      customStory,
    };
  }, [productId, text, characterName, customTitle, language]);
  return (
    <LiveBook
      request={request}
      mark={request.customStory !== undefined}
      firstPages={SHOWN}
      label={`First pages of ${title}`}
      end={
        <div className="mt-4 grid justify-items-center gap-3 text-center">
          <p>Here your own book goes on, with your child as the hero.</p>
          <a href="#customise" onClick={leaveFullScreen} className="button button-main">
            Make this book
          </a>
        </div>
      }
      wayOn={<p>The story is told below, and every page of your own book is shown before you pay.</p>}
    />
  );
}

/** The book would hide the target of the link. */
function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen();
}

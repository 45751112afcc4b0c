import { Suspense, useCallback, useLayoutEffect, useRef } from 'react';
import { FavouritesField } from '../../books/book/favourites-field.tsx';
import {
  LanguageField,
  MessageField,
  NameField,
  StoryField,
  TitleField,
} from '../../books/book/word-fields.tsx';
import { NothingKept } from '../../account/kept-drafts/nothing-kept.tsx';
import { ButtonLink } from '../../ui/parts/button.tsx';
import { KeptRoom } from '../../platform/pages/kept-room.tsx';
import { later } from '../../ui/parts/later.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import { type BookDraft, typedBefore } from './book-draft.ts';
import { BookOrder } from './book-order.tsx';
import { FormatChoice } from './format-choice.tsx';
import type { OfferedBook } from '../../buying/catalogue/offered-book.ts';
import { takesOwnStory } from './own-story.ts';
import { sayMissing, useAddToCart } from './use-add-to-cart.ts';
import { bookTextNow, useBookDraft } from './use-book-draft.ts';
import { useWanted } from './use-wanted.ts';

const HeroFace = later(() => import('./hero-face.tsx'));

/** Everything that makes the book a child's own, and the way into the cart. */
export function CustomiseForm({ book }: { book: OfferedBook }) {
  const { draft, ready, update } = useBookDraft(book.productId);
  const own = takesOwnStory(book.productId);
  const form = useRef<HTMLFormElement>(null);
  const order = useAddToCart(book.productId, draft, update);
  useTakeOver(form, ready, update);
  const face = useRef<HTMLElement>(null);
  const wanted = useWanted(face, form) || order.photo.file !== null;
  return (
    <form
      ref={form}
      noValidate
      aria-labelledby="customise"
      className="mt-10 grid grid-cols-1 gap-8"
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid]');
        if (wrong) wrong.focus();
        else order.add();
      }}
    >
      <h2 id="customise" className="-mb-3 text-3xl">
        Make it theirs
      </h2>
      <NothingKept
        name={`nv.book.${book.productId}`}
        text={useCallback(() => bookTextNow(book.productId), [book.productId])}
      />
      <FormatChoice prices={book.prices} chosen={draft.format} onChoose={(format) => update({ format })} />
      <Words book={book} draft={draft} update={update} complete={order.complete} />
      <section ref={face} aria-labelledby="face" className="min-h-131 sm:min-h-125">
        <h3 id="face" className="mb-3 text-2xl">
          The hero’s face
        </h3>
        <KeptRoom name={`${book.productId}-face`}>
          {ready && wanted ? (
            <Suspense fallback={<FaceToCome />}>
              <HeroFace
                productId={book.productId}
                words={{ ...draft, story: book.productId, customTitle: own ? draft.customTitle : '' }}
                drawnHero={draft.drawnHero}
                onDraw={(drawnHero, characterName) =>
                  update({ drawnHero, ...(characterName && { characterName }) })
                }
                wheelchair={draft.wheelchair}
                onWheelchair={(wheelchair) => update({ wheelchair })}
              />
            </Suspense>
          ) : (
            <FaceToCome />
          )}
        </KeptRoom>
      </section>
      <Panel as="section" aria-labelledby="order" className="grid gap-5">
        <BookOrder book={book} draft={draft} update={update} order={order} />
        <ButtonLink
          to="/create"
          onClick={() => showToast({ title: 'Redirecting to Create Book' })}
          className="w-full"
        >
          Create Full Book
        </ButtonLink>
        <p className="-mt-2 text-base text-ink-soft">
          Rather see your child’s own pages first? Six short steps, and you see them before you pay.
        </p>
      </Panel>
    </form>
  );
}

function FaceToCome() {
  return <div className="skeleton min-h-118 noscript:hidden" aria-hidden="true" />;
}

/** What was typed on the ready-made page before its script ran is not lost. */
function useTakeOver(
  form: React.RefObject<HTMLFormElement | null>,
  ready: boolean,
  update: (patch: Partial<BookDraft>) => void,
): void {
  const readyAtFirst = useRef(ready);
  useLayoutEffect(() => {
    if (readyAtFirst.current || !form.current) return;
    const fields = new FormData(form.current);
    const typed = typedBefore((name) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    });
    if (Object.keys(typed).length > 0) update(typed);
  }, [form, update]);
}

function Words({
  book,
  draft,
  update,
  complete,
}: {
  book: OfferedBook;
  draft: BookDraft;
  update: (patch: Partial<BookDraft>) => void;
  complete: boolean;
}) {
  const own = takesOwnStory(book.productId);
  const words = { draft, update };
  return (
    <div className="grid gap-5">
      <NameField
        {...words}
        label="Character Name"
        hint="Your child’s name, as it should stand in the book. Hindi letters are welcome."
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !complete) sayMissing();
        }}
      />
      <LanguageField chosen={draft.language} onChoose={(language) => update({ language })} />
      <FavouritesField chosen={draft.favourites} onChoose={(favourites) => update({ favourites })} />
      {own && <TitleField {...words} />}
      <MessageField {...words} />
      {own && <StoryField {...words} />}
    </div>
  );
}

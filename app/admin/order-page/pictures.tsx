import { useState } from 'react';
import { BookOpen } from 'lucide-react';
import { PhotoField } from '../../books/photos/photo-field.tsx';
import { CONSENT_TEXT } from '../../books/photos/photo-rules.ts';
import { KeptCover } from '../../books/reader/kept-cover.tsx';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { Field } from '../../ui/parts/field.tsx';
import { ActionForm, Fold } from './action-form.tsx';
import type { BookView } from './order-view.server.ts';

/** The cover of this book, with a link to read it. A cover with a child's face is shown on request only. */
export function BookPreview({ book, address }: { book: BookView; address: string }) {
  const [asked, setAsked] = useState(book.hero !== 'photo');
  if (book.state !== 'made') return <Sample src={book.image} />;
  const own = `${address}/books/${book.id}`;
  return (
    <div className="grid w-full max-w-60 flex-none gap-2">
      {asked ? (
        <KeptCover
          key={book.revision}
          title={book.title}
          drawing={`${own}/drawing?drawn=${book.revision}`}
          otherwise={<p className="text-base">The cover could not be drawn just now.</p>}
          className="border-2 border-line bg-paper-deep"
        />
      ) : (
        <div className="grid aspect-square content-center justify-items-center gap-3 border-2 border-line bg-paper-deep p-4 text-center">
          <p className="text-base">The hero is a child from a photo. Each look is written down.</p>
          <Button onClick={() => setAsked(true)}>Show the cover</Button>
        </div>
      )}
      <ButtonLink to={own}>
        <BookOpen aria-hidden="true" strokeWidth={2.5} className="size-5 flex-none" />
        Read the book
      </ButtonLink>
    </div>
  );
}

/** The cover of the shelf, where there is no book yet or none to see. */
export function Sample({ src }: { src: string }) {
  return (
    <img
      src={src}
      alt=""
      width="96"
      height="96"
      className="size-24 flex-none rounded-(--radius-button) border-2 border-line bg-paper-deep object-cover"
    />
  );
}

/** The parent's photo, shown on request. Each photo access is logged. */
export function PhotoFold({ book, address }: { book: BookView; address: string }) {
  const [looks, setLooks] = useState(0);
  return (
    <Fold title="Look at the photo">
      {looks === 0 ? (
        <>
          <p className="mb-3">Only to make this book. The look is written down.</p>
          <Button onClick={() => setLooks(1)}>Show the photo</Button>
        </>
      ) : (
        <img
          src={`${address}/photos/${book.id}`}
          alt="The child, as the parent sent it"
          className="max-h-112 w-auto max-w-full border-2 border-line"
        />
      )}
    </Fold>
  );
}

/** Another photo that the customer sent takes the place of the one before. */
export function ReplacePhotoForm({ book, address }: { book: BookView; address: string }) {
  return (
    <ActionForm
      to={`${address}/replace-photo`}
      label="Replace it and draw the book again"
      fields={{ orderItemId: book.id }}
      withFile
    >
      {(wrong) => (
        <>
          <PhotoField label="Photo that the customer sent" error={wrong['photo']} />
          <label className="flex items-start gap-3">
            <input type="checkbox" name="consent" value="yes" required className="choice-mark" />
            <span>
              The customer has confirmed: “{CONSENT_TEXT}”
              {wrong['consent'] && <b className="block text-crimson">{wrong['consent']}</b>}
            </span>
          </label>
          <Field
            label="How and when they confirmed it"
            name="consentHow"
            maxLength={200}
            required
            error={wrong['consentHow']}
            hint="Such as: by e-mail on 20 November. It is kept with the order."
          />
        </>
      )}
    </ActionForm>
  );
}

/** The parent told staff to use the drawn hero. */
export function DrawnHeroForm({ book, address }: { book: BookView; address: string }) {
  return (
    <ActionForm
      to={`${address}/use-drawn-hero`}
      label="Draw the book with the drawn hero"
      fields={{ orderItemId: book.id }}
    >
      {(wrong) => (
        <Field
          label="How and when the parent said so"
          name="said"
          maxLength={200}
          required
          error={wrong['said']}
          hint="Such as: by phone on 20 November. The photo is deleted."
        />
      )}
    </ActionForm>
  );
}

import { Panel } from '../../ui/parts/panel.tsx';
import { ActionForm, Fold } from './action-form.tsx';
import { BookForm } from './edit-forms.tsx';
import { HeroForm } from './hero-form.tsx';
import type { BookView, StaffOrder } from './order-view.server.ts';
import { BookPreview, DrawnHeroForm, PhotoFold, ReplacePhotoForm, Sample } from './pictures.tsx';

const STATES = {
  waiting: 'Waits for the drawing table',
  drawing: 'Is being drawn',
  made: 'Drawn, and passed its check',
  refused: 'Kept back by its check',
  gone: 'Deleted: the order was cancelled or refunded',
} as const;

/** One book of an order: its content, its progress, and what can still be changed. */
export function BookPanel({ book, order, address }: { book: BookView; order: StaffOrder; address: string }) {
  return (
    <Panel as="section" aria-label={`Book: ${book.title}`}>
      <div className="flex flex-wrap items-start gap-5">
        {order.makes ? <BookPreview book={book} address={address} /> : <Sample src={book.image} />}
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-xl">{book.title}</h2>
          <dl className="desk-facts mt-2">
            <Fact name="Format" value={`${book.format} x ${book.quantity}`} />
            {order.onPaper && (
              <Fact name="On paper" value={book.printed === 0 ? 'None' : String(book.printed)} />
            )}
            <Fact name="Hero" value={book.characterName} />
            <Fact name="Title" value={book.customTitle} />
            <Fact name="Message" value={book.customMessage} />
            <Fact name="Own story" value={book.customStory} />
            <Fact name="Favourites" value={book.favourites} />
            <Fact name="Language" value={book.language} />
            <Fact
              name="Drawn from"
              value={
                book.hero === 'drawn'
                  ? 'Choices of the parent'
                  : book.hero === 'likeness'
                    ? 'A photo that is not kept any more'
                    : `A photo, ${book.photoLeaves ? `which leaves on ${book.photoLeaves}` : 'which has left'}`
              }
            />
            <Fact
              name="Book"
              value={`${STATES[book.state]}${book.pages && book.state === 'made' ? `: ${book.pages} pages, ${book.made}` : ''}${book.revision > 1 ? ` (drawing ${book.revision})` : ''}`}
            />
          </dl>
        </div>
      </div>
      {book.problems.length > 0 && (
        <div className="panel panel-crimson mt-4 p-4">
          <h3 className="text-lg">What its check found</h3>
          <ul className="mt-1 list-disc pl-5">
            {book.problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </div>
      )}
      <div className="mt-4 grid gap-2 sm:grid-cols-2">
        {order.makes && book.photoLeaves && <PhotoFold book={book} address={address} />}
        {!order.locked && (
          <>
            <Fold title="Change the words">
              <BookForm book={book} to={`${address}/edit-book`} />
            </Fold>
            {order.makes && (
              <>
                {book.hero !== 'drawn' && (
                  <div className="sm:col-span-2">
                    <Fold title="Change how the child looks">
                      <HeroForm key={book.revision} book={book} address={address} />
                    </Fold>
                  </div>
                )}
                <Fold title={book.hero === 'photo' ? 'Replace the photo' : 'Add a photo'}>
                  <ReplacePhotoForm book={book} address={address} />
                </Fold>
                {book.hero === 'photo' && (
                  <Fold title="Use the drawn hero">
                    <DrawnHeroForm book={book} address={address} />
                  </Fold>
                )}
                <Fold title="Draw it again">
                  <p className="mb-3">From the words and the hero as they are now. It takes a few seconds.</p>
                  <ActionForm
                    to={`${address}/redraw`}
                    label="Draw it again"
                    fields={{ orderItemId: book.id }}
                  />
                </Fold>
              </>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  if (!value) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd className="whitespace-pre-line">{value}</dd>
    </>
  );
}

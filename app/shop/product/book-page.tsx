import { useState } from 'react';
import { AGES, GUARANTEE, PAGES } from '../../platform/facts/facts.ts';
import { Cover } from './cover.tsx';
import { CustomiseForm } from './customise-form.tsx';
import type { OfferedBook } from '../../buying/catalogue/offered-book.ts';
import { SamplePages } from './sample-pages.tsx';
import { coverOf, sizesOf } from './shelf-card.ts';
import { WORLD_GROUND } from './worlds.ts';

/** One book: what it is about, a look inside, and the form that makes it a child's own. */
export function BookPage({ book }: { book: OfferedBook }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="halftone">
      <div className="page grid grid-cols-1 gap-8 py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] md:gap-x-14 md:py-16">
        {/* An open book leaves no space beside it. */}
        <div className={open ? 'md:self-start' : 'md:sticky md:top-28 md:row-span-3 md:self-start'}>
          <Picture book={book} />
        </div>
        <div>
          <h1 className="text-4xl md:text-5xl">{book.title}</h1>
          <p className="mt-3 text-xl">{book.description}</p>
          <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-base text-ink-soft">
            <li>Ages {AGES}</li>
            <li>{PAGES} pages</li>
            <li>{GUARANTEE.days}-day satisfaction guarantee</li>
          </ul>
        </div>
        {/* An open book is as wide as the page. */}
        <div className={open ? 'min-w-0 md:col-span-2' : 'min-w-0'}>
          <SamplePages key={book.productId} book={book} onOpened={() => setOpen(true)} />
        </div>
        <div className={open ? 'md:col-span-2 md:mx-auto md:max-w-[46rem]' : ''}>
          <h2 className="text-2xl">The story</h2>
          <p className="mt-2 max-w-[34.5em]">{book.story}</p>
          <CustomiseForm book={book} />
        </div>
      </div>
    </div>
  );
}

function Picture({ book }: { book: OfferedBook }) {
  const { productId, title, image } = book;
  const picture = image === null ? coverOf(productId) : sizesOf(image);
  if (picture)
    return <Cover id={productId} title={title} picture={picture} eager large className="mx-auto max-w-md" />;
  return (
    <span className={`book mx-auto max-w-md ${WORLD_GROUND[productId]}`}>
      <img src={image ?? undefined} alt={`Cover of ${title}`} width="480" height="480" fetchPriority="high" />
    </span>
  );
}

import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import type { ProductId } from '../catalogue/product-ids.ts';
import { Button } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { Cover } from './cover.tsx';
import type { OfferedBook } from './offered-book.ts';

type SampleBook = ComponentType<{ productId: ProductId; title: string }>;

/** A look into the book: closed until somebody opens it. */
export function SamplePages({ book: { productId, title } }: { book: OfferedBook }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, open, Book } = useSampleBook(heading);
  return (
    <section aria-labelledby="look-inside" className="page pb-14 md:pb-20">
      <h2 ref={heading} id="look-inside" tabIndex={-1} className="text-3xl">
        Look inside
      </h2>
      <p className="mt-1 max-w-[60ch] text-ink-soft">
        The cover and the first pages, drawn with a sample hero. In your book it is your child.
      </p>
      <div className="mt-6">
        {Book ? (
          <Book productId={productId} title={title} />
        ) : (
          <Panel className="grid items-center gap-x-10 gap-y-6 p-6 sm:grid-cols-[13rem_1fr] sm:p-8">
            <Cover id={productId} title={title} className="w-full max-w-52 -rotate-2" />
            <div className="grid justify-items-start gap-4">
              <p className="max-w-[46ch] text-lg">
                Turn the pages, read every word, or have it read aloud to whoever sits beside you.
              </p>
              <Button large busy={state === 'opening'} onClick={open} className="noscript:hidden">
                Open the first pages
              </Button>
              {state === 'failed' && (
                <p role="alert">
                  The pages did not come through. Look at your connection and try once more; the story is told
                  further up.
                </p>
              )}
              <noscript>
                <p>
                  Turning pages needs scripts, which this browser does not run. The story is told further up.
                </p>
              </noscript>
            </div>
          </Panel>
        )}
      </div>
    </section>
  );
}

/** Brings reader and workshop when they are asked for, then leads the focus to what was opened. */
function useSampleBook(heading: RefObject<HTMLElement | null>) {
  const [state, setState] = useState<'closed' | 'opening' | 'failed'>('closed');
  const [loaded, setLoaded] = useState<{ Book: SampleBook } | null>(null);
  const open = () => {
    setState('opening');
    import('./sample-book.tsx').then(
      (file) => setLoaded({ Book: file.default }),
      () => setState('failed'),
    );
  };
  useEffect(() => {
    if (loaded) heading.current?.focus({ preventScroll: true });
  }, [loaded, heading]);
  return { state, open, Book: loaded?.Book ?? null };
}

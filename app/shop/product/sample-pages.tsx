import { type ComponentType, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { BookOpen } from 'lucide-react';
import type { ProductId } from '../../buying/catalogue/product-ids.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import type { OfferedBook } from '../../buying/catalogue/offered-book.ts';

type SampleBook = ComponentType<{ productId: ProductId; title: string }>;

/** A look into the book: closed until somebody opens it. */
export function SamplePages({
  book: { productId, title },
  onOpened,
}: {
  book: OfferedBook;
  onOpened: () => void;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, open, Book } = useSampleBook(heading, onOpened);
  return (
    <section aria-labelledby="look-inside">
      <Inside open={Book !== null}>
        <h2 ref={heading} id="look-inside" tabIndex={-1} className="text-2xl">
          Look inside
        </h2>
        <p className="mt-1 max-w-[34.5em] text-ink-soft">
          The cover and the first pages, drawn with a sample hero. In your book it is your child.
        </p>
        <div className={Book ? 'mt-6' : 'mt-4 grid justify-items-start gap-4'}>
          {Book ? (
            <Book productId={productId} title={title} />
          ) : (
            <>
              <Button busy={state === 'opening'} onClick={open} className="noscript:hidden">
                <BookOpen aria-hidden="true" strokeWidth={2.5} className="size-5" />
                Open the first pages
              </Button>
              {state === 'failed' && (
                <p role="alert">
                  The pages did not come through. Look at your connection and try once more; the story is told
                  below.
                </p>
              )}
              <noscript>
                <p>Turning pages needs scripts, which this browser does not run. The story is told below.</p>
              </noscript>
            </>
          )}
        </div>
      </Inside>
    </section>
  );
}

/** A closed book waits in a panel; an open one has its own frame. */
function Inside({ open, children }: { open: boolean; children: ReactNode }) {
  return open ? children : <Panel className="p-5">{children}</Panel>;
}

/** Loads reader and workshop on demand, then moves the focus to the opened book. */
function useSampleBook(heading: RefObject<HTMLElement | null>, onOpened: () => void) {
  const [state, setState] = useState<'closed' | 'opening' | 'failed'>('closed');
  const [loaded, setLoaded] = useState<{ Book: SampleBook } | null>(null);
  const open = () => {
    setState('opening');
    import('./sample-book.tsx').then(
      (file) => {
        setLoaded({ Book: file.default });
        return onOpened();
      },
      () => setState('failed'),
    );
  };
  useEffect(() => {
    if (!loaded) return;
    heading.current?.focus({ preventScroll: true });
    // Open, it lies below the cover.
    heading.current?.scrollIntoView();
  }, [loaded, heading]);
  return { state, open, Book: loaded?.Book ?? null };
}

import { type ReactNode, useMemo } from 'react';
import type { BookRequest } from '#comic';
import { withoutEmoji } from '../../platform/strings/emoji.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Guard } from '../../ui/parts/guard.tsx';
import { UnlessOffline } from '../../ui/parts/offline.tsx';
import type { OpenBook } from './open-book.ts';
import type { Pinning } from './open-pages.tsx';
import { useWorkshop } from './use-workshop.ts';
import type { Show, Workshop } from './workshop.ts';

/** A book drawn in the browser from its choices, to leaf through and read. */
export function LiveBook({
  request,
  mark,
  firstPages,
  label,
  caption,
  end,
  wayOn,
  pinning,
}: Show & {
  request: BookRequest;
  /** What the book is called to screen readers. */
  label: string;
  /** Says what is still being drawn, over the upper edge of the book. */
  caption?: ReactNode;
  /** What follows the last page. */
  end?: ReactNode;
  /** Shown if the pages cannot be drawn: what can be done without them. */
  wayOn: ReactNode;
  pinning?: Pinning | undefined;
}) {
  const { tools, failed, retry } = useWorkshop(request);
  const workshop = tools?.workshop ?? null;
  const book = useMemo(
    () => opened(workshop, request, { mark, ...(firstPages !== undefined && { firstPages }) }),
    [workshop, request, mark, firstPages],
  );
  const letters = withoutEmoji(request.name);
  if (failed || book === 'broken') return <NotDrawn onRetry={retry}>{wayOn}</NotDrawn>;
  if (!tools || book === 'waiting') return <Waiting />;
  return (
    <Guard renderInstead={(again) => <NotDrawn onRetry={again}>{wayOn}</NotDrawn>}>
      <tools.Reader book={book} label={label} caption={caption} end={end} pinning={pinning} />
      {letters !== book.name && letters.startsWith(book.name) && (
        <p className="mt-4 text-center text-ink-soft">
          The name does not fit as it was typed. In the book it reads “{book.name}”.
        </p>
      )}
    </Guard>
  );
}

function opened(
  workshop: Workshop | null,
  request: BookRequest,
  show: Show,
): OpenBook | 'waiting' | 'broken' {
  if (!workshop) return 'waiting';
  try {
    return workshop.open(request, show);
  } catch (error) {
    reportError(error);
    return 'broken';
  }
}

/** Shown when the pages could not be drawn: a kind word, another try, and a way to go on. */
export function NotDrawn({ onRetry, children }: { onRetry: () => void; children: ReactNode }) {
  return (
    <Stage>
      <UnlessOffline again={onRetry}>
        <div role="alert" className="panel grid justify-items-center gap-4 p-6 text-center">
          <p>Your pages could not be drawn just now. Nothing is lost.</p>
          <Button onClick={onRetry}>Try again</Button>
          {children}
        </div>
      </UnlessOffline>
    </Stage>
  );
}

export function Waiting() {
  return (
    <Stage>
      <div
        aria-live="polite"
        className="skeleton grid size-full place-items-center border-[2.5px] border-line"
      >
        <span className="caption-box">Sharpening the pencils…</span>
      </div>
    </Stage>
  );
}

/** Takes the space of one closed book and the buttons below it, whatever it contains. */
function Stage({ children }: { children: ReactNode }) {
  return (
    <div className="pb-52">
      <div className="mx-auto grid aspect-square w-full max-w-[min(30rem,62vh)] min-w-[min(100%,18rem)] place-items-center">
        {children}
      </div>
    </div>
  );
}

import { type FocusEvent, Suspense, useEffect, useState } from 'react';
import type { QuarterTurns } from '#comic';
import { KeptRoom } from '../../platform/pages/kept-room.tsx';
import { later } from '../../ui/parts/later.tsx';
import { useKeptFocus } from '../../ui/parts/kept-focus.ts';
import { offerPhoto, useDevicePhoto } from './device-photo.ts';
import { PhotoDrop } from './photo-drop.tsx';
import { goesIntoCart, PhotoPromise } from './photo-promise.tsx';
import { type BookDraft, DAYS_KEPT_UNORDERED, type PhotoRefusal } from './photo-rules.ts';

const ChosenPhoto = later(async () => ({ default: (await import('./chosen-photo.tsx')).ChosenPhoto }));

/**
 * Where a parent adds the child's photo for a book, agrees that the shop may use it, and removes it.
 * @param upright the turns that put it upright, once they are known.
 * @param drawn whether a likeness was drawn from it, so that the book no longer needs the photo.
 */
export function PhotoBox({
  draft,
  upright = 0,
  drawn = false,
  children,
}: {
  draft: BookDraft;
  upright?: QuarterTurns;
  drawn?: boolean;
  children?: React.ReactNode;
}) {
  const photo = useDevicePhoto(draft);
  const [shown, setShown] = useState<string | null>(null);
  const { box, keep } = useKeptFocus(shown);
  // Another tab may change the photo, so the box remembers that it has the focus. It still counts as having
  // it when the window is left, or when the focused element is removed.
  const left = ({ target }: FocusEvent) => target !== document.activeElement && keep(false);
  return (
    <div ref={box} onFocus={() => keep()} onBlur={left} className="panel-quiet p-4 sm:p-5">
      <KeptRoom name={`photo-${draft}`}>
        {photo.file ? (
          <Suspense fallback={<div className="skeleton min-h-64" aria-hidden="true" />}>
            <ChosenPhoto draft={draft} photo={photo} upright={upright} drawn={drawn}>
              {children}
            </ChosenPhoto>
            <Shown photo={photo.url} tell={setShown} />
          </Suspense>
        ) : (
          <>
            <PhotoDrop
              onFile={(file) => void offerPhoto(draft, file)}
              refused={notTaken(photo.refusal?.problem)}
            />
            <Shown photo={null} tell={setShown} />
          </>
        )}
        {!photo.leavesAt && photo.delivery !== 'drawn' && (
          <PhotoPromise inCart={goesIntoCart(draft)}>
            {`Used only to draw your hero. Deleted after ${DAYS_KEPT_UNORDERED} days if you do not order, or at once when you remove it.`}
          </PhotoPromise>
        )}
      </KeptRoom>
    </div>
  );
}

/** The message for what the shop found when it opened the photo. */
function notTaken(problem?: PhotoRefusal['problem']) {
  return problem === 'damaged'
    ? problem
    : problem === 'size'
      ? 'pixels'
      : problem === 'type'
        ? 'other'
        : null;
}

/**
 * Reports which photo is on the screen. When a photo is chosen, the code that shows it may still be loading.
 */
function Shown({ photo, tell }: { photo: string | null; tell: (photo: string | null) => void }) {
  useEffect(() => tell(photo), [photo, tell]);
  return null;
}

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
 * @param upright what stands it up, once that is known.
 * @param drawn whether the child was drawn from it, so that the book needs the photo no more.
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
  // Another tab may change the photo. A window that is left keeps its focus, and so does what was removed.
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

/** What the shop found when it opened the photo. */
function notTaken(problem?: PhotoRefusal['problem']) {
  return problem === 'damaged'
    ? problem
    : problem === 'size'
      ? 'pixels'
      : problem === 'type'
        ? 'other'
        : null;
}

/** Tells which photo is on the screen: its part of the page may still be on the way when it is chosen. */
function Shown({ photo, tell }: { photo: string | null; tell: (photo: string | null) => void }) {
  useEffect(() => tell(photo), [photo, tell]);
  return null;
}

import type { ReactNode } from 'react';
import { Trash2 } from 'lucide-react';
import type { QuarterTurns } from '#comic';
import { Button } from '../../ui/parts/button.tsx';
import { Spinner } from '../../ui/parts/spinner.tsx';
import { type DevicePhoto, removePhoto, sendPhoto, setConsent } from './device-photo.ts';
import { type BookDraft, CONSENT_TEXT } from './photo-rules.ts';
import { photoDay } from './photo-day.ts';
import { goesIntoCart, PhotoPromise } from './photo-promise.tsx';
import { Upright } from './upright.tsx';

interface Chosen {
  draft: BookDraft;
  photo: DevicePhoto;
}

/** The photo, the adult's consent, and the state of its delivery. */
export function ChosenPhoto({
  draft,
  photo,
  upright,
  drawn,
  children,
}: Chosen & { upright: QuarterTurns; drawn: boolean; children?: ReactNode }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-[13rem_1fr] sm:gap-6">
        <div className="grid content-start justify-items-center gap-3">
          <div className="grid place-items-center max-sm:min-h-64">
            <Upright turns={upright} room="size-52">
              <img
                src={photo.url ?? ''}
                alt="What you chose"
                className={`block min-h-24 w-auto rounded-(--radius-panel) border-[2.5px] border-line bg-paper-deep ${
                  upright % 2 ? 'max-h-52 max-w-52' : 'max-h-64'
                }`}
              />
            </Upright>
          </div>
          <Button kind="quiet" onClick={() => void removePhoto(draft)}>
            <Trash2 aria-hidden="true" className="size-5" />
            Remove photo
          </Button>
        </div>
        <div className="grid content-start gap-4">
          <label className="flex cursor-pointer items-start gap-3">
            <input
              type="checkbox"
              checked={photo.consented}
              onChange={(event) => void setConsent(draft, event.target.checked)}
              className="choice-mark mt-1"
            />
            <span>{CONSENT_TEXT}</span>
          </label>
          {/* Reserves the height of a drawn hero, which comes seconds later. */}
          <div className={photo.consented ? 'grid min-h-76 content-start gap-4 sm:min-h-86' : 'contents'}>
            <Delivery draft={draft} photo={photo} />
            {(photo.delivery === 'kept' || photo.delivery === 'drawn') && children}
          </div>
        </div>
      </div>
      {photo.delivery === 'drawn' && (
        <PhotoPromise>
          Drawn on this device: the photo was not sent to us. Remove it here whenever you like, the drawing
          stays.
        </PhotoPromise>
      )}
      {photo.leavesAt && <Promised draft={draft} leavesAt={photo.leavesAt} drawn={drawn} />}
    </>
  );
}

/** Until when the shop keeps the photo. Once a likeness is drawn, the photo is no longer needed. */
function Promised({ draft, leavesAt, drawn }: { draft: BookDraft; leavesAt: string; drawn: boolean }) {
  const day = photoDay(leavesAt);
  if (!drawn)
    return (
      <PhotoPromise inCart={goesIntoCart(draft)}>
        {`Kept privately until ${day} if you do not order. Remove it whenever you like: it is deleted at once.`}
      </PhotoPromise>
    );
  const moment = goesIntoCart(draft) ? 'the book goes into your cart' : 'you order';
  return (
    <PhotoPromise>
      {`The book needs only the drawing. The photo is deleted when ${moment}, on ${day} if it never does, or now when you remove it: the drawing stays.`}
    </PhotoPromise>
  );
}

function Delivery({ draft, photo }: Chosen) {
  switch (photo.delivery) {
    case 'drawing':
      return <Spinner label="Sharpening the pencils…" />;
    case 'sending':
      return <Spinner label="Sending the photo…" />;
    case 'failed':
      return (
        <div role="alert" className="grid justify-items-start gap-2">
          <p className="font-bold text-crimson">
            {photo.refusal
              ? `${photo.refusal.title}: ${photo.refusal.message}`
              : 'The photo did not reach us. Please check your connection.'}
          </p>
          <Button onClick={() => void sendPhoto(draft)}>Try again</Button>
        </div>
      );
    case 'gone':
      return <p>Our copy was deleted on its date. Tick the box to send the photo again.</p>;
    case 'here':
      return photo.consented ? null : (
        <p className="text-base text-ink-soft">The photo stays on this device until you tick the box.</p>
      );
    case 'kept':
    case 'drawn':
      return null;
  }
}

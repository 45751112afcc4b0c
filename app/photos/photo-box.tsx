import type { FocusEvent } from 'react';
import { ShieldCheck, Trash2 } from 'lucide-react';
import type { QuarterTurns } from '#comic';
import { PRIVACY } from '../storefront/facts.ts';
import { Button } from '../ui/button.tsx';
import { useKeptFocus } from '../ui/kept-focus.ts';
import { Spinner } from '../ui/spinner.tsx';
import {
  type DevicePhoto,
  offerPhoto,
  removePhoto,
  sendPhoto,
  setConsent,
  useDevicePhoto,
} from './device-photo.ts';
import { photoDay } from './photo-day.ts';
import { PhotoDrop } from './photo-drop.tsx';
import { type BookDraft, CONSENT_TEXT, DAYS_KEPT_UNORDERED } from './photo-rules.ts';
import { Upright } from './upright.tsx';

/**
 * Where a parent adds the child's photo for a book, agrees that the shop may use it, and removes it.
 * @param upright what stands it up, once that is known.
 */
export function PhotoBox({
  draft,
  upright = 0,
  children,
}: {
  draft: BookDraft;
  upright?: QuarterTurns;
  children?: React.ReactNode;
}) {
  const photo = useDevicePhoto(draft);
  const { box, keep } = useKeptFocus(photo.url);
  // Another tab may change the photo. A window that is left keeps its focus, and so does what was removed.
  const left = ({ target }: FocusEvent) => target !== document.activeElement && keep(false);
  return (
    <div ref={box} onFocus={() => keep()} onBlur={left} className="panel-quiet p-4 sm:p-5">
      {photo.file ? (
        <ChosenPhoto draft={draft} photo={photo} upright={upright}>
          {children}
        </ChosenPhoto>
      ) : (
        <PhotoDrop
          onFile={(file) => void offerPhoto(draft, file)}
          unread={photo.refusal?.problem === 'type'}
        />
      )}
      <p className="mt-3 flex gap-2 text-base/snug text-ink-soft">
        <ShieldCheck aria-hidden="true" className="mt-0.5 size-5 flex-none text-leaf" />
        {photo.leavesAt
          ? `Kept privately until ${photoDay(photo.leavesAt)} if you do not order. Remove it whenever you like: it is deleted at once.`
          : `Used only to draw your hero. Deleted after ${DAYS_KEPT_UNORDERED} days if you do not order, or at once when you remove it.`}
        {draft !== 'wizard' &&
          draft !== 'phone' &&
          ` In your cart it stays with its book, for ${PRIVACY.photoInCartKeptDays} days at the most.`}
      </p>
    </div>
  );
}

interface Chosen {
  draft: BookDraft;
  photo: DevicePhoto;
}

function ChosenPhoto({
  draft,
  photo,
  upright,
  children,
}: Chosen & { upright: QuarterTurns; children?: React.ReactNode }) {
  return (
    <div className="grid gap-4 sm:grid-cols-[13rem_1fr] sm:gap-6">
      <div className="grid content-start justify-items-center gap-3">
        <Upright turns={upright} room="size-52">
          <img
            src={photo.url ?? ''}
            alt="What you chose"
            className={`block min-h-24 w-auto rounded-(--radius-panel) border-[2.5px] border-line bg-paper-deep ${
              upright % 2 ? 'max-h-52 max-w-52' : 'max-h-64'
            }`}
          />
        </Upright>
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
        <Delivery draft={draft} photo={photo} />
        {photo.delivery === 'kept' && children}
      </div>
    </div>
  );
}

function Delivery({ draft, photo }: Chosen) {
  switch (photo.delivery) {
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
      return null;
  }
}

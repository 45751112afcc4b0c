import { type DragEvent, useState } from 'react';
import { ImagePlus, ShieldCheck, Trash2 } from 'lucide-react';
import { MAX_PHOTO_MB, PRIVACY } from '../storefront/facts.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import {
  choosePhoto,
  type DevicePhoto,
  removePhoto,
  sayRefusal,
  sendPhoto,
  setConsent,
  useDevicePhoto,
} from './device-photo.ts';
import { photoDay } from './photo-day.ts';
import { type BookDraft, CONSENT_TEXT, DAYS_KEPT_UNORDERED, PHOTO_TYPES, refusalOf } from './photo-rules.ts';

/** Where a parent adds the child's photo for a book, agrees that the shop may use it, and removes it. */
export function PhotoBox({ draft, children }: { draft: BookDraft; children?: React.ReactNode }) {
  const photo = useDevicePhoto(draft);
  return (
    <div className="panel-quiet p-4 sm:p-5">
      {photo.file ? (
        <ChosenPhoto draft={draft} photo={photo}>
          {children}
        </ChosenPhoto>
      ) : (
        <DropArea draft={draft} />
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

function DropArea({ draft }: { draft: BookDraft }) {
  const [over, setOver] = useState(false);
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    <label
      className={`relative grid min-h-56 cursor-pointer place-items-center content-center gap-2 rounded-(--radius-panel) border-[2.5px] border-dashed p-6 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-teal ${
        over ? 'border-saffron-deep bg-sun-wash' : 'border-line bg-paper'
      }`}
    >
      <ImagePlus aria-hidden="true" strokeWidth={2} className="size-12 text-saffron-deep" />
      <span className="font-display text-xl font-bold">Add the child’s photo</span>
      <span className="text-base text-ink-soft">
        Drop it here or tap to choose. JPG, PNG or WebP, up to {MAX_PHOTO_MB} MB.
      </span>
      <span className="text-base text-ink-soft">From the front, in daylight, works best.</span>
      <input
        type="file"
        accept={PHOTO_TYPES.join(',')}
        onDragOver={drag}
        onDragLeave={drag}
        onDrop={(event) => {
          drag(event);
          take(draft, event.dataTransfer.files[0]);
        }}
        onChange={(event) => {
          take(draft, event.target.files?.[0]);
          event.target.value = '';
        }}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
    </label>
  );
}

function take(draft: BookDraft, file: File | undefined): void {
  if (!file) return;
  const refusal = refusalOf(file);
  if (refusal) sayRefusal(refusal);
  else void choosePhoto(draft, file);
}

interface Chosen {
  draft: BookDraft;
  photo: DevicePhoto;
}

function ChosenPhoto({ draft, photo, children }: Chosen & { children?: React.ReactNode }) {
  return (
    <div className="grid gap-4 sm:grid-cols-[13rem_1fr] sm:gap-6">
      <div className="grid content-start justify-items-center gap-3">
        <img
          src={photo.url ?? ''}
          alt="What you chose"
          className="block max-h-64 min-h-24 w-auto rounded-(--radius-panel) border-[2.5px] border-line bg-paper-deep"
        />
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

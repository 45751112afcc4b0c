import { useFetcher } from 'react-router';
import { Camera, Check } from 'lucide-react';
import { PHOTO_TYPES } from '../photos/photo-rules.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Panel } from '../ui/panel.tsx';
import { MOST_PHOTOS } from './claim-words.ts';
import type { OwnClaimView } from './claim-view.ts';

/** What a customer said of an order, and how far it is. */
export function OwnClaims({ orderId, claims }: { orderId: string; claims: readonly OwnClaimView[] }) {
  return (
    <ul className="grid gap-6">
      {claims.map((claim) => (
        <Panel as="li" key={claim.id} className="grid gap-5">
          <h3 className="text-xl">{claim.about}</h3>
          <Steps steps={claim.steps} />
          {claim.answerWords && (
            <blockquote className="border-l-4 border-teal pl-4 whitespace-pre-line">
              {claim.answerWords}
            </blockquote>
          )}
          {claim.replacementOrderId && (
            <ButtonLink to={`/orders/${claim.replacementOrderId}`} className="justify-self-start">
              Follow the new copy
            </ButtonLink>
          )}
          <details>
            <summary className="cursor-pointer font-bold">What you wrote</summary>
            <p className="mt-2 whitespace-pre-line">{claim.words}</p>
          </details>
          <Photos orderId={orderId} claim={claim} />
        </Panel>
      ))}
    </ul>
  );
}

function Steps({ steps }: { steps: OwnClaimView['steps'] }) {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        <li key={step.title} className="grid grid-cols-[2.25rem_1fr] gap-3">
          <span
            aria-hidden="true"
            className={`grid size-9 place-items-center rounded-full border-[2.5px] border-line font-display font-bold ${step.done ? 'bg-leaf text-card' : 'bg-card'}`}
          >
            {step.done ? <Check strokeWidth={4} className="size-5" /> : index + 1}
          </span>
          <div className="leading-snug">
            <p className="font-display text-lg/snug font-bold">
              {step.title}
              {step.done && <span className="sr-only"> (done)</span>}
            </p>
            <p className="text-ink-soft">{step.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Photos({ orderId, claim }: { orderId: string; claim: OwnClaimView }) {
  const left = MOST_PHOTOS - claim.photos.length;
  return (
    <div className="grid gap-3">
      {claim.photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {claim.photos.map((photo, index) => (
            <li key={photo}>
              <img
                src={`/orders/${orderId}/claim-photos/${photo}`}
                alt={`What is wrong, ${index + 1}`}
                loading="lazy"
                width={112}
                height={112}
                className="size-28 rounded-(--radius-button) border-2 border-line object-cover"
              />
            </li>
          ))}
        </ul>
      )}
      {!claim.answer && left > 0 && <AddPhoto key={left} claimId={claim.id} left={left} />}
    </div>
  );
}

function AddPhoto({ claimId, left }: { claimId: string; left: number }) {
  const fetcher = useFetcher<{ problem?: string }>();
  const busy = fetcher.state !== 'idle';
  return (
    <fetcher.Form
      method="post"
      action="/api/claim-photo"
      encType="multipart/form-data"
      className="grid gap-2"
    >
      <input type="hidden" name="claimId" value={claimId} />
      <label htmlFor={`photo-${claimId}`} className="font-display font-bold">
        Add a photo of it
        <span className="ml-2 font-body text-base font-normal text-ink-soft">
          {left === 1 ? 'one more' : `up to ${left} more`}
        </span>
      </label>
      <div className="flex flex-wrap items-center gap-3">
        <input
          id={`photo-${claimId}`}
          type="file"
          name="photo"
          required
          accept={PHOTO_TYPES.join(',')}
          className="max-w-full file:mr-3 file:min-h-11 file:rounded-(--radius-button) file:border-2 file:border-line file:bg-card file:px-4 file:font-display file:font-bold file:text-ink"
        />
        <Button type="submit" busy={busy}>
          <Camera aria-hidden="true" strokeWidth={2.5} className="size-5" />
          Send the photo
        </Button>
      </div>
      <output className="font-bold text-crimson">{!busy && fetcher.data?.problem}</output>
    </fetcher.Form>
  );
}

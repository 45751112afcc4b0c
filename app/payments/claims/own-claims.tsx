import { useFetcher } from 'react-router';
import { Camera, Check } from 'lucide-react';
import { PhotoField } from '../../books/photos/photo-field.tsx';
import { MAX_PHOTO_MB } from '../../platform/facts/facts.ts';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { MOST_PHOTOS } from './claim-words.ts';
import type { OwnClaimView } from './claim-view.ts';

/** A customer's claims about an order, and the progress of each. */
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
      <PhotoField
        label="Add a photo of it"
        hint={`JPG, PNG or WebP, up to ${MAX_PHOTO_MB} MB. ${left === 1 ? 'One more is enough for us.' : `You can send ${left}.`}`}
        error={busy ? undefined : fetcher.data?.problem}
      />
      <Button type="submit" busy={busy} className="justify-self-start">
        <Camera aria-hidden="true" strokeWidth={2.5} className="size-5" />
        Send the photo
      </Button>
    </fetcher.Form>
  );
}

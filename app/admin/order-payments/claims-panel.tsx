import { useState } from 'react';
import { ANSWERS, type Answer } from '../../payments/claims/claim-words.ts';
import type { ClaimView } from '../../payments/claims/claim-view.ts';
import { ActionForm } from '../order-page/action-form.tsx';
import { TextArea } from '../../ui/parts/field.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { Tick } from '../../ui/parts/tick.tsx';
import { AmountChoice } from './amount-choice.tsx';

/** The customer's claims and the answers to them. */
export function ClaimsPanel({ claims, left }: { claims: readonly ClaimView[]; left: string | null }) {
  return claims.map((claim) => (
    <Panel
      as="section"
      key={claim.id}
      aria-labelledby={`claim-${claim.id}`}
      tone={claim.answer ? 'plain' : 'crimson'}
    >
      <h2 id={`claim-${claim.id}`} className="text-xl">
        {claim.answer ? 'Claim, answered' : 'Claim to answer'}
      </h2>
      <p className="mt-1">
        <b>{claim.about}.</b> Told on {claim.opened}
        {claim.answer
          ? `, answered by ${claim.answeredBy} on ${claim.answered}.`
          : `, answer by ${claim.answerBy}.`}
      </p>
      <blockquote className="mt-2 border-l-4 border-line-soft pl-3 whitespace-pre-line wrap-anywhere">
        {claim.words}
      </blockquote>
      <Photos photos={claim.photos} />
      {claim.answer ? (
        <p className="mt-3 whitespace-pre-line">
          <b>{ANSWER_NAMES[claim.answer]}.</b> {claim.answerWords}
        </p>
      ) : (
        <AnswerForm claimId={claim.id} left={left} />
      )}
    </Panel>
  ));
}

const ANSWER_NAMES: Readonly<Record<Answer, string>> = {
  reprint: 'Make it again for nothing',
  refund: 'Hand money back',
  no: 'Say no, kindly',
};

function Photos({ photos }: { photos: readonly string[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className="mt-3 flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo}>
          <a href={`/admin/claims/photos/${photo}`} target="_blank" rel="noopener">
            <img
              src={`/admin/claims/photos/${photo}`}
              alt={`What is wrong, ${index + 1}`}
              width={96}
              height={96}
              loading="lazy"
              className="size-24 rounded-(--radius-button) border-2 border-line object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}

function AnswerForm({ claimId, left }: { claimId: string; left: string | null }) {
  const [answer, setAnswer] = useState<Answer>('reprint');
  return (
    <ActionForm
      to={`/admin/claims/${claimId}/answer`}
      label="Send the answer"
      kind="main"
      className="mt-4 grid gap-3"
    >
      {(wrong) => (
        <>
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-display font-bold">Your answer</legend>
            {ANSWERS.filter((each) => each !== 'refund' || left).map((each) => (
              <Tick
                key={each}
                type="radio"
                name="answer"
                value={each}
                checked={answer === each}
                onChange={() => setAnswer(each)}
              >
                {ANSWER_NAMES[each]}
              </Tick>
            ))}
          </fieldset>
          {answer === 'refund' && <AmountChoice left={left ?? ''} wrong={wrong} />}
          <TextArea
            label="What you write to the customer"
            name="words"
            required
            maxLength={2000}
            error={wrong['words']}
            hint="It stands in the letter, before what follows from your answer."
          />
        </>
      )}
    </ActionForm>
  );
}

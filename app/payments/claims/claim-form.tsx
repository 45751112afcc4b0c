import { useFetcher } from 'react-router';
import { GUARANTEE, REFUND } from '../../platform/facts/facts.ts';
import { Button } from '../../ui/parts/button.tsx';
import { TextArea } from '../../ui/parts/field.tsx';
import { Tick } from '../../ui/parts/tick.tsx';
import { ABOUT_WORDS, ABOUTS } from './claim-words.ts';

interface Answer {
  problem?: string;
  fields?: { about?: string; words?: string };
}

/** The form in which a customer says what is wrong with an order. */
export function ClaimForm({ orderId, until }: { orderId: string; until: string }) {
  const fetcher = useFetcher<Answer>();
  const { fields, problem } = fetcher.data ?? {};
  return (
    <details className="panel-quiet p-5">
      <summary className="cursor-pointer font-display text-lg font-bold">Something is not right</summary>
      <p className="mt-3">
        Our {GUARANTEE.days}-day guarantee holds until {until}. Tell us what is wrong, and we answer within{' '}
        {REFUND.review}: with a new copy, your money, or whatever mends it. You can add photos in the next
        step.
      </p>
      <fetcher.Form method="post" action={`/orders/${orderId}/claim`} className="mt-4 grid gap-4">
        <fieldset>
          <legend className="mb-1 font-display font-bold">What is wrong?</legend>
          {ABOUTS.map((about) => (
            <Tick key={about} type="radio" name="about" value={about} required className="py-1.5">
              {ABOUT_WORDS[about]}
            </Tick>
          ))}
          {fields?.about && <p className="font-bold text-crimson">{fields.about}</p>}
        </fieldset>
        <TextArea
          label="Tell us about it"
          name="words"
          required
          minLength={10}
          maxLength={2000}
          hint="Which page, what you see, and what would make it right."
          error={fields?.words}
        />
        <Button kind="main" type="submit" busy={fetcher.state !== 'idle'} className="justify-self-start">
          Tell us
        </Button>
        <output className="font-bold text-crimson">{problem}</output>
      </fetcher.Form>
    </details>
  );
}

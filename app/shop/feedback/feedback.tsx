import { useEffect, useRef } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { atMost, forEveryone } from '../../account/account/audience.server.ts';
import { type FormAnswer, NOT_REACHED } from '../contact/form-answer.ts';
import { NotTaken } from '../contact/not-taken.tsx';
import { takeForm } from '../contact/take-form.server.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { askServer } from '../../ui/parts/ask-server.ts';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { Field, TextArea } from '../../ui/parts/field.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import type { Route } from './+types/feedback.ts';
import { type FeedbackForm, feedbackSchema } from './feedback.schema.ts';
import { Stars } from './stars.tsx';
import { takeFeedback } from './take-feedback.server.ts';

type Refusal = FormAnswer<keyof FeedbackForm>;
type Answer = Refusal | { thanks: true };

export const middleware = [forEveryone, atMost('letters')];

export const meta = () =>
  pageMeta('Feedback', 'Tell Nanhe Veer what your child loved, and what we can draw better.', {
    path: '/feedback',
  });

export async function action({ request }: Route.ActionArgs) {
  const outcome = await takeForm(request, feedbackSchema, (form) => takeFeedback(request, form));
  return 'taken' in outcome ? data<Answer>(outcome.taken) : outcome.refusal;
}

export function clientAction({ serverAction }: Route.ClientActionArgs): Promise<Answer> {
  return askServer<Answer>(serverAction, NOT_REACHED);
}

export default function Feedback({ actionData: answer }: Route.ComponentProps) {
  return (
    <div className="page max-w-3xl py-10 md:py-14">
      {answer && 'thanks' in answer ? <Thanks /> : <FeedbackFormPage answer={answer} />}
    </div>
  );
}

function FeedbackFormPage({ answer }: { answer: Refusal | undefined }) {
  const busy = useNavigation().formAction === '/feedback';
  const field = (name: 'name' | 'email' | 'message') => ({
    name,
    id: name,
    error: answer?.errors[name],
    defaultValue: answer?.values?.[name],
  });
  return (
    <>
      <h1 className="text-4xl md:text-5xl">How did we do?</h1>
      <p className="mt-3 max-w-[34.5em]">
        The best ideas for our next pages come from parents and their small editors. Praise is welcome, and so
        is the page that did not work.
      </p>
      <Panel className="mt-7 p-5 md:p-8">
        <Form method="post" noValidate className="grid gap-5">
          {answer && <NotTaken answer={answer} />}
          <Stars chosen={answer?.values?.rating} error={answer?.errors.rating} />
          <TextArea label="Message" rows={5} required maxLength={5000} {...field('message')} />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field label="Name (optional)" autoComplete="name" maxLength={80} {...field('name')} />
            <Field
              label="Email (optional)"
              type="email"
              autoComplete="email"
              maxLength={254}
              hint="Only if you would like an answer."
              {...field('email')}
            />
          </div>
          <div>
            <Button type="submit" kind="main" large busy={busy}>
              Send feedback
            </Button>
          </div>
        </Form>
      </Panel>
    </>
  );
}

function Thanks() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Panel tone="sun" className="halftone grid justify-items-center gap-4 px-6 py-12 text-center">
      <p aria-hidden="true" className="font-comic text-6xl">
        Thank you!
      </p>
      <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        Your feedback is on our drawing table
      </h1>
      <p className="max-w-[27.5em]">
        We read every word. If you left your e-mail address, we may write back.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/create">Create a book</ButtonLink>
        <ButtonLink to="/gallery">See the gallery</ButtonLink>
      </div>
    </Panel>
  );
}

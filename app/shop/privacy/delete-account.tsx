import { useEffect, useRef } from 'react';
import { data, Form, Link, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router';
import { PasswordField } from '../../account/account/account-page.tsx';
import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { checkPassword } from '../../account/account/password.server.ts';
import { currentUser, requireUser } from '../../account/account/session.server.ts';
import { forgetNotesOfBrowser } from '../../account/kept-drafts/kept-drafts.server.ts';
import { keptKeyHash } from '../../account/kept-drafts/kept-key.server.ts';
import { draftKey } from '../../books/photos/draft-key.server.ts';
import { BOOK_DRAFTS } from '../../books/photos/photo-rules.ts';
import { forgetDraftPhotos } from '../../books/photos/photos.server.ts';
import { refreshMe } from '../../ui/layout/me.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/delete-account.ts';
import { deleteAccount, type Hindrance, hindranceOf } from './delete-account.server.ts';

export const middleware = [forCustomers, atMost('profile')];

export const meta = () =>
  pageMeta('Delete your account', 'Delete your Nanhe Veer account and what is in it.');

/** The headers of the action also apply to the page. */
export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders;

/** After the deletion nobody is signed in, and the page says goodbye. */
export async function loader({ request }: Route.LoaderArgs) {
  const user = await currentUser(request);
  return { hindrance: user && (await hindranceOf(user.id)) };
}

export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  actionResult?.done ? false : defaultShouldRevalidate;

/** POST the current password: deletes the account and clears its data in this browser. */
export async function action({ request }: Route.ActionArgs) {
  const user = await requireUser(request);
  const typed = String((await readForm(request)).get('current') ?? '');
  const problem = typed ? await checkPassword(user.id, typed) : 'Please enter your current password.';
  if (problem) return data({ done: false, problem, hindrance: null }, { status: 422 });
  const hindrance = await deleteAccount(user);
  if (hindrance) return data({ done: false, problem: null, hindrance }, { status: 409 });
  for (const draft of BOOK_DRAFTS) {
    const key = draftKey(request, draft);
    if (key) await forgetDraftPhotos(key, 'removed');
  }
  const kept = keptKeyHash(request);
  if (kept) await forgetNotesOfBrowser(kept);
  return data(
    { done: true, problem: null, hindrance: null },
    { headers: { 'Clear-Site-Data': '"cookies", "storage"' } },
  );
}

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const done = actionData?.done ?? false;
  const hindrance = actionData?.hindrance ?? loaderData.hindrance;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!done) return;
    heading.current?.focus();
    void refreshMe();
  }, [done]);
  return (
    <div className="halftone">
      <div className="page pt-6 pb-14 md:pt-10">
        <Panel className="max-w-xl p-6 md:p-9">
          <h1 ref={heading} tabIndex={-1} className="text-4xl md:text-5xl">
            {done ? 'Your account is deleted' : 'Delete your account'}
          </h1>
          {done ? (
            <Goodbye />
          ) : hindrance ? (
            <InTheWay {...hindrance} />
          ) : (
            <PasswordForm problem={actionData?.problem ?? undefined} />
          )}
        </Panel>
      </div>
    </div>
  );
}

function PasswordForm({ problem }: { problem: string | undefined }) {
  const busy = useNavigation().state !== 'idle';
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLInputElement>('[name="current"]')?.focus();
  }, [problem]);
  return (
    <>
      <p className="mt-4">
        Your cart, your child’s photos and heroes, the finished books with their digital copies and every word
        that you wrote for them go for good. So do your name, phone number and address in the profile.
      </p>
      <p className="mt-3">
        Tax law wants us to keep what was bought, for how much and by whom. Nothing of your child is left in
        it.
      </p>
      <p className="mt-3">
        <a href="/api/profile/data" download className="text-link">
          Download my data
        </a>{' '}
        first if you want to keep something. Pictures, books and papers are links in that file, which stop
        working with the account: save what they show as well.
      </p>
      <Form ref={form} method="post" noValidate className="mt-6 grid gap-5">
        <PasswordField
          label="Current password"
          name="current"
          autoComplete="current-password"
          error={problem}
        />
        <Button type="submit" kind="danger" large busy={busy}>
          {busy ? 'Processing...' : 'Delete my account'}
        </Button>
      </Form>
    </>
  );
}

function InTheWay({ atWork, unanswered, paying }: Hindrance) {
  return (
    <>
      <div role="alert" className="mt-4 grid gap-3">
        {atWork.length > 0 && (
          <p>
            We are still at work for you: <strong>{atWork.join(', ')}</strong>. Please let it arrive first, or
            cancel it; then the account can go.
          </p>
        )}
        {unanswered.length > 0 && (
          <p>
            We still owe you an answer about <strong>{unanswered.join(', ')}</strong>. Please wait for it;
            then the account can go.
          </p>
        )}
        {paying && <p>A payment of yours is not decided yet. Please try again in a few minutes.</p>}
      </div>
      <p className="mt-6">
        {paying ? (
          <Link to="/delete-account" reloadDocument className="button button-plain">
            Try again
          </Link>
        ) : (
          <ButtonLink to="/orders">My Orders</ButtonLink>
        )}
      </p>
    </>
  );
}

function Goodbye() {
  return (
    <>
      <p className="mt-4">
        Photos, heroes, books and words are gone. A letter confirms it. Thank you for having been with us; you
        are welcome back whenever you like.
      </p>
      <ButtonLink to="/" className="mt-6">
        Back to Home
      </ButtonLink>
    </>
  );
}

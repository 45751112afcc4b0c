import { waitMessage } from '../account/attempts.server.ts';
import { atMost, forEveryone } from '../account/audience.server.ts';
import { signIn, WRONG_WORDS } from '../account/sign-in.server.ts';
import { checkSignUp } from '../account/sign-up.schema.ts';
import { signUp } from '../account/sign-up.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/sign-in-request.ts';

export const middleware = [forEveryone, atMost('doors')];

/** The answer to the dialog. `message` is null when the dialog has its own words for the refusal. */
export type PopupAnswer =
  | { kind: 'signed-in' }
  | { kind: 'check-inbox'; email: string }
  | { kind: 'account-exists' }
  | { kind: 'refused'; message: string | null; field?: string };

/** POST: signs somebody in, or up when the form says so, as the forms of the sign-in screen do. */
export async function action({ request }: Route.ActionArgs) {
  const form = await readForm(request);
  return form.get('mode') === 'sign-up' ? join(request, form) : enter(request, form);
}

async function enter(request: Request, form: FormData): Promise<Response> {
  const outcome = await signIn(request, String(form.get('email') ?? ''), String(form.get('password') ?? ''));
  if ('refused' in outcome) {
    return answer({ kind: 'refused', message: outcome.refused === WRONG_WORDS ? null : outcome.refused });
  }
  const headers = new Headers();
  for (const cookie of outcome.cookies) headers.append('Set-Cookie', cookie);
  return answer({ kind: 'signed-in' }, headers);
}

async function join(request: Request, form: FormData): Promise<Response> {
  const checked = checkSignUp(form, { phone: form.get('variant') !== 'asked-for' });
  if ('problem' in checked) {
    const { description: message, field } = checked.problem;
    return answer({ kind: 'refused', message, ...(field ? { field } : {}) });
  }
  const outcome = await signUp(request, checked.signUp);
  switch (outcome.kind) {
    case 'check-inbox':
      return answer({ kind: 'check-inbox', email: checked.signUp.email });
    case 'account-exists':
      return answer({ kind: 'account-exists' });
    case 'wait':
      return answer({ kind: 'refused', message: waitMessage(outcome.seconds) });
    case 'failed':
      return answer({ kind: 'refused', message: null });
  }
}

function answer(told: PopupAnswer, headers?: Headers): Response {
  const done = told.kind === 'signed-in' || told.kind === 'check-inbox';
  return Response.json(told, { status: done ? 200 : 422, ...(headers ? { headers } : {}) });
}

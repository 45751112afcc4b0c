import { data, Form, useNavigation } from 'react-router';
import { PasswordField } from '../../account/account/account-page.tsx';
import { atMost, forEveryone } from '../../account/account/audience.server.ts';
import { clientKey } from '../../platform/http/clients.server.ts';
import { useLimit } from '../../platform/limits/rate-limit.server.ts';
import { oneLine } from '../../platform/strings/typed-text.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { Door } from '../../account/staff-sessions/door.tsx';
import { acceptInvitation, invitationOf } from '../../account/staff-sessions/invitations.server.ts';
import { ROLE_NAMES } from '../../account/staff-sessions/roles.ts';
import {
  SHORTEST_STAFF_PASSWORD,
  staffPasswordProblem,
} from '../../account/staff-sessions/staff-password.ts';
import { tooManyTries } from '../../account/staff-sessions/too-many-tries.ts';
import { Button, ButtonLink } from '../../ui/parts/button.tsx';
import { Field } from '../../ui/parts/field.tsx';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/join.ts';

export const middleware = [forEveryone, atMost('doors')];

const USES = 30;
const WINDOW_SECONDS = 15 * 60;

export function meta() {
  return [
    ...pageMeta('Staff', 'For the people who make the books.'),
    { name: 'robots', content: 'noindex' },
    // The address holds the secret token, so no link may send it as a referrer.
    { name: 'referrer', content: 'no-referrer' },
  ];
}

export async function loader({ url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  const invitation = token ? await invitationOf(token) : null;
  if (!invitation) return { open: null };
  const { name, email, role, worksHere } = invitation;
  return { open: { token, name, email, role: ROLE_NAMES[role], worksHere } };
}

interface Answer {
  joined: boolean;
  problem: string | null;
  errors: { name?: string; password?: string };
}

export async function action({ request }: Route.ActionArgs) {
  const fields = await readForm(request);
  const word = (name: string) => String(fields.get(name) ?? '');
  const refuse = (status: number, answer: Partial<Answer>) =>
    data<Answer>({ joined: false, problem: null, errors: {}, ...answer }, status);
  if ((await useLimit(`staff-join/${clientKey(request)}`, USES, WINDOW_SECONDS)) > 0)
    return refuse(429, { problem: tooManyTries(WINDOW_SECONDS) });
  const closed = { problem: 'This link was used before, was withdrawn, or is too old.' };
  const invitation = await invitationOf(word('token'));
  if (!invitation) return refuse(422, closed);
  const name = invitation.worksHere ? invitation.name : oneLine(word('name'));
  if (!name || name.length > 80) return refuse(422, { errors: { name: 'Please write your name' } });
  const password = staffPasswordProblem(word('password'), invitation.email);
  if (password) return refuse(422, { errors: { password } });
  if (!(await acceptInvitation(word('token'), name, word('password')))) return refuse(422, closed);
  return data<Answer>({ joined: true, problem: null, errors: {} });
}

/** The page behind the link of an invitation. */
export default function Join({ loaderData: { open }, actionData }: Route.ComponentProps) {
  return (
    <Door>
      {actionData?.joined ? <Joined /> : open ? <JoinForm open={open} answer={actionData} /> : <Closed />}
    </Door>
  );
}

type Open = NonNullable<Awaited<ReturnType<typeof loader>>['open']>;

function JoinForm({ open, answer }: { open: Open; answer: Answer | undefined }) {
  const busy = useNavigation().state !== 'idle';
  const { worksHere } = open;
  return (
    <>
      <h1 className="text-3xl">{worksHere ? 'A new password' : 'Come behind the counter'}</h1>
      <p className="mt-2 mb-5">
        {worksHere ? 'With it you open the staff room.' : `Your role will be ${open.role}.`}
      </p>
      {answer?.problem && (
        <p role="alert" className="panel panel-crimson mb-5 p-3">
          {answer.problem}
        </p>
      )}
      <Form method="post" noValidate className="grid gap-5">
        <input type="hidden" name="token" value={open.token} />
        <Field
          label="E-mail"
          name="email"
          type="email"
          autoComplete="username"
          defaultValue={open.email}
          readOnly
        />
        {!worksHere && (
          <Field
            label="Your name"
            name="name"
            autoComplete="name"
            maxLength={80}
            defaultValue={open.name}
            required
            hint="As the others see it on what you do."
            error={answer?.errors.name}
          />
        )}
        <PasswordField
          label="Password"
          name="password"
          autoComplete="new-password"
          hint={`At least ${SHORTEST_STAFF_PASSWORD} characters`}
          error={answer?.errors.password}
        />
        <Button type="submit" kind="main" busy={busy}>
          {worksHere ? 'Save the password' : 'Join'}
        </Button>
      </Form>
    </>
  );
}

function Joined() {
  return (
    <>
      <h1 className="text-3xl">Welcome</h1>
      <p className="mt-2 mb-5">
        Your password is kept. The staff room asks for it, with your e-mail address.
      </p>
      <ButtonLink kind="main" to="/admin">
        Go to the staff room
      </ButtonLink>
    </>
  );
}

function Closed() {
  return (
    <>
      <h1 className="text-3xl">This link is closed</h1>
      <p className="mt-2 mb-5">
        It was used before, was withdrawn, or its time is over. Whoever sent it can send a new one.
      </p>
      <ButtonLink to="/">To the shop</ButtonLink>
    </>
  );
}

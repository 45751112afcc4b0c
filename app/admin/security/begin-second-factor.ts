import { forStaff, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { askPasswordAgain } from '../../account/staff-sessions/change-staff-password.server.ts';
import { beginSecondFactor } from '../../account/staff-sessions/second-factor.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/begin-second-factor.ts';
import { type Square, squareOf } from './qr-path.server.ts';

export const middleware = [forStaff];

/** The secret for the app, as a QR code and as text, or the reason for a refusal. */
export type Begun = { problem: string } | { secret: string; square: Square };

export async function action({ request, context }: Route.ActionArgs): Promise<Begun> {
  const person = context.get(staffContext);
  const problem = await askPasswordAgain(person, String((await readForm(request)).get('password') ?? ''));
  if (problem) return { problem };
  const { secret, address } = await beginSecondFactor(person);
  return { secret: secret.replaceAll(/(.{4})(?=.)/g, '$1 '), square: squareOf(address) };
}

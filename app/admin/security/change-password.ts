import { forStaff, staffContext } from '../../account/staff-sessions/audience.server.ts';
import {
  changeStaffPassword,
  type PasswordAnswer,
} from '../../account/staff-sessions/change-staff-password.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/change-password.ts';

export const middleware = [forStaff];

export async function action({ request, context }: Route.ActionArgs): Promise<{ refused: PasswordAnswer }> {
  const fields = await readForm(request);
  const word = (name: string) => String(fields.get(name) ?? '');
  return { refused: await changeStaffPassword(context.get(staffContext), word('current'), word('next')) };
}

import { forStaff, staffContext } from '../staff/audience.server.ts';
import { changeStaffPassword, type PasswordAnswer } from '../staff/change-staff-password.server.ts';
import { readForm } from '../bodies/read-form.server.ts';
import type { Route } from './+types/change-password.ts';

export const middleware = [forStaff];

export async function action({ request, context }: Route.ActionArgs): Promise<{ refused: PasswordAnswer }> {
  const fields = await readForm(request);
  const word = (name: string) => String(fields.get(name) ?? '');
  return { refused: await changeStaffPassword(context.get(staffContext), word('current'), word('next')) };
}

import { data } from 'react-router';
import { z } from 'zod';
import type { Answer } from '../order-actions/answer.ts';
import { now } from '../../platform/runtime/runtime.server.ts';
import { forOwner } from '../../account/staff-sessions/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/switch-coupon.ts';
import { changeAndLog } from './change-coupon.server.ts';

export const middleware = [forOwner];

const wishSchema = z.object({ to: z.enum(['on', 'off']) });

/** POST `to`: `on` or `off`. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const wish = wishSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!wish.success) return data<Answer>({ wrong: { to: 'On or off?' } }, { status: 422 });
  const { to } = wish.data;
  const change = { switchedOffAt: to === 'off' ? now() : null };
  return changeAndLog(context, params.code, change, `coupon switched ${to}`, `${params.code} is ${to} now.`);
}

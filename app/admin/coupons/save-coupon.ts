import { data } from 'react-router';
import type { Answer } from '../order-actions/answer.ts';
import { forOwner } from '../../account/staff-sessions/audience.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/save-coupon.ts';
import { changeAndLog } from './change-coupon.server.ts';
import { couponFormSchema, wrongOf } from './coupon-form.schema.ts';

export const middleware = [forOwner];

/** POST the form of a coupon: saves it with immediate effect. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const terms = couponFormSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!terms.success) return data<Answer>({ wrong: wrongOf(terms.error) }, { status: 422 });
  return changeAndLog(context, params.code, terms.data, 'coupon changed', `${params.code} is changed.`);
}

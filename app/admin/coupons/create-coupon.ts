import { data } from 'react-router';
import type { Answer } from '../order-actions/answer.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { createCoupon } from '../../buying/pricing/coupon-book.server.ts';
import { forOwner, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/create-coupon.ts';
import { loggedTerms } from './change-coupon.server.ts';
import { codeSchema, couponFormSchema, wrongOf } from './coupon-form.schema.ts';

export const middleware = [forOwner];

/** POST the form of a new coupon. */
export async function action({ request, context }: Route.ActionArgs) {
  const fields = Object.fromEntries(await readForm(request));
  const code = codeSchema.safeParse(fields['code']);
  const terms = couponFormSchema.safeParse(fields);
  if (!code.success || !terms.success) {
    const wrong = {
      ...(code.success ? {} : { code: code.error.issues[0]?.message ?? '' }),
      ...(terms.success ? {} : wrongOf(terms.error)),
    };
    return data<Answer>({ wrong }, { status: 422 });
  }
  const made = await db().transaction(async (tx) => {
    if (!(await createCoupon(tx, code.data, terms.data))) return false;
    await writeAuditEntry(tx, context.get(staffContext), {
      action: 'coupon created',
      subject: `coupon ${code.data}`,
      details: loggedTerms(terms.data),
    });
    return true;
  });
  if (!made)
    return data<Answer>({ wrong: { code: 'There is a coupon with this code already.' } }, { status: 409 });
  return data<Answer>({ done: `${code.data} can be used.` });
}

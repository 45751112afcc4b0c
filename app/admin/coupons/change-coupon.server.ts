import { data, type RouterContextProvider } from 'react-router';
import type { Answer } from '../order-actions/answer.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { changeCoupon, type CouponRow, type CouponTerms } from '../../buying/pricing/coupon-book.server.ts';
import { staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';

/** Changes a coupon and writes it in the log, in one transaction; 404 when there is none. */
export async function changeAndLog(
  context: Readonly<RouterContextProvider>,
  code: string,
  change: Partial<CouponTerms & Pick<CouponRow, 'switchedOffAt'>>,
  action: string,
  done: string,
) {
  const known = await db().transaction(async (tx) => {
    const before = await changeCoupon(tx, code, change);
    if (!before) return false;
    await writeAuditEntry(tx, context.get(staffContext), {
      action,
      subject: `coupon ${code}`,
      details: loggedTerms({ ...before, ...change }),
    });
    return true;
  });
  if (!known) throw data(null, { status: 404 });
  return data<Answer>({ done });
}

/** What the log says of a coupon. */
export function loggedTerms(terms: CouponTerms) {
  return {
    percent: terms.percent,
    amount: terms.amount,
    starts: terms.startsAt?.toISOString() ?? null,
    ends: terms.endsAt?.toISOString() ?? null,
    totalLimit: terms.customersLimit,
    customerLimit: terms.customerLimit,
    minimum: terms.minimum,
    wizard: terms.validInWizard,
    cart: terms.validInCart,
    productPage: terms.validOnProductPage,
  };
}

import { data, type RouterContextProvider } from 'react-router';
import type { z } from 'zod';
import { IllegalMove, lockOrder } from '../../orders/orders/move-order.server.ts';
import type { Order } from '../../orders/orders/tables.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Staff } from '../../account/staff-sessions/staff-session.server.ts';
import type { AuditDetails } from '../../account/staff-sessions/tables.server.ts';
import { isId } from '../../platform/strings/uuid.ts';
import type { Answer } from './answer.ts';

/** What was done: a text for the page, and an audit entry, which must not contain data of a child. */
interface Done {
  done: string;
  action: string;
  details?: AuditDetails;
}

/** One staff action on an order. It must refuse before it changes anything. */
type Change = (
  tx: Transaction,
  order: Order,
  staff: Staff,
) => Promise<Done | { refused: string } | { wrong: Record<string, string> }>;

/**
 * Runs an action on an order: locks the order, runs the action and adds an audit entry, in one transaction. A change that the order's
 * stage does not allow is answered with 409 and leaves everything as it was.
 */
export async function changeOrder(context: Readonly<RouterContextProvider>, orderId: string, change: Change) {
  const staff = context.get(staffContext);
  if (!isId(orderId)) throw data(null, { status: 404 });
  const outcome = await db()
    .transaction(async (tx) => {
      const order = await lockOrder(tx, orderId);
      if (!order) return null;
      const came = await change(tx, order, staff);
      if (!('done' in came)) return came;
      const { action, details = {} } = came;
      await writeAuditEntry(tx, staff, { action, subject: `order ${order.orderNumber}`, details });
      return came;
    })
    .catch((error: unknown) => {
      if (error instanceof IllegalMove)
        return { refused: 'The order is not where it would have to be for this.' };
      throw error;
    });
  if (!outcome) throw data(null, { status: 404 });
  if ('refused' in outcome) return data<Answer>(outcome, { status: 409 });
  if ('wrong' in outcome) return wrongFields(outcome.wrong);
  return data<Answer>({ done: outcome.done });
}

/** The errors of the form, one sentence per field. */
export const wrongFields = (wrong: Record<string, string>) => data<Answer>({ wrong }, { status: 422 });

/** The same with the messages of the schema. */
export const wrongForm = ({ issues }: z.ZodError) =>
  wrongFields(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message])));

export const CHANGED_MEANWHILE = 'Somebody changed this meanwhile. Please look at it again.';
export const LOCKED = 'It is locked: from printing on, the book and its address stay as they are.';

import { useEffect } from 'react';
import { data, Form, useNavigation } from 'react-router';
import { forEveryone } from '../account/audience.server.ts';
import { openStaffSession } from '../account/staff-session.server.ts';
import { rupees } from '../pricing/rupees.ts';
import { pageMeta } from '../shell/page-meta.ts';
import { Button } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Field } from '../ui/field.tsx';
import { Panel } from '../ui/panel.tsx';
import { showToast } from '../ui/toast.tsx';
import type { Route } from './+types/admin.ts';
import { BooksToLookAt } from './books-to-look-at.tsx';
import { latestOrders, type OrderLine } from './latest-orders.server.ts';
import { openGate } from './open-gate.server.ts';
import { refusedBooks } from './refused-books.server.ts';

export const middleware = [forEveryone];

export function meta() {
  return pageMeta('Staff', 'For the people who make the books.');
}

const WRONG = 'Invalid password!';

/**
 * Nothing of the staff page is sent before the password was right, and a reload asks again. What is pressed on the
 * page is let in by the staff session, which opens with it.
 */
export async function action({ request }: Route.ActionArgs) {
  const password = String((await request.formData()).get('password') ?? '');
  const gate = await openGate(request, password);
  if (gate === 'open') {
    const [orders, books] = await Promise.all([latestOrders(), refusedBooks()]);
    return data({ orders, books }, { headers: { 'Set-Cookie': await openStaffSession() } });
  }
  if (gate === 'wrong') return data({ problem: WRONG }, 401);
  const minutes = Math.ceil(gate.waitSeconds / 60);
  return data({ problem: `Too many tries. Please wait ${minutes} minutes and try again.` }, 429);
}

export default function Admin({ actionData: answer }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting';
  useEffect(() => {
    if (!answer) return;
    if ('orders' in answer) showToast({ title: 'Welcome to Admin Panel!', kind: 'success' });
    else showToast({ title: answer.problem, kind: 'failure' });
  }, [answer]);

  return (
    <div className="mx-auto max-w-5xl px-4 py-10">
      <h1 className="mb-6 text-4xl">Staff room</h1>
      {answer && 'orders' in answer ? (
        <div className="grid gap-8">
          <BooksToLookAt books={answer.books} />
          <Orders orders={answer.orders} />
        </div>
      ) : (
        <Panel className="max-w-md">
          <Form method="post" className="grid gap-4">
            <Field
              label="Password"
              name="password"
              type="password"
              autoComplete="current-password"
              required
              error={answer && 'problem' in answer ? answer.problem : undefined}
            />
            <Button kind="main" type="submit" busy={busy}>
              Open
            </Button>
          </Form>
        </Panel>
      )}
    </div>
  );
}

function Orders({ orders }: { orders: OrderLine[] }) {
  if (orders.length === 0) {
    return <EmptyState title="No orders yet">The first book that is paid for appears here.</EmptyState>;
  }
  return (
    <Panel as="section" className="overflow-x-auto" tabIndex={0} aria-label="Latest orders">
      <table className="min-w-[44rem] w-full text-left text-base tabular-nums">
        <caption className="mb-3 text-left font-display text-xl font-bold">Latest orders</caption>
        <thead>
          <tr className="border-b-2 border-line">
            {['Order', 'Placed', 'For', 'Books', 'Total'].map((heading) => (
              <th key={heading} scope="col" className="p-2">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map((order) => (
            <tr key={order.id} className="border-b border-line/30 align-top">
              <th scope="row" className="p-2 whitespace-nowrap">
                {order.orderNumber}
                {order.heldBecause && (
                  <span className="block font-normal text-crimson">Held: {order.heldBecause}</span>
                )}
              </th>
              <td className="p-2">{order.placed}</td>
              <td className="p-2">
                {order.customer}, {order.city}
              </td>
              <td className="p-2">{order.books}</td>
              <td className="p-2">{rupees(order.totalRupees)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}

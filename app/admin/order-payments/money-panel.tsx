import { data, Link } from 'react-router';
import { FileText } from 'lucide-react';
import { ActionForm, Fold } from '../order-page/action-form.tsx';
import { orderById } from '../../orders/orders/orders.server.ts';
import { forStaff, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { Field, TextArea } from '../../ui/parts/field.tsx';
import { Panel } from '../../ui/parts/panel.tsx';
import { Tick } from '../../ui/parts/tick.tsx';
import type { Route } from './+types/money-panel.ts';
import { AmountChoice } from './amount-choice.tsx';
import { ClaimsPanel } from './claims-panel.tsx';
import { type Money, moneyOf } from './money.server.ts';

export const middleware = [forStaff];

export async function loader({ params, context }: Route.LoaderArgs) {
  if (context.get(staffContext).role === 'production') return { money: null };
  const order = await orderById(params.orderId);
  if (!order) throw data(null, { status: 404 });
  return { money: await moneyOf(order) };
}

/** Money of an order and what came after it: refunds, cancelling, claims, free copies, invoices. */
export default function MoneyPanel({ loaderData: { money }, params }: Route.ComponentProps) {
  if (!money) return null;
  const address = `/admin/orders/${params.orderId}`;
  return (
    <>
      <ClaimsPanel claims={money.claims} left={money.left} />
      <Panel as="section" aria-labelledby="money">
        <h2 id="money" className="mb-3 text-xl">
          Money
        </h2>
        <dl className="desk-facts tabular">
          <dt>Paid</dt>
          <dd>{money.paid ? `${money.paid}${money.method ? ` by ${money.method}` : ''}` : 'Nothing'}</dd>
          {money.refunds.length > 0 && (
            <>
              <dt>Left</dt>
              <dd>{money.left ?? 'Nothing'}</dd>
            </>
          )}
          {money.replaces && (
            <>
              <dt>Free copy of</dt>
              <dd>
                <Link to={`/admin/orders/${money.replaces.id}`} className="text-link">
                  {money.replaces.orderNumber}
                </Link>
              </dd>
            </>
          )}
          {money.replacedBy.map(({ id, orderNumber }) => (
            <div key={id} className="contents">
              <dt>Made again as</dt>
              <dd>
                <Link to={`/admin/orders/${id}`} className="text-link">
                  {orderNumber}
                </Link>
              </dd>
            </div>
          ))}
        </dl>
        <Refunds refunds={money.refunds} />
        <Papers papers={money.papers} address={address} />
        <div className="mt-4 grid gap-2">
          {money.left && (
            <Fold title="Hand money back">
              <RefundForm key={money.refundKey} money={money} address={address} />
            </Fold>
          )}
          <Fold title="Make it again for nothing">
            <ReplacementForm key={money.replacementKey} money={money} address={address} />
          </Fold>
          {money.mayCancel && (
            <Fold title="Cancel the order">
              <CancelForm paid={money.left !== null} address={address} />
            </Fold>
          )}
        </div>
      </Panel>
    </>
  );
}

function Refunds({ refunds }: Pick<Money, 'refunds'>) {
  if (refunds.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 mb-1 text-lg">Refunds</h3>
      <ul className="grid gap-3">
        {refunds.map((refund) => (
          <li key={refund.id} className="border-t-2 border-line-soft pt-2">
            <p className="flex flex-wrap items-center gap-2">
              <b className="tabular">{refund.amount}</b>
              <span
                className={`desk-sign ${refund.state === 'failed' ? 'desk-sign-late' : refund.state === 'gone' ? 'desk-sign-over' : ''}`}
              >
                {STATES[refund.state]}
              </span>
            </p>
            <p className="text-ink-soft">
              Asked for by {refund.askedBy} on {refund.asked}
              {refund.gone && `, left on ${refund.gone}, there by ${refund.arrivesBy}`}. {refund.reason}
            </p>
            {refund.failedBecause && <p className="font-bold text-crimson">{refund.failedBecause}</p>}
            {refund.needsYou && (
              <div className="mt-2 flex flex-wrap gap-2">
                <ActionForm
                  to={`/admin/refunds/${refund.id}/again`}
                  label="Ask again"
                  fields={{ how: 'again' }}
                />
                <ActionForm
                  to={`/admin/refunds/${refund.id}/again`}
                  label="It is settled"
                  fields={{ how: 'settled' }}
                />
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const STATES = { asked: 'On its way', gone: 'Went back', failed: 'Failed' } as const;

function Papers({ papers, address }: Pick<Money, 'papers'> & { address: string }) {
  if (papers.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-1">
      {papers.map(({ id, kind, number }) => (
        <li key={id}>
          <a
            href={`${address}/papers/${id}`}
            download
            className="text-link inline-flex items-center gap-2 font-bold"
          >
            <FileText aria-hidden="true" strokeWidth={2.5} className="size-4" />
            {kind === 'invoice' ? 'Invoice' : 'Credit note'} {number}
          </a>
        </li>
      ))}
    </ul>
  );
}

interface FormOf {
  money: Money;
  address: string;
}

function RefundForm({ money, address }: FormOf) {
  return (
    <ActionForm
      to={`${address}/refund`}
      label="Hand it back"
      kind="danger"
      fields={{ formKey: money.refundKey }}
    >
      {(wrong) => (
        <>
          <AmountChoice left={money.left ?? ''} wrong={wrong} />
          <Field
            label="Why"
            name="reason"
            required
            maxLength={300}
            error={wrong['reason']}
            hint="The customer reads it."
          />
        </>
      )}
    </ActionForm>
  );
}

function ReplacementForm({ money, address }: FormOf) {
  return (
    <ActionForm
      to={`${address}/replacement`}
      label="Make it again"
      fields={{ formKey: money.replacementKey }}
    >
      {(wrong) => (
        <>
          {money.items.map(({ id, title, quantity }) => (
            <Field
              key={id}
              label={`Copies of ${title}`}
              name={`copies/${id}`}
              type="number"
              inputMode="numeric"
              min={0}
              max={20}
              defaultValue={quantity}
            />
          ))}
          {money.extraCopy && (
            <Tick name="extraCopy" value="yes">
              The additional printed copy, too
            </Tick>
          )}
          <Field
            label="Why"
            name="reason"
            required
            maxLength={300}
            error={wrong['reason']}
            hint="Stands in the history of both orders."
          />
        </>
      )}
    </ActionForm>
  );
}

function CancelForm({ paid, address }: { paid: boolean; address: string }) {
  return (
    <ActionForm to={`${address}/cancel`} label="Cancel the order" kind="danger">
      {(wrong) => (
        <TextArea
          label="Why"
          name="reason"
          required
          maxLength={300}
          error={wrong['reason']}
          hint={`The customer reads it. Nothing is made any more${paid ? ', and all of the money goes back' : ''}.`}
        />
      )}
    </ActionForm>
  );
}

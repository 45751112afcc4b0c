import { Hono } from 'hono';
import type { Context } from 'hono';
import { html } from 'hono/html';
import { pageHeaders, shownTime, streetPage } from '../look/look.ts';
import type { Behaviour } from '../behaviour.ts';
import { misbehaviour, switchForm } from '../switch-form.ts';
import type { DevServicesEnv } from '../trouble.ts';
import { answerRefusal } from './api.ts';
import { paymentsOn, refundsOf } from './ledger.ts';
import type { Ledger } from './ledger.ts';
import { disputeWords, tellDispute, tellEvent } from './disputes.ts';
import { authoriseLate } from './payments.ts';
import type { OrderEntity, PaymentEntity } from './records.ts';
import type { Delivery, Webhooks } from './webhooks.ts';

const shownOrders = 50;
const shownDeliveries = 60;

/** The page with the lists of orders, payments and webhooks, and with every switch of the dev services. */
export function sandboxRooms(ledger: Ledger, webhooks: Webhooks): Hono<DevServicesEnv> {
  const rooms = new Hono<DevServicesEnv>();
  const { switchboard } = ledger;

  rooms.get('/sandbox', (c) => c.html(sandboxPage(ledger, webhooks.deliveries()), 200, pageHeaders));
  rooms.get('/sandbox.json', (c) =>
    c.json({
      behaviour: switchboard.now(),
      orders: ledger.orders.list().map((kept) => kept.entity),
      payments: ledger.payments.list().map((kept) => kept.entity),
      refunds: ledger.refunds.list().map((kept) => kept.entity),
      webhooks: webhooks.deliveries(),
    }),
  );

  rooms.post('/sandbox/behaviour', async (c) => {
    const isForm = (c.req.header('content-type') ?? '').startsWith('application/x-www-form-urlencoded');
    const changes: unknown = isForm ? await c.req.parseBody() : await c.req.json().catch(() => null);
    try {
      const behaviour = switchboard.change(changes);
      return isForm ? c.redirect('/sandbox', 303) : c.json(behaviour);
    } catch (problem) {
      return c.text(String((problem as Error).message), 400);
    }
  });
  rooms.post('/sandbox/behaviour/reset', (c) => {
    const behaviour = switchboard.reset();
    return wantsJson(c) ? c.json(behaviour) : c.redirect('/sandbox', 303);
  });
  rooms.post('/sandbox/webhooks/:eventId/send', (c) => {
    if (!webhooks.resend(c.req.param('eventId'))) return c.notFound();
    return c.redirect('/sandbox', 303);
  });
  rooms.post('/sandbox/payments/:id/authorise', (c) => {
    authoriseLate(ledger, c.req.param('id'));
    return c.redirect('/sandbox', 303);
  });
  rooms.post('/sandbox/payments/:id/dispute', async (c) => {
    const { word } = await c.req.parseBody();
    const told = disputeWords.find((each) => each === word) ?? 'created';
    tellDispute(ledger, c.req.param('id'), told);
    return c.redirect('/sandbox', 303);
  });
  rooms.post('/sandbox/events', async (c) => {
    tellEvent(ledger, String((await c.req.parseBody())['event'] ?? ''));
    return c.redirect('/sandbox#webhooks', 303);
  });
  rooms.onError(answerRefusal);
  return rooms;
}

function wantsJson(context: Context): boolean {
  return (context.req.header('content-type') ?? '').startsWith('application/json');
}

function sandboxPage(ledger: Ledger, deliveries: Delivery[]) {
  const orders = ledger.orders.list().map((kept) => kept.entity);
  return streetPage(
    'Payment sandbox',
    '/sandbox',
    html`<h1>Payment sandbox</h1>
      <p class="lead">
        What the payment provider has in its books, and how the street behaves. No real money is involved.
      </p>
      ${warning(ledger.switchboard.now())}
      <p class="jump">
        <a href="#orders">Orders and payments</a> <a href="#webhooks">Webhooks</a>
        <a href="#behaviour">Behaviour</a>
      </p>
      <h2 id="orders">Orders and payments</h2>
      ${
        orders.length === 0
          ? html`<div class="empty"><p>No order yet. Start paying for a book in the shop.</p></div>`
          : ordersTable(ledger, orders.reverse().slice(0, shownOrders))
      }
      <h2 id="webhooks">Webhooks</h2>
      <form method="post" action="/sandbox/events">
        <label
          >Another event
          <input name="event" required pattern="[A-Za-z0-9_.]+" placeholder="payment.downtime.started"
        /></label>
        <button class="slim">Tell the shop</button>
      </form>
      ${
        deliveries.length === 0
          ? html`<div class="empty"><p>Nothing has happened that the shop would be told.</p></div>`
          : deliveriesTable(deliveries.reverse().slice(0, shownDeliveries))
      }
      <h2 id="behaviour">Behaviour</h2>
      ${switchForm(ledger.switchboard.now())}`,
  );
}

function warning(behaviour: Behaviour) {
  const misbehaving = misbehaviour(behaviour);
  return misbehaving.length === 0
    ? ''
    : html`<p class="warning" role="status">Misbehaving just now: ${misbehaving.join(', ')}</p>`;
}

function ordersTable(ledger: Ledger, orders: OrderEntity[]) {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th>Order</th>
          <th>Receipt</th>
          <th>Amount</th>
          <th>State</th>
          <th>Payments</th>
        </tr>
      </thead>
      <tbody>
        ${orders.map(
          (order) =>
            html`<tr>
              <td><code>${order.id}</code><br />${shownTime(order.created_at * 1000)}</td>
              <td><code>${order.receipt ?? '–'}</code></td>
              <td class="nowrap">${rupees(order.amount)}</td>
              <td>${state(order.status)}</td>
              <td>${paymentsOn(ledger, order.id).map((payment) => paymentLine(ledger, payment))}</td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

function paymentLine(ledger: Ledger, payment: PaymentEntity) {
  const refunds = refundsOf(ledger, payment.id);
  return html`<div class="payment">
    <code>${payment.id}</code>
    <span>${payment.method} ${rupees(payment.amount)}</span> ${state(payment.status)}
    ${refunds.map(
      (refund) =>
        html`<span>refund ${rupees(refund.amount)} <code>${refund.id}</code></span> ${state(refund.status)}`,
    )}
    ${
      payment.status === 'failed'
        ? html`<form method="post" action="/sandbox/payments/${payment.id}/authorise">
            <button class="slim">Authorise after all</button>
          </form>`
        : ''
    }
    ${
      payment.captured
        ? html`<form method="post" action="/sandbox/payments/${payment.id}/dispute">
            <label
              >Dispute
              <select name="word">
                ${disputeWords.map((word) => html`<option value="${word}">${word.replace('_', ' ')}</option>`)}
              </select></label
            >
            <button class="slim">Tell the shop</button>
          </form>`
        : ''
    }
  </div>`;
}

function deliveriesTable(deliveries: Delivery[]) {
  return html`<div class="scroll">
    <table>
      <thead>
        <tr>
          <th>Event</th>
          <th>Order</th>
          <th>When</th>
          <th>State</th>
          <th>Answers</th>
          <th></th>
        </tr>
      </thead>
      <tbody>
        ${deliveries.map(
          (each) =>
            html`<tr>
              <td>${each.event}</td>
              <td><code>${each.orderId}</code></td>
              <td class="nowrap">${shownTime(each.createdAt)}</td>
              <td>${state(each.state)}</td>
              <td>${each.answers.slice(-4).join(', ') || '–'}</td>
              <td>
                <form method="post" action="/sandbox/webhooks/${each.eventId}/send">
                  <button class="slim">Send webhook again</button>
                </form>
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

const good = new Set(['paid', 'captured', 'acknowledged', 'processed']);
const bad = new Set(['failed', 'given up']);

function state(name: string) {
  const tone = good.has(name) ? 'good' : bad.has(name) ? 'bad' : 'wait';
  return html`<span class="state ${tone}">${name}</span>`;
}

function rupees(paise: number): string {
  const digits = paise % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(paise / 100);
}

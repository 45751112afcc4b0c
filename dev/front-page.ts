import { Hono } from 'hono';
import { html } from 'hono/html';
import { pageHeaders, streetPage } from './look/look.ts';
import type { DevServicesEnv } from './trouble.ts';

/** The start page: lists the dev services. */
export function frontPage(smtpUrl: string): Hono<DevServicesEnv> {
  const rooms = new Hono<DevServicesEnv>();
  rooms.get('/', (c) => c.html(page(smtpUrl), 200, pageHeaders));
  return rooms;
}

function page(smtpUrl: string) {
  return streetPage(
    'The street outside',
    '/',
    html`<h1>The street outside the shop</h1>
      <p class="lead">
        Stand-ins for the services that the shop talks to. They run on this machine only and speak the real
        wire languages.
      </p>
      <div class="doors">
        <section class="card">
          <h2><a href="/mail">Mailbox</a></h2>
          <p>Every letter that the shop sends: confirmations, order letters, messages to the owner.</p>
          <p>Letters come in at <code>${smtpUrl}</code>; programs read <code>/mail.json</code>.</p>
        </section>
        <section class="card">
          <h2><a href="/sandbox">Payment sandbox</a></h2>
          <p>Orders, payments, refunds and webhooks, with switches that make any of them go wrong.</p>
          <p>The provider’s API is at <code>/v1</code>.</p>
        </section>
        <section class="card">
          <h2>Chat model</h2>
          <p>
            Answers every question with a practice sentence. Make it fail in the
            <a href="/sandbox#behaviour">switches</a>.
          </p>
          <p>Its API is at <code>/v1beta</code>.</p>
        </section>
      </div>`,
  );
}

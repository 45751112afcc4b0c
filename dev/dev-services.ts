import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { openSwitchboard } from './behaviour.ts';
import type { Behaviour } from './behaviour.ts';
import { chatKey, chatModel } from './chat-model/chat-model.ts';
import { frontPage } from './front-page.ts';
import { lookRooms } from './look/look.ts';
import { emailService } from './mailbox/email-service.ts';
import { openLetters } from './mailbox/letters.ts';
import type { Letter } from './mailbox/letters.ts';
import { mailboxRooms } from './mailbox/mailbox.ts';
import { openSmtp } from './mailbox/smtp.ts';
import { paymentApi } from './payment-provider/api.ts';
import { checkoutRooms } from './payment-provider/checkout.ts';
import { account } from './payment-provider/keys.ts';
import { startLateAuthoriser } from './payment-provider/late-authoriser.ts';
import { openLedger } from './payment-provider/ledger.ts';
import { attemptPayment, authoriseLate } from './payment-provider/payments.ts';
import type { Attempt, Outcome } from './payment-provider/payments.ts';
import { tellDispute, tellEvent } from './payment-provider/disputes.ts';
import type { DisputeWord } from './payment-provider/disputes.ts';
import type {
  DisputeEntity,
  Happening,
  OrderEntity,
  PaymentEntity,
  RefundEntity,
} from './payment-provider/records.ts';
import { endRefund } from './payment-provider/refunds.ts';
import { sandboxRooms } from './payment-provider/sandbox.ts';
import { openWebhooks } from './payment-provider/webhooks.ts';
import type { Delivery } from './payment-provider/webhooks.ts';
import type { DevServicesEnv } from './trouble.ts';

/** The dev services on one loopback port, with the settings that point the shop at them. */
export type DevServices = {
  /** For example `http://127.0.0.1:3001`. */
  url: string;
  /** For example `smtp://127.0.0.1:40123`. It accepts any name and password, without TLS. */
  smtpUrl: string;
  payment: {
    /** Without the `/v1`. */
    apiUrl: string;
    checkoutScriptUrl: string;
    keyId: string;
    keySecret: string;
    webhookSecret: string;
  };
  chat: { apiUrl: string; apiKey: string };
  /** EmailJS's REST API. It accepts any service, template and user id. */
  emailService: { apiUrl: string };
  control: DevServicesControl;
  close(): Promise<void>;
};

/** The environment variables that point a shop at the chosen dev services. */
export function shopVariables(
  { payment, smtpUrl }: Pick<DevServices, 'payment' | 'smtpUrl'>,
  services: readonly ('payment' | 'mail')[] = ['payment', 'mail'],
): Record<string, string> {
  return {
    ...(services.includes('payment') && {
      RAZORPAY_KEY_ID: payment.keyId,
      RAZORPAY_KEY_SECRET: payment.keySecret,
      RAZORPAY_WEBHOOK_SECRET: payment.webhookSecret,
      RAZORPAY_API_URL: payment.apiUrl,
      RAZORPAY_CHECKOUT_URL: payment.checkoutScriptUrl,
    }),
    ...(services.includes('mail') && { SMTP_URL: smtpUrl }),
  };
}

/** Controls the dev services, for tests and for starting the shop. */
export type DevServicesControl = {
  behaviour(): Behaviour;
  /** Changes only the named switches. Throws for an unknown switch or choice. */
  behave(changes: Partial<Behaviour>): Behaviour;
  behaveWell(): Behaviour;
  /**
   * Does what a person would do in the checkout window, without a browser. Throws the Refusal that the
   * window would show.
   */
  attempt(attempt: Attempt): Outcome;
  /** Makes a failed payment turn out successful, now. */
  authoriseLate(paymentId: string): PaymentEntity;
  orders(): OrderEntity[];
  payments(): PaymentEntity[];
  refunds(): RefundEntity[];
  /** Opens, continues or ends a payer's dispute of a payment, as the payer's bank would. */
  dispute(paymentId: string, word: DisputeWord): DisputeEntity;
  /** Sends the shop any webhook event, such as `payment.downtime.started`. */
  tell(event: string, payload?: Happening['payload']): void;
  /** Ends a pending refund, now. */
  endRefund(refundId: string, as: 'processed' | 'failed'): RefundEntity;
  webhooks(): Delivery[];
  resendWebhook(eventId: string): boolean;
  /** Resolves when no webhook is being sent or due. */
  webhooksQuiet(): Promise<void>;
  /** Newest first. */
  letters(): Letter[];
  emptyMailbox(): void;
};

/**
 * Starts the dev services on 127.0.0.1. With `port` 0, they take a free port. Orders, payments, refunds,
 * unsent webhooks and letters are stored in `dataDir`; switches are not. Rejects when the port is taken.
 */
export async function openDevServices({
  port,
  dataDir,
  log = () => {},
}: {
  port: number;
  dataDir: string;
  log?: (line: string) => void;
}): Promise<DevServices> {
  const switchboard = openSwitchboard();
  const webhooks = openWebhooks(dataDir, switchboard, log);
  const ledger = openLedger(dataDir, switchboard, webhooks.announce);
  const letters = openLetters(join(dataDir, 'letters.jsonl'));
  const smtp = await openSmtp(letters, switchboard);

  const app = new Hono<DevServicesEnv>();
  app.route('/', frontPage(smtp.url));
  app.route('/', lookRooms());
  app.route('/', checkoutRooms(ledger));
  app.route('/v1', paymentApi(ledger));
  app.route('/', sandboxRooms(ledger, webhooks));
  app.route('/', mailboxRooms(letters));
  app.route('/', emailService(letters, switchboard));
  app.route('/', chatModel(switchboard));
  app.onError((problem, c) => {
    log(`street: ${problem.stack ?? problem.message}`);
    return c.text('The street itself is broken; see its log.', 500);
  });

  const server = createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false });
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (problem) {
    await smtp.close();
    throw problem;
  }
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const stopLateAuthoriser = startLateAuthoriser(ledger);

  return {
    url,
    smtpUrl: smtp.url,
    payment: {
      apiUrl: url,
      checkoutScriptUrl: `${url}/v1/checkout.js`,
      keyId: account.keyId,
      keySecret: account.keySecret,
      webhookSecret: account.webhookSecret,
    },
    chat: { apiUrl: url, apiKey: chatKey },
    emailService: { apiUrl: url },
    control: {
      behaviour: switchboard.now,
      behave: switchboard.change,
      behaveWell: switchboard.reset,
      attempt: (attempt) => attemptPayment(ledger, attempt),
      authoriseLate: (paymentId) => authoriseLate(ledger, paymentId),
      orders: () => ledger.orders.list().map((kept) => kept.entity),
      payments: () => ledger.payments.list().map((kept) => kept.entity),
      refunds: () => ledger.refunds.list().map((kept) => kept.entity),
      dispute: (paymentId, word) => tellDispute(ledger, paymentId, word),
      tell: (event, payload) => tellEvent(ledger, event, payload),
      endRefund: (refundId, as) => endRefund(ledger, refundId, as),
      webhooks: webhooks.deliveries,
      resendWebhook: webhooks.resend,
      webhooksQuiet: webhooks.quiet,
      letters: letters.list,
      emptyMailbox: letters.empty,
    },
    async close() {
      stopLateAuthoriser();
      webhooks.close();
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await Promise.all([closed, smtp.close()]);
    },
  };
}

import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Behaviour, Switchboard } from '../behaviour.ts';
import { openShelf } from '../shelf.ts';
import { account, webhookSignature } from './keys.ts';
import { newId, seconds } from './records.ts';
import type { EventName, Happening } from './records.ts';

const answerWithinMs = 5_000;
const longestPauseMs = 3_600_000;
const triedForMs = 24 * 3_600_000;

/** One delivery of an event to the shop. An event sent twice has two deliveries with the same `eventId`. */
export type Delivery = {
  id: string;
  eventId: string;
  event: EventName;
  orderId: string;
  body: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  dueAt: number;
  state: 'waiting' | 'acknowledged' | 'held' | 'given up';
  /** The result of each attempt: a status such as '200', or an error. */
  answers: string[];
};

export type Webhooks = {
  /** Queues events that happened at the same moment, in their order, as the switches say. */
  announce(happenings: Happening[]): void;
  /** Sends an event again now, whatever the switches say. False if there is no event with this id. */
  resend(eventId: string): boolean;
  deliveries(): Delivery[];
  /** Resolves when nothing is being sent and nothing due is waiting. */
  quiet(): Promise<void>;
  close(): void;
};

export function openWebhooks(
  dataDir: string,
  switchboard: Switchboard,
  log: (line: string) => void,
): Webhooks {
  const shelf = openShelf<Delivery>(join(dataDir, 'webhooks.jsonl'));
  const waiting = new Map<string, Delivery>();
  for (const kept of shelf.list()) if (kept.state === 'waiting') waiting.set(kept.id, kept);
  const busyOrders = new Set<string>();
  const closing = new AbortController();
  let alarm: NodeJS.Timeout | undefined;

  const keep = (delivery: Delivery) => {
    shelf.put(delivery);
    if (delivery.state === 'waiting') waiting.set(delivery.id, delivery);
    else waiting.delete(delivery.id);
  };

  const nextDue = (orderId: string) =>
    [...waiting.values()].find((each) => each.orderId === orderId && each.dueAt <= Date.now());

  const dueNow = () =>
    switchboard.now().webhookUrl !== null && [...waiting.values()].some((each) => each.dueAt <= Date.now());

  // The events of one order are sent one after the other, so that they arrive in the chosen order. Different
  // orders do not wait for each other.
  const sendFor = async (orderId: string) => {
    busyOrders.add(orderId);
    for (let due = nextDue(orderId); due; due = nextDue(orderId)) {
      const url = switchboard.now().webhookUrl;
      if (url === null || closing.signal.aborted) break;
      const answer = await post(url, due, closing.signal);
      if (closing.signal.aborted) break;
      keep(answered(due, answer, switchboard.now()));
      log(`webhook ${due.event} ${due.orderId}: ${answer}`);
    }
    busyOrders.delete(orderId);
    wake();
  };

  const wake = () => {
    clearTimeout(alarm);
    if (closing.signal.aborted || switchboard.now().webhookUrl === null) return;
    for (const delivery of waiting.values()) {
      if (delivery.dueAt <= Date.now() && !busyOrders.has(delivery.orderId)) void sendFor(delivery.orderId);
    }
    const future = [...waiting.values()].map((each) => each.dueAt).filter((dueAt) => dueAt > Date.now());
    if (future.length > 0) alarm = setTimeout(wake, Math.min(...future) - Date.now() + 1);
  };

  switchboard.onChange(wake);
  return {
    announce(happenings) {
      for (const delivery of deliveriesFor(happenings, switchboard.now())) keep(delivery);
      wake();
    },
    resend(eventId) {
      const known = shelf.list().find((each) => each.eventId === eventId);
      if (!known) return false;
      keep({
        ...known,
        id: newId(),
        dueAt: Date.now(),
        createdAt: Date.now(),
        state: 'waiting',
        answers: [],
      });
      wake();
      return true;
    },
    deliveries: () => shelf.list(),
    async quiet() {
      while (busyOrders.size > 0 || dueNow()) await sleep(5);
    },
    close() {
      closing.abort();
      clearTimeout(alarm);
    },
  };
}

function deliveriesFor(happenings: Happening[], behaviour: Behaviour): Delivery[] {
  const now = Date.now();
  const deliveries = happenings.map((happening): Delivery => {
    const body = JSON.stringify({
      entity: 'event',
      account_id: account.id,
      event: happening.event,
      contains: Object.keys(happening.payload),
      payload: happening.payload,
      created_at: seconds(),
    });
    return {
      id: newId(),
      eventId: newId(),
      event: happening.event,
      orderId: happening.order_id,
      body,
      createdAt: now,
      dueAt: behaviour.webhook === 'late' ? now + behaviour.webhookDelayMs : now,
      state: behaviour.webhook === 'never' ? 'held' : 'waiting',
      answers: [],
    };
  });
  if (behaviour.webhook === 'reversed') return deliveries.reverse();
  if (behaviour.webhook === 'twice')
    return [...deliveries, ...deliveries.map((each) => ({ ...each, id: newId() }))];
  return deliveries;
}

async function post(url: string, delivery: Delivery, closing: AbortSignal): Promise<string> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Razorpay-Webhook/v1',
        'x-razorpay-signature': webhookSignature(delivery.body),
        'x-razorpay-event-id': delivery.eventId,
      },
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(answerWithinMs)]),
    });
    await response.body?.cancel();
    return String(response.status);
  } catch (problem) {
    if (problem instanceof DOMException && problem.name === 'TimeoutError') return 'no answer in 5 s';
    return 'no connection';
  }
}

function answered(delivery: Delivery, answer: string, behaviour: Behaviour): Delivery {
  const answers = [...delivery.answers, answer];
  if (/^2\d\d$/.test(answer)) return { ...delivery, answers, state: 'acknowledged' };
  const pause = Math.min(behaviour.webhookRetryMs * 2 ** (answers.length - 1), longestPauseMs);
  const dueAt = Date.now() + pause;
  const state = dueAt > delivery.createdAt + triedForMs ? 'given up' : 'waiting';
  return { ...delivery, answers, dueAt, state };
}

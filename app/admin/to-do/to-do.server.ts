import type { Role } from '../../account/staff-sessions/roles.ts';
import { failedJobs } from './failed-jobs.server.ts';
import { fullDisk } from './full-disk.server.ts';
import { heldOrders } from './held-orders.server.ts';
import type { ToDo, ToDoSource } from './to-do.ts';
import { moneySetAside } from './set-aside-money.server.ts';
import { noticesOfUnknownKinds } from './unknown-webhook-events.server.ts';
import { ordersToDecide } from './orders-to-decide.server.ts';
import { paymentDisputes } from './payment-disputes.server.ts';
import { claimsToAnswer } from './open-claims.server.ts';
import { troubledRefunds } from './refunds-in-trouble.server.ts';
import { refusedBooks } from './refused-books.server.ts';
import { wronglySignedWebhookEvents } from './refused-webhook-events.server.ts';
import { stuckLetters } from './stuck-letters.server.ts';
import { unsavedPayments } from './unsaved-payments.server.ts';
import { waitingMessages } from './waiting-messages.server.ts';

/** All sources of to-dos, the most urgent first. A new kind needs one file, and one line here and in `to-do.ts`. */
const SOURCES: readonly ToDoSource[] = [
  { roles: ['owner', 'support'], find: unsavedPayments },
  { roles: ['owner', 'support'], find: moneySetAside },
  { roles: ['owner', 'support'], find: paymentDisputes },
  { roles: ['owner'], find: ordersToDecide },
  { roles: ['owner', 'production', 'support'], find: heldOrders },
  { roles: ['owner', 'support'], find: claimsToAnswer },
  { roles: ['owner', 'support'], find: troubledRefunds },
  { roles: ['owner', 'production'], find: refusedBooks },
  { roles: ['owner', 'support'], find: waitingMessages },
  { roles: ['owner', 'support'], find: stuckLetters },
  { roles: ['owner'], find: failedJobs },
  { roles: ['owner'], find: wronglySignedWebhookEvents },
  { roles: ['owner'], find: noticesOfUnknownKinds },
  { roles: ['owner'], find: fullDisk },
];

/** The to-dos of this role. */
export async function needsFor(role: Role): Promise<ToDo[]> {
  const mine = SOURCES.filter(({ roles }) => roles.includes(role));
  const found = await Promise.all(mine.map(({ find }) => find()));
  return found.filter((need) => need !== null);
}

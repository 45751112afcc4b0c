import { now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable } from '../../platform/database/dialect.ts';
import { type AuditDetails, staffLog } from './tables.server.ts';

/** Somebody behind the counter, as the log and an order's timeline name them. */
export interface Actor {
  id: string;
  name: string;
}

/** What they did to what. */
export interface Deed {
  /** Small words: `order moved`. */
  action: string;
  /** `order ORD-1760000000000`. */
  subject: string;
  /** Nothing of a child and nothing secret. */
  details?: AuditDetails;
  photoLook?: boolean;
}

/** Writes a line that nobody can change, in the transaction of what was done. */
export async function writeAuditEntry(tx: Queryable, actor: Actor, deed: Deed): Promise<void> {
  await tx.insert(staffLog).values({
    at: now(),
    staffId: actor.id,
    staffName: actor.name,
    action: deed.action,
    subject: deed.subject,
    details: deed.details ?? {},
    photoLook: deed.photoLook ?? false,
  });
}

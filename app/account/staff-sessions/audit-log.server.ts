import { now } from '../../platform/runtime/runtime.server.ts';
import type { Queryable } from '../../platform/database/dialect.ts';
import { type AuditDetails, staffLog } from './tables.server.ts';

/** A member of staff, as the log and an order's timeline name them. */
export interface Actor {
  id: string;
  name: string;
}

/** What they did, and to what. */
export interface Deed {
  /** A few words in lower case: `order moved`. */
  action: string;
  /** `order ORD-1760000000000`. */
  subject: string;
  /** Nothing about a child, and no secrets. */
  details?: AuditDetails;
  photoLook?: boolean;
}

/** Writes an entry that nobody can change, in the same transaction as the change that it records. */
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

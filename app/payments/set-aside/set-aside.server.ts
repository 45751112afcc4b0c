import { createHash } from 'node:crypto';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { queueLetter } from '../../platform/mail/outbox.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { db, environment, now } from '../../platform/runtime/runtime.server.ts';
import type { Transaction } from '../../platform/database/dialect.ts';
import { setAsideMoney } from '../../platform/telemetry/metrics.server.ts';
import { setAsideLetter } from './set-aside.mail.tsx';
import { setAsideNews } from './tables.server.ts';

type Row = typeof setAsideNews.$inferSelect;

export interface NewsToSetAside {
  kind: Row['kind'];
  /** The data exactly as it came. */
  raw: unknown;
  /** One of the shop's own sentences; it contains nothing that somebody typed. */
  why: string;
  noticeId?: string | undefined;
  checkoutId?: string | undefined;
}

/**
 * Sets aside payment news that cannot be recorded. It waits for staff in the back office, the owner gets a
 * letter, and the caller goes on with the next. The same news again changes nothing.
 */
export async function setAside({ kind, raw, why, noticeId, checkoutId }: NewsToSetAside): Promise<void> {
  const about = idIn(raw);
  const id = `${kind}/${
    about ??
    createHash('sha256')
      .update(JSON.stringify(raw) ?? '')
      .digest('hex')
  }`;
  const isNew = await db().transaction(async (tx) => {
    const written = await tx
      .insert(setAsideNews)
      .values({ id, kind, about, why, noticeId, checkoutId, setAsideAt: now() })
      .onConflictDoNothing()
      .returning({ id: setAsideNews.id });
    if (written.length > 0) await queueSetAsideLetter(tx, id, about, why);
    // The first report may come from a webhook event, which names no checkout; this caller names one.
    else if (checkoutId)
      await tx
        .update(setAsideNews)
        .set({ checkoutId })
        .where(and(eq(setAsideNews.id, id), isNull(setAsideNews.checkoutId)));
    return written.length > 0;
  });
  if (!isNew) return;
  setAsideMoney.inc();
  log.error('News of money was set aside.', {
    reason: why,
    ...(checkoutId && { checkoutId }),
    ...(about && { paymentId: about }),
  });
}

/**
 * The provider's id in the data; null unless it consists of letters, digits and underscores that are safe to
 * show on a page.
 */
function idIn(raw: unknown): string | null {
  const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
  return typeof id === 'string' && /^\w{1,60}$/.test(id) ? id : null;
}

async function queueSetAsideLetter(tx: Transaction, id: string, about: string | null, why: string) {
  const { OWNER_EMAIL, publicUrl } = environment();
  await queueLetter(tx, {
    event: `set-aside/${id}`,
    to: OWNER_EMAIL,
    ...setAsideLetter({ shopUrl: publicUrl, about: about ?? 'No id that can be read', why }),
  });
}

/** Whether money for this checkout waits for staff. */
export async function isSetAside(checkoutId: string): Promise<boolean> {
  const [row] = await db()
    .select({ id: setAsideNews.id })
    .from(setAsideNews)
    .where(and(eq(setAsideNews.checkoutId, checkoutId), isNull(setAsideNews.seenAt)))
    .limit(1);
  return row !== undefined;
}

/** Set-aside news that staff have not dealt with yet, oldest first. */
export async function unseenNews(): Promise<Row[]> {
  return db()
    .select()
    .from(setAsideNews)
    .where(isNull(setAsideNews.seenAt))
    .orderBy(asc(setAsideNews.setAsideAt), asc(setAsideNews.id))
    .limit(200);
}

/** Marks set-aside news as dealt with. @returns whether it was still waiting. */
export async function markNewsSeen(tx: Transaction, id: string): Promise<boolean> {
  const seen = await tx
    .update(setAsideNews)
    .set({ seenAt: now() })
    .where(and(eq(setAsideNews.id, id), isNull(setAsideNews.seenAt)))
    .returning({ id: setAsideNews.id });
  return seen.length > 0;
}

import { sql } from 'drizzle-orm';
import { lockOrdersOf } from '../../app/orders/orders/orders.server.ts';
import { isDone } from '../../app/orders/orders/stages.ts';
import type { Gone } from '../../app/platform/files/files.server.ts';
import type { Queryable, Transaction } from '../../app/platform/database/dialect.ts';
import { tableExists } from '../../app/platform/database/migrate.server.ts';
import { forgetAccount, goneAccount } from '../../app/shop/privacy/forget-account.server.ts';

const ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

/** The record of a child's photo that somebody began to forget. */
interface GonePhoto extends Record<string, unknown> {
  id: string;
  because: string;
  /** Null while its files are being deleted. */
  at: string | null;
}

/** What the database says before the backup takes its place. */
export async function gonePhotos(tx: Transaction): Promise<GonePhoto[]> {
  if (!(await tableExists(tx, 'public.photos'))) return [];
  const { rows } = await tx.execute<GonePhoto>(
    sql`select id, forgotten_because as because, forgotten_at::text as at from photos
      where forgotten_because is not null`,
  );
  return rows;
}

/** Accounts that were deleted once more, and numbers of their orders that the backup shows at work. */
export interface DeletedAgain {
  accounts: number;
  atWork: string[];
}

/** Deletes the accounts of a backup that were deleted since. */
export async function deleteAgain(tx: Transaction, gone: readonly Gone[]): Promise<DeletedAgain> {
  const keys = new Set(gone.map(({ key }) => key));
  const { rows: users } = await tx.execute<{ id: string; email: string }>(sql`select id, email from users`);
  const deleted = users.filter(({ id }) => keys.has(goneAccount(id)));
  const atWork: string[] = [];
  for (const user of deleted) {
    const orders = await lockOrdersOf(tx, user.id);
    const { claimPhotos } = await forgetAccount(tx, user, orders);
    await tx.execute(
      sql`update claim_photos set forgotten_at = now()
        where id in (select json_array_elements_text(${JSON.stringify(claimPhotos)}::json)::uuid)`,
    );
    atWork.push(...orders.filter(({ stage }) => !isDone(stage)).map(({ orderNumber }) => orderNumber));
  }
  return { accounts: deleted.length, atWork };
}

/**
 * Marks in the restored rows the photos that were deleted since the backup: those in the record, those whose files
 * were deleted, and those whose retention has ended.
 */
export async function markPhotos(
  tx: Transaction,
  photos: readonly GonePhoto[],
  gone: readonly Gone[],
): Promise<void> {
  const deleted = gone
    .filter(({ key }) => key.startsWith('photos/'))
    .map(({ key, at }) => ({ id: ID.exec(key)?.[0], because: 'removed', at: at.toISOString() }));
  await tx.execute(
    sql`update photos set forgotten_because = gone.because, forgotten_at = gone.at
      from json_to_recordset(${JSON.stringify([...deleted, ...photos])}::json)
        as gone(id uuid, because text, at timestamptz)
      where photos.id = gone.id and photos.forgotten_because is null`,
  );
  await tx.execute(
    sql`update photos set forgotten_because = 'expired', forgotten_at = now()
      where forgotten_because is null and leaves_at <= now()`,
  );
}

/** What the rows say of a file: it is theirs, it has left, or they never heard of it. */
export type Standing = 'kept' | 'left' | 'unknown';
/** @param key of a file. */
export type StandingOf = (key: string) => Standing;

/** Asks the rows as they are now; a file that no id names belongs to the shop itself. */
export async function filesOfRows(tx: Queryable, gone: readonly Gone[]): Promise<StandingOf> {
  const { rows } = await tx.execute<{ id: string; kept: boolean }>(
    sql`select id, forgotten_because is null and (leaves_at <= now()) is not true as kept from photos
      union all select id, forgotten_at is null from claim_photos
      union all select id, removed_at is null and user_id is not null from profile_pictures
      union all select order_item_id, made_at is null or coalesce(pdf_key, print_key, cover_key) is not null
        from made_books`,
  );
  const kept = new Map(rows.map((row) => [row.id, row.kept]));
  const keys = new Set(gone.map(({ key }) => key));
  return (key) => {
    const [id] = ID.exec(key) ?? [];
    if (keys.has(key)) return 'left';
    if (!id || kept.get(id)) return 'kept';
    return kept.has(id) ? 'left' : 'unknown';
  };
}

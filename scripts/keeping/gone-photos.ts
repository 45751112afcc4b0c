import { sql } from 'drizzle-orm';
import type { Transaction } from '../../app/platform/machine.server.ts';
import { tableExists } from './tables.ts';

const ID = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/;

/** The record of a child's photo that somebody began to forget. */
interface Gone extends Record<string, unknown> {
  id: string;
  because: string;
  /** Null while its files are being deleted. */
  at: string | null;
}

/** What the database says before the backup takes its place. */
export async function gonePhotos(tx: Transaction): Promise<Gone[]> {
  if (!(await tableExists(tx, 'public.photos'))) return [];
  const { rows } = await tx.execute<Gone>(
    sql`select id, forgotten_because as because, forgotten_at::text as at from photos
      where forgotten_because is not null`,
  );
  return rows;
}

/**
 * Writes into the rows of a backup which photos have left since: those of the record, those whose files were
 * deleted, and those whose day has come.
 * @returns which files of the backup may come back.
 */
export async function honour(
  tx: Transaction,
  photos: readonly Gone[],
  files: readonly { key: string; at: string }[],
): Promise<(key: string) => boolean> {
  const deleted = files
    .filter(({ key }) => key.startsWith('photos/'))
    .map(({ key, at }) => ({ id: ID.exec(key)?.[0], because: 'removed', at }));
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
  const { rows } = await tx.execute<{ id: string }>(
    sql`select id from photos where forgotten_because is not null`,
  );
  const left = new Set(rows.map(({ id }) => id));
  const keys = new Set(files.map(({ key }) => key));
  return (key) => !keys.has(key) && !left.has(ID.exec(key)?.[0] ?? '');
}

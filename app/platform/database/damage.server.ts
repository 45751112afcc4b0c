import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { logFilesNeeded, mappedFiles } from './control-file.server.ts';
import { DamagedData, refuseClosed, refuseUnwritable } from './damaged-data.server.ts';
import { beginsWithPage, isLogFile, isTable, PAGE } from './pages.server.ts';

/** The version of the PostgreSQL inside PGlite. */
const VERSION = '18';
const PARTS = [
  'PG_VERSION postgresql.conf pg_hba.conf pg_ident.conf global/pg_control pg_wal base/1 base/4 base/5',
  'pg_commit_ts pg_dynshmem pg_logical/snapshots pg_logical/mappings pg_notify pg_replslot pg_serial',
  'pg_snapshots pg_stat pg_stat_tmp pg_subtrans pg_tblspc pg_twophase',
].flatMap((line) => line.split(' '));
/** Folders that record which transactions committed, and which of them share a row lock. */
const TRANSACTIONS = ['pg_xact', 'pg_multixact/members', 'pg_multixact/offsets'];
/** The last folder holds the shop's tables. PATTERN is a template, in which nothing ever changes. */
const PLACES = ['global', 'base/1', 'base/4', 'base/5'];
const PATTERN = 'base/4';
/** Files with lower numbers are PostgreSQL's own tables: a few megabytes, so every page is checked. */
const FIRST_OWN_TABLE = 16_384;
const MEND = 'Nothing was changed. Copy the folder before you do anything else.';

/** Whether there is no database yet. */
export function isNew(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}

/**
 * Checks the files of an embedded database that nobody has open, and writes nothing. Without this check,
 * PGlite would create a new database where PG_VERSION is missing, and would report any other damage only as a
 * failure.
 * @throws DamagedData
 */
export function refuseDamage(folder: string): void {
  refuseClosed(folder);
  if (isNew(folder)) return;
  try {
    const problem = damageIn(folder);
    if (problem) throw new DamagedData(`The database in ${folder} is damaged: ${problem}.`, MEND);
  } catch (cause) {
    const { code, path: file } = cause as NodeJS.ErrnoException;
    if (cause instanceof DamagedData || !code) throw cause;
    throw new DamagedData(`The database in ${folder}: ${file} cannot be read (${code}).`, MEND, { cause });
  }
}

function damageIn(folder: string): string | undefined {
  const within = (place: string) => path.join(folder, place);
  const missing = [...PARTS, ...TRANSACTIONS].find((part) => !existsSync(within(part)));
  if (missing) return `${missing} is missing`;
  const version = readFileSync(within('PG_VERSION'), 'latin1').trim();
  if (!/^\d{1,3}$/.test(version)) return 'PG_VERSION does not hold a version';
  if (version !== VERSION)
    throw new DamagedData(
      `The database in ${folder} is of PostgreSQL ${version}. This shop brings PostgreSQL ${VERSION}.`,
      MEND,
    );
  for (const place of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    refuseUnwritable(within(place));
  return (
    damagedLog(folder) ??
    TRANSACTIONS.map((place) => damagedTransactions(within(place), place)).find(Boolean) ??
    PLACES.map((place) => damagedTables(folder, place)).find(Boolean)
  );
}

function damagedLog(folder: string): string | undefined {
  const needed = logFilesNeeded(path.join(folder, 'global/pg_control'));
  if (!needed) return 'global/pg_control cannot be read';
  const files = readdirSync(path.join(folder, 'pg_wal')).filter((name) => /^[\dA-F]{24}$/.test(name));
  const missing = needed.find((name) => !files.includes(name));
  if (missing) return `pg_wal/${missing} is missing`;
  const bad = files.find(
    (name) => !isLogFile(path.join(folder, 'pg_wal', name), { begun: needed.includes(name) }),
  );
  return bad && `pg_wal/${bad} cannot be read`;
}

function damagedTransactions(folder: string, place: string): string | undefined {
  const files = readdirSync(folder);
  if (files.length === 0) return `${place} is empty`;
  const bad = files.find((name) => {
    const { size } = statSync(path.join(folder, name));
    return size === 0 || size % PAGE !== 0;
  });
  return bad && `${place}/${bad} cannot be read`;
}

function damagedTables(folder: string, place: string): string | undefined {
  const map = path.join(folder, place, 'pg_filenode.map');
  if (!existsSync(map)) return `${place}/pg_filenode.map is missing`;
  const mapped = mappedFiles(map);
  if (!mapped) return `${place}/pg_filenode.map cannot be read`;
  const files = tablesIn(path.join(folder, place));
  const pattern = place.startsWith('base') ? tablesIn(path.join(folder, PATTERN)) : new Map<string, number>();
  for (const name of new Set([...mapped, ...pattern.keys()])) {
    const size = files.get(name);
    if (size === undefined) return `${place}/${name} is missing`;
    if (size < PAGE && (pattern.get(name) ?? 0) >= PAGE) return `${place}/${name} is too short`;
  }
  const bad = [...files.keys()].find((name) => {
    const file = path.join(folder, place, name);
    return !(Number.parseInt(name, 10) < FIRST_OWN_TABLE ? isTable(file) : beginsWithPage(file));
  });
  return bad && `${place}/${bad} cannot be read`;
}

/** The size in bytes of each file that holds rows or an index, by its name. */
function tablesIn(folder: string): Map<string, number> {
  const names = readdirSync(folder).filter((name) => /^\d+(\.\d+)?$/.test(name));
  return new Map(names.map((name) => [name, statSync(path.join(folder, name)).size]));
}

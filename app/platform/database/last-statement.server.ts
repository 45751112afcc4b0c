import type { SQL } from 'drizzle-orm';

/** The part of a transaction that is used here. */
interface Asked {
  execute: (statement: SQL) => { execute: () => Promise<unknown> };
}

/** A database whose transactions are `Tx`. */
interface Transacting<Tx> {
  transaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
}

/**
 * Runs a transaction whose last statement takes a lock for which all others of its kind wait. That statement
 * travels with the commit. The others then wait for the server alone, and not until this process has read an
 * answer in between. When the statement fails, the server turns the commit into a rollback.
 * @param work calls `atLast` to name the last statement, if there is one.
 * @throws what the work or the statement threw; nothing is written then. The statement's own error takes
 *   precedence over what the embedded database says of a commit that became a rollback: it tells why, such as
 *   a full disk.
 */
export async function transactionWithLast<Tx extends Asked, Result>(
  database: Transacting<Tx>,
  work: (tx: Tx, atLast: (statement: SQL) => void) => Promise<Result>,
): Promise<Result> {
  let last: Promise<unknown> | undefined;
  let result: Result;
  try {
    result = await database.transaction(async (tx) => {
      let statement: SQL | undefined;
      const done = await work(tx, (asked) => (statement = asked));
      last = statement && tx.execute(statement).execute();
      // It is awaited below, when the commit is on its way.
      last?.catch(() => {});
      return done;
    });
  } catch (error) {
    await last;
    throw error;
  }
  await last;
  return result;
}

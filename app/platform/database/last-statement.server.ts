import type { SQL } from 'drizzle-orm';

/** What is asked of a transaction here. */
interface Asked {
  execute: (statement: SQL) => { execute: () => Promise<unknown> };
}

/** A database whose transactions are `Tx`. */
interface Transacting<Tx> {
  transaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
}

/**
 * A transaction whose last statement takes a lock for which all others of its kind wait. It travels with the commit: they
 * wait for the server alone, and not until this process has looked at an answer in between. When that statement fails, the
 * server makes a rollback of the commit.
 * @param work says by `atLast` what is asked then, if anything.
 * @throws what either of them threw; then nothing is written. The statement's own error comes before what the embedded
 *   database says of a commit that became a rollback: it tells why, such as a full disk.
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
      // Waited for below, when the commit is on its way.
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

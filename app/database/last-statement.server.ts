/** A database whose transactions are `Tx`. */
interface Transacting<Tx> {
  transaction: <Result>(work: (tx: Tx) => Promise<Result>) => Promise<Result>;
}

/**
 * A transaction whose last statement takes a lock for which all others of its kind wait. It travels with the commit: they
 * wait for the server alone, and not until this process has looked at an answer in between. When that statement fails, the
 * server makes a rollback of the commit.
 * @param work says by `atLast` what is asked then, if anything: one statement that is `execute`d at once, since what is
 *   asked after the commit is in no transaction.
 * @throws what either of them threw; then nothing is written.
 */
export async function transactionWithLast<Tx, Result>(
  database: Transacting<Tx>,
  work: (tx: Tx, atLast: (ask: () => Promise<unknown>) => void) => Promise<Result>,
): Promise<Result> {
  let last: Promise<unknown> | undefined;
  const result = await database.transaction(async (tx) => {
    let asked: (() => Promise<unknown>) | undefined;
    const done = await work(tx, (ask) => (asked = ask));
    last = asked?.();
    // Waited for below, when the commit is on its way.
    last?.catch(() => {});
    return done;
  });
  await last;
  return result;
}

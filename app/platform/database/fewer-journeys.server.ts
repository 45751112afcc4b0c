import type pg from 'pg';

interface Asked {
  text: string;
  name?: string | undefined;
}
type Ask = (asked: Asked, values?: unknown[], done?: unknown) => Promise<unknown> | undefined;

/** The most statements that get a name. Any other statement is sent in full each time. */
const MOST_NAMES = 300;
const names = new Map<string, string>();

/**
 * PostgreSQL can look a pattern up by its beginning only when it knows the pattern. A plan made for every
 * pattern cannot do so, and is twenty times slower.
 */
const PATTERN = / like /;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES || PATTERN.test(text)) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Makes a new connection send to its server less often: the round trip is most of the cost of a small
 * statement on both sides. Statements that are issued at once travel together, and `begin` travels with the
 * statement after it. The answers come in the same order, because the connection uses the driver's
 * `pipeline`.
 * @param ownSession true when no pooler lends the session to others between transactions. The server then
 *   keeps a prepared statement and finds it again by its name.
 */
export function makeFewerJourneys(client: pg.PoolClient, ownSession: boolean): void {
  const ask = client.query.bind(client) as Ask;
  const { stream } = client.connection;
  let gathering = false;
  let departing = false;
  const query: Ask = (asked, values, done) => {
    if (ownSession && values?.length) asked.name ||= nameOf(asked.text);
    if (!gathering) stream.cork();
    gathering = true;
    const answer = ask(asked, values, done);
    if (asked.text === 'begin') {
      // Statements after a failed `begin` would run outside any transaction.
      answer?.catch(() => stream.destroy());
      return Promise.resolve();
    }
    if (!departing) process.nextTick(depart);
    departing = true;
    return answer;
  };
  const depart = () => {
    gathering = false;
    departing = false;
    stream.uncork();
  };
  client.query = query as typeof client.query;
}

/**
 * Runs parts of one transaction side by side, so that their statements travel together. Statements that the
 * parts issue at once run in the order of the arguments; statements that follow an answer come in any order.
 * Unlike `Promise.all`, it waits for every part even when one fails: a part that went on after the rollback
 * would write for good.
 * @throws the error of the first part that failed by itself, not of one that was refused because another had
 *   failed.
 */
export async function together<Work extends readonly unknown[]>(
  ...work: { [Part in keyof Work]: Promise<Work[Part]> }
): Promise<Work> {
  const parts = await Promise.allSettled(work);
  const refused = parts.filter((part) => part.status === 'rejected');
  const cause = refused.find(({ reason }) => !onlyAborted(reason)) ?? refused[0];
  if (cause) throw cause.reason;
  return parts.map((part) => (part as PromiseFulfilledResult<unknown>).value) as unknown as Work;
}

/**
 * Whether the error is only "current transaction is aborted", from the driver or inside the query builder's
 * own error.
 */
function onlyAborted(reason: unknown): boolean {
  const { code, cause } = (reason ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return [code, cause?.code].includes('25P02');
}

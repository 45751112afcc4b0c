import type pg from 'pg';

interface Asked {
  text: string;
  name?: string | undefined;
}
type Ask = (asked: Asked, values?: unknown[], done?: unknown) => Promise<unknown> | undefined;

/** So many texts have a name; those that come after them are sent whole each time. */
const MOST_NAMES = 300;
const names = new Map<string, string>();

/** A pattern is looked up by how it begins, which what was made for every pattern cannot: twenty times slower. */
const PATTERN = / like /;

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known || names.size >= MOST_NAMES || PATTERN.test(text)) return known;
  const name = `s${names.size}`;
  names.set(text, name);
  return name;
}

/**
 * Has a new connection go to its server less often: the journey is most of what a small statement costs on both sides.
 * Statements that are asked for at once travel together, and `begin` with the first one after it; they are answered in
 * the same order, because the connection is one with the driver's `pipeline`.
 * @param ownSession no pooler lends the session to others between transactions: then the server keeps what it made of
 *   a statement, and finds it again by its name.
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
      // Whatever came after it would be no transaction.
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
 * Does work of one transaction side by side, so that its statements travel together. What each of them asks at once is done
 * in the order of the arguments; what it asks after an answer comes whenever it comes. Unlike `Promise.all` it waits for all
 * even when one fails: what went on after the rollback would be written for good.
 * @throws what the first of them threw; of what was only refused because something beside it had failed, nothing.
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

/** "Current transaction is aborted", by the driver or within the query builder's own error. */
function onlyAborted(reason: unknown): boolean {
  const { code, cause } = (reason ?? {}) as { code?: unknown; cause?: { code?: unknown } };
  return [code, cause?.code].includes('25P02');
}

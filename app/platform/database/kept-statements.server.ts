import type { ExecProtocolOptions, PGlite } from '@electric-sql/pglite';

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
/** How the database is asked with a message of PostgreSQL's wire protocol. */
type Ask = (message: Uint8Array, options: ExecProtocolOptions) => Promise<Messages>;

/** Beyond this the one that was not asked for longest goes. */
const MOST = 250;
/** Bytes. Longer ones are rows brought in by the hundred, and do not come again. */
const LONGEST = 20_000;
/** Milliseconds. A plan that was made while a table was small is not good for long when it grows. */
const LONGEST_KEPT = 10 * 60_000;
const ROWS = /^\s*(?:select|insert|update|delete|with)\b/i;
const [BIND, CLOSE, DESCRIBE, PARSE] = Buffer.from('BCDP');
const STATEMENT = 'S'.charCodeAt(0);

interface Kept {
  name: string;
  since: number;
  /** What the database says of it: its parameters and its columns. */
  described?: Messages;
}

/**
 * PGlite has every statement read and planned anew, which takes longer than doing it. These stand between it and its
 * database: what was read once is bound by a name, and neither read nor described again. One after the other: the messages
 * of two statements never mix, as PGlite itself takes care of.
 *
 * The database plans anew when what it knows of a table changes, and refuses a statement only whose columns became others;
 * the migrations come first, and statements name their columns.
 */
export class KeptStatements {
  readonly #ask: Ask;
  readonly #kept = new Map<string, Kept>();
  #named = 0;
  /** The one whose messages come now, when it is kept. */
  #current: Kept | undefined;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async exec(message: Uint8Array, options: ExecProtocolOptions): Promise<Messages> {
    const kind = message[0];
    if (kind === PARSE) return this.#parse(message, options);
    const statement = this.#current;
    if (!statement) return this.#ask(message, options);
    if (kind === BIND) return this.#ask(withName(message, 6, statement.name), options);
    if (kind !== DESCRIBE) return this.#ask(message, options);
    // First the statement is described, and once bound as a portal, whose columns are the same.
    statement.described ??= await this.#ask(withName(message, 6, statement.name), options);
    return [...statement.described];
  }

  /** @param message with the text and the types of its parameters, and no name. */
  async #parse(message: Uint8Array, options: ExecProtocolOptions): Promise<Messages> {
    const key = Buffer.from(message).toString('latin1');
    const known = this.#kept.get(key);
    const isFresh = known && performance.now() - known.since < LONGEST_KEPT;
    this.#current = isFresh ? known : undefined;
    this.#kept.delete(key);
    if (isFresh) {
      this.#kept.set(key, known);
      return [];
    }
    if (known) await this.#forget(known, options);
    if (key.length > LONGEST || !ROWS.test(key.slice(6))) return this.#ask(message, options);
    const [oldest] = this.#kept;
    if (oldest && this.#kept.size >= MOST) {
      this.#kept.delete(oldest[0]);
      await this.#forget(oldest[1], options);
    }
    this.#named += 1;
    const statement = { name: `kept ${this.#named}`, since: performance.now() };
    const answer = await this.#ask(withName(message, 5, statement.name), options);
    this.#kept.set(key, statement);
    this.#current = statement;
    return answer;
  }

  async #forget({ name }: Kept, options: ExecProtocolOptions): Promise<void> {
    await this.#ask(withName(Buffer.of(CLOSE!, 0, 0, 0, 0, STATEMENT, 0), 6, name), options);
  }
}

/** The same message of the statement with that name, which stands at that place of it. */
function withName(message: Uint8Array, place: number, name: string): Uint8Array {
  const named = Buffer.concat([message.subarray(0, place), Buffer.from(name), message.subarray(place)]);
  named.writeInt32BE(named.length - 1, 1);
  return named;
}

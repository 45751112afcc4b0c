import type { ExecProtocolOptions, PGlite } from '@electric-sql/pglite';

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
/** Sends the database one message of PostgreSQL's wire protocol. */
type Ask = (message: Uint8Array, options: ExecProtocolOptions) => Promise<Messages>;

/** The most statements that are kept. Beyond that, the least recently used one goes. */
const MOST = 250;
/** Bytes. Longer statements insert hundreds of rows and do not come again. */
const LONGEST = 20_000;
/** Milliseconds. A plan made for a small table becomes a bad one when the table grows. */
const LONGEST_KEPT = 10 * 60_000;
const ROWS = /^\s*(?:select|insert|update|delete|with)\b/i;
const [BIND, CLOSE, DESCRIBE, PARSE] = Buffer.from('BCDP');
const STATEMENT = 'S'.charCodeAt(0);

interface Kept {
  name: string;
  since: number;
  /** The database's description of its parameters and its columns. */
  described?: Messages;
}

/**
 * PGlite parses and plans every statement anew, which takes longer than running it. This class stands between
 * PGlite and its database: a statement that was parsed once is bound by its name, and is neither parsed nor
 * described again. PGlite itself runs one statement after the other, so the messages of two statements never
 * mix.
 *
 * The database plans a statement anew when what it knows of a table changes. It refuses a kept statement only
 * when its result columns changed. That does not happen: migrations run first, and statements name their
 * columns.
 */
export class KeptStatements {
  readonly #ask: Ask;
  readonly #kept = new Map<string, Kept>();
  #named = 0;
  /** The kept statement to which the current messages belong, if any. */
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
    // The statement is described first, and its portal once it is bound. Both have the same columns.
    statement.described ??= await this.#ask(withName(message, 6, statement.name), options);
    return [...statement.described];
  }

  /** @param message a Parse message with the text and the types of its parameters, but without a name. */
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

/** Inserts the statement's name into a message at the offset `place`, and corrects the message's length. */
function withName(message: Uint8Array, place: number, name: string): Uint8Array {
  const named = Buffer.concat([message.subarray(0, place), Buffer.from(name), message.subarray(place)]);
  named.writeInt32BE(named.length - 1, 1);
  return named;
}

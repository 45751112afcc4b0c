import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export const BROWSERS = 16;
const PAGES = ['/', '/api/me', '/readyz'];

/** What became of every question. */
interface Account {
  answered: number;
  /** Let in, or cut off on the way, and not answered whole: `address: code`. */
  dropped: string[];
  /** Browsers before which the door was shut; they ask no more. */
  refused: number;
}

/** Browsers that ask again as soon as they are answered, on connections that they keep, until nobody lets them in. */
export class AskingWithoutEnd {
  readonly account: Account = { answered: 0, dropped: [], refused: 0 };
  readonly #agent = new Agent({ keepAlive: true, maxSockets: BROWSERS });
  readonly #asking: Promise<unknown>;
  #over = false;

  constructor(url: string) {
    const browsers = Array.from({ length: BROWSERS }, (_, index) => url + PAGES[index % PAGES.length]);
    this.#asking = Promise.all(browsers.map((address) => this.#ask(address)));
  }

  /**
   * Waits until each has been refused. @throws when one is still let in, or waits for an answer, after so long.
   */
  async end(limitMs: number): Promise<Account> {
    const late = new AbortController();
    try {
      const inTime = await Promise.race([
        this.#asking.then(() => true),
        pause(limitMs, false, { signal: late.signal }),
      ]);
      if (!inTime)
        throw new Error(
          `Somebody is still let in or waits after ${limitMs} ms: ${JSON.stringify(this.account)}`,
        );
      return this.account;
    } finally {
      this.#over = true;
      late.abort();
      this.#agent.destroy();
    }
  }

  async #ask(address: string): Promise<void> {
    while (!this.#over) {
      const code = await outcomeOf(address, this.#agent);
      if (code === 'ECONNREFUSED') {
        this.account.refused += 1;
        return;
      }
      if (code === null) this.account.answered += 1;
      else this.account.dropped.push(`${address}: ${code}`);
    }
  }
}

/** @returns null for a whole answer, else what became of the question. */
function outcomeOf(address: string, agent: Agent): Promise<string | null> {
  return new Promise((resolve) => {
    const failed = (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message);
    get(address, { agent }, (answer) => {
      answer.resume();
      answer.once('error', failed);
      answer.once('end', () => resolve(answer.complete ? null : 'cut off'));
    }).once('error', failed);
  });
}

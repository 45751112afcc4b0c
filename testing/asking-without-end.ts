import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

export const BROWSERS = 16;
const PAGES = ['/', '/api/me', '/readyz'];

/** The outcome of every request. */
interface Account {
  answered: number;
  /** Requests that were accepted or cut off, without a complete answer: `address: code`. */
  dropped: string[];
  /** Browsers whose connection was refused; they send no more requests. */
  refused: number;
}

/**
 * Browsers that send a new request after each answer, on kept-alive connections, until the server refuses
 * them.
 */
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
   * Waits until the server has refused every browser.
   * @throws when one is still let in, or waits for an answer, after `limitMs`.
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

/** @returns null for a complete answer, else the outcome of the request. */
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

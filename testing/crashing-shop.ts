import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { Letter } from '../dev/mailbox/letters.ts';
import { openDevServices, shopVariables, type DevServices } from '../dev/dev-services.ts';
import { wizardCheckout } from './buying.ts';
import type { Runtime } from '../app/platform/runtime/runtime.server.ts';
import { becomeCustomer } from './customer.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import type { Fault, FaultOrder, FaultReport } from './fault-orders.ts';
import { brokenRules } from './rules-of-the-books.ts';
import { shopModule } from './shop-module.ts';
import { freePorts, type ShopProcess, startShop } from './shop-process.ts';
import { Visitor } from './visitor.ts';

/** The time that a shop has after its start to recover. */
export const HEALING_LIMIT_MS = 60_000;
/** A customer may open 150 checkouts in ten minutes. */
const MOST_OF_ONE_PARENT = 40;
const OWNER = 'owner@nanheveer.example';

/**
 * How the shop learns of a payment: from the customer's page, or from a webhook event when the page's report
 * is lost.
 */
export type HeardFrom = 'page' | 'notice';
/** When the page comes first, in milliseconds. */
export const NOTICE_COMES_AFTER_MS = 1_500;

/** What a customer was doing when the shop died. */
export interface Purchase {
  intent: string;
  /** The id of the provider's paid order; undefined before the payment. */
  orderId?: string;
  email: string;
  parent: Visitor;
}

/**
 * A shop in separate processes that tests can kill. The customer, the provider and the mail server keep
 * running.
 */
export class CrashingShop {
  readonly street: DevServices;
  readonly #database: TestDatabase;
  readonly #ports: { PORT: string; STREET_PORT: string };
  readonly #preload: URL | undefined;
  readonly #more: Record<string, string>;
  #shop: ShopProcess | undefined;
  #crashing: Promise<void> | undefined;
  #parent: { visitor: Visitor; email: string; purchases: number } | undefined;

  private constructor(
    street: DevServices,
    database: TestDatabase,
    ports: { PORT: string; STREET_PORT: string },
    preload: URL | undefined,
    more: Record<string, string>,
  ) {
    this.street = street;
    this.#database = database;
    this.#ports = ports;
    this.#preload = preload;
    this.#more = more;
  }

  /**
   * @param preload a module that its processes load first.
   * @param more further environment variables.
   */
  static async open(preload?: URL, more: Record<string, string> = {}): Promise<CrashingShop> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'shop-crash-'));
    const database = await freshDatabase(dataDir, 'held');
    const street = await openDevServices({ port: 0, dataDir: path.join(dataDir, 'street') });
    const shop = new CrashingShop(street, database, await freePorts(), preload, more);
    await shop.start();
    return shop;
  }

  get url(): string {
    return `http://localhost:${this.#ports.PORT}`;
  }

  get processes(): ShopProcess['processes'] {
    return this.#shop?.processes ?? [];
  }

  async start(): Promise<void> {
    this.street.control.behaveWell();
    this.street.control.behave({
      webhookUrl: `http://127.0.0.1:${this.#ports.PORT}/api/payments/webhook`,
      webhookRetryMs: 500,
    });
    this.#shop = await startShop({ ...this.#ports, ...this.#variables() }, this.#preload);
  }

  /** Kills all processes of the shop at once, without a shutdown. */
  async kill(): Promise<void> {
    await this.#shop?.kill('SIGKILL');
  }

  /** Kills and restarts the shop. Calls during the restart share the same crash. */
  crash(): Promise<void> {
    this.#crashing ??= this.#killAndStart().finally(() => {
      this.#crashing = undefined;
    });
    return this.#crashing;
  }

  async #killAndStart(): Promise<void> {
    await this.kill();
    await this.start();
  }

  /** @throws when the data breaks a rule of the books. */
  async close(): Promise<void> {
    const broken = await this.rulesBroken();
    await this.kill();
    await this.street.close();
    await this.#database.remove();
    if (broken.length > 0) throw new Error(broken.join('\n'));
  }

  /** Stops the processes and checks the rules of the books. @returns the broken rules. */
  async rulesBroken(): Promise<string[]> {
    await this.#shop?.kill('SIGTERM');
    return this.#beside((machine) => brokenRules(machine.database, this.street));
  }

  /** Stops the processes and queries the shop's database. */
  async rows<Row>(query: string): Promise<Row[]> {
    await this.#shop?.kill('SIGTERM');
    return this.#beside(async (machine) => (await machine.database.execute(sql.raw(query))).rows as Row[]);
  }

  /** Creates a purchase that has not started. */
  async purchase(): Promise<Purchase> {
    if (!this.#parent || this.#parent.purchases === MOST_OF_ONE_PARENT) {
      const email = `parent-${randomUUID()}@example.in`;
      const visitor = new Visitor(this.url);
      await becomeCustomer(visitor, this.street, email);
      this.#parent = { visitor, email, purchases: 0 };
    }
    this.#parent.purchases += 1;
    return { intent: randomUUID(), email: this.#parent.email, parent: this.#parent.visitor };
  }

  checkOut({ parent, intent }: Purchase): Promise<Response> {
    return parent.postJson('/api/checkout', wizardCheckout({ intentKey: intent }));
  }

  async openOrder(purchase: Purchase): Promise<string> {
    const answer = (await (await this.checkOut(purchase)).json()) as {
      checkoutId: string;
      payment: { orderId: string };
    };
    purchase.orderId = answer.payment.orderId;
    return answer.checkoutId;
  }

  /** Pays in the provider's window. @returns the provider's proof of payment. */
  pay({ orderId = '' }: Purchase): Record<string, string> {
    const attempt = this.street.control.attempt({ orderId, choice: 'pay' });
    if (attempt.outcome !== 'paid') throw new Error('The sandbox did not take the payment.');
    return attempt.response;
  }

  report({ parent }: Purchase, checkoutId: string, proof: Record<string, string>): Promise<Response> {
    return parent.postJson('/api/payments/callback', { checkoutId, proof });
  }

  /**
   * Completes a purchase from *Pay* to the answer, however often the shop crashes.
   * @param from how the shop learns of the payment; by default both ways at once.
   * @returns whether the shop died by itself before there was anything to pay.
   */
  async buy(purchase: Purchase, from?: HeardFrom): Promise<boolean> {
    let died = false;
    const checkoutId = await this.openOrder(purchase).catch(async () => {
      died = await this.#diesNow();
      await this.crash();
      return this.openOrder(purchase);
    });
    if (from === 'page')
      this.street.control.behave({ webhook: 'late', webhookDelayMs: NOTICE_COMES_AFTER_MS });
    else if (from === 'notice') this.street.control.behave({ webhook: 'on time' });
    const proof = this.pay(purchase);
    if (from !== 'notice') await this.report(purchase, checkoutId, proof).catch(() => undefined);
    return died;
  }

  /** A customer's request can fail before the parent process learns of the crash. */
  async #diesNow(): Promise<boolean> {
    for (let looks = 0; looks < 20 && !this.isDead && !this.#crashing; looks += 1) await pause(50);
    return this.isDead && !this.#crashing;
  }

  /**
   * Waits until a paid purchase is an order, the customer and the owner have their letters, and no webhook
   * is pending.
   * @returns the wait for order and letters in milliseconds.
   * @throws after a minute.
   */
  async healed(purchase: Purchase): Promise<number> {
    const began = Date.now();
    while (!(await this.isTold(purchase))) {
      if (Date.now() - began > HEALING_LIMIT_MS)
        throw new Error(`Not put right within a minute: ${JSON.stringify(await this.#look(purchase))}`);
      await pause(100);
    }
    const took = Date.now() - began;
    await this.street.control.webhooksQuiet();
    return took;
  }

  /** Whether the purchase is an order, and both the customer and the owner have their letters. */
  async isTold(purchase: Purchase): Promise<boolean> {
    const { orderNumber, letters } = await this.#look(purchase);
    return orderNumber !== undefined && letters.includes(purchase.email) && letters.includes(OWNER);
  }

  async #look(purchase: Purchase): Promise<{ orderNumber?: string; letters: string[] }> {
    const orderNumber = await this.#orderNumberOf(purchase).catch(() => undefined);
    if (!orderNumber) return { letters: [] };
    return { orderNumber, letters: this.#lettersAbout(orderNumber).map(({ to }) => to) };
  }

  async #orderNumberOf({ parent, intent }: Purchase): Promise<string | undefined> {
    const answer = await parent.get(`/api/checkout?intent=${intent}`);
    return ((await answer.json()) as { orderNumber?: string }).orderNumber;
  }

  /** The letters about the order of a purchase. */
  async lettersOf(purchase: Purchase): Promise<Letter[]> {
    return this.#lettersAbout((await this.#orderNumberOf(purchase)) ?? 'none');
  }

  #lettersAbout(orderNumber: string): Letter[] {
    return this.street.control.letters().filter(({ subject }) => subject.includes(orderNumber));
  }

  /** Tells every process to count its steps. */
  async count(): Promise<void> {
    for (const index of this.processes.keys()) await this.#ask(index, { order: 'count' });
  }

  /** Stops counting. @returns the steps of each process since `count`. */
  async steps(): Promise<string[][]> {
    const all: string[][] = [];
    for (const index of this.processes.keys()) {
      const report = await this.#ask(index, { order: 'stop' });
      all.push(report.report === 'steps' ? report.steps : []);
    }
    return all;
  }

  /** Tells a process to die at the given step. */
  async doom(process: number, fault: Fault): Promise<void> {
    await this.#ask(process, { order: 'die', ...fault });
  }

  get isDead(): boolean {
    return this.processes.some(({ signalCode }) => signalCode === 'SIGKILL');
  }

  async #ask(index: number, order: FaultOrder): Promise<FaultReport> {
    const child = this.processes[index];
    if (!child) throw new Error('There is no such process.');
    const answered = once(child, 'message');
    child.send(order);
    const [report] = (await answered) as [FaultReport];
    return report;
  }

  #variables(): Record<string, string> {
    return {
      DATABASE_URL: '',
      ...this.#database.variables,
      ...shopVariables(this.street),
      OWNER_EMAIL: OWNER,
      ...this.#more,
    };
  }

  /** Opens the shop's database while no process uses it. */
  async #beside<Answer>(work: (machine: Runtime) => Promise<Answer>): Promise<Answer> {
    const { openShop, readEnvironment } = await shopModule();
    const shop = await openShop(readEnvironment({ ...this.#ports, ...this.#variables() }));
    try {
      return await work(shop.machine);
    } finally {
      await shop.close();
    }
  }
}

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shopVariables } from '../../../dev/dev-services.ts';
import { checkOut, pay } from '../../../testing/buying.ts';
import { freshDatabase, type TestDatabase } from '../../../testing/database.ts';
import { bring, NEWS, newsHandled } from '../../../testing/payment-news.ts';
import { ON_POSTGRES, tell, times } from '../../../testing/long-form.ts';
import { brokenRules } from '../../../testing/rules-of-the-books.ts';
import { freePorts, type ShopProcess, startShop } from '../../../testing/shop-process.ts';
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts';
import type { Visitor } from '../../../testing/visitor.ts';
import { db, machine } from '../../platform/runtime/runtime.server.ts';

const RUNS = times(5, 60);
const SECRET = 'one secret for all processes of a shop';

/** The test's own process and a second one share a database. Both also run jobs from the queue. */
let database: TestDatabase;
let shop: TestShop;
let second: ShopProcess;
/** One customer, signed in at both processes. */
let customers: Visitor[];

/**
 * Up to three batches of news. The news of one batch arrives at the same time, each at one of the processes.
 */
const news = fc.record({
  news: fc.constantFrom(...NEWS),
  process: fc.nat(1),
  times: fc.integer({ min: 1, max: 5 }),
});
const stories = fc.array(fc.array(news, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 });

describe.runIf(ON_POSTGRES)('two processes', () => {
  beforeAll(async () => {
    database = await freshDatabase(mkdtempSync(path.join(tmpdir(), 'shop-two-')));
    shop = await openTestShop({ SESSION_SECRET: SECRET }, { database });
    shop.street.control.behave({ webhook: 'never' });
    second = await startShop({
      ...(await freePorts()),
      ...database.variables,
      SESSION_SECRET: SECRET,
      ...shopVariables(shop.street),
    });
    const customer = await shop.customer();
    customers = [customer, customer.elsewhere(second.url)];
  });
  afterAll(async () => {
    await second.kill();
    await shop.close();
    await database.remove();
  });

  it(
    'that hear the same news in any order, any number of times, make one order',
    async () => {
      await fc.assert(
        fc.asyncProperty(stories, async (lots) => {
          await shop.sql`delete from rate_limits`;
          const opened = await checkOut(customers[0]!);
          const proof = pay(shop, opened.payment.orderId);
          const reconcile = async () => {
            await shop.sql`update checkouts set created_at = created_at - interval '16 minutes' where id = ${opened.checkoutId}`;
            await machine().boss.send('reconcile-payments', {});
          };
          for (const lot of [...lots, [{ news: 'captured' as const, process: 1, times: 1 }]])
            await Promise.all(
              lot.flatMap((each) =>
                Array.from({ length: each.times }, () =>
                  bring(each.news, [shop.url, second.url][each.process]!, {
                    opened,
                    proof,
                    customer: customers[each.process]!,
                    reconcile,
                  }),
                ),
              ),
            );
          await newsHandled(shop);
          expect(await shop.sql`select 1 from orders where checkout_id = ${opened.checkoutId}`).toHaveLength(
            1,
          );
          expect(await brokenRules(db(), shop.street)).toEqual([]);
          expect(shop.street.control.refunds()).toEqual([]);
        }),
        { numRuns: RUNS, endOnFailure: true },
      );
      tell({
        promise: 2,
        what: 'News at two processes, up to 75 at once',
        count: `${RUNS} stories`,
        figure: 'one order, one payment, two letters each',
      });
    },
    times(180_000, 900_000),
  );
});

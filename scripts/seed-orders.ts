import { count, not, like, sql as statement } from 'drizzle-orm';
import { orders } from '../app/orders/orders/tables.server.ts';
import { EnvironmentProblem, readEnvironment } from '../app/platform/environment/environment.server.ts';
import { openRuntime } from '../app/platform/boot/open-runtime.server.ts';
import { seedOrders } from '../testing/seeded-orders.ts';

/** More orders of real customers than this, and it is somebody's shop. */
const MOST_REAL_ORDERS = 100;

const wanted = Number(process.argv[2] ?? 1000);
if (!Number.isInteger(wanted) || wanted < 1 || wanted > 1_000_000)
  fail('How many orders? A number up to 1000000.');
const environment = readEnvironment(process.env);
if (environment.SHOP_MODE === 'live') fail('This is a live shop: it gets no invented orders.');
const machine = await openRuntime(environment, () => new Date());
try {
  const [real] = await machine.database
    .select({ count: count() })
    .from(orders)
    .where(not(like(orders.userId, 'seed-%')));
  if ((real?.count ?? 0) > MOST_REAL_ORDERS)
    throw new EnvironmentProblem('This database holds the orders of a real shop: it gets no invented ones.');
  const started = performance.now();
  await seedOrders(
    (text, ...values) => machine.database.execute(statement(text, ...values)),
    wanted,
    new Date(),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${wanted} orders in ${seconds} s.`);
} catch (error) {
  if (!(error instanceof EnvironmentProblem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await machine.close();
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

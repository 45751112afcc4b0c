import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { whyClosed } from './why-closed.ts';

/** Restores access for a member of staff: prints a link to choose a new password. */
const [deed, email, ...more] = process.argv.slice(2);
const secondFactor = more.includes('--second-factor');
if (deed !== 'reset' || !email || more.length > Number(secondFactor))
  fail('npm run staff -- reset E-MAIL [--second-factor]');
const built = path.resolve('build/server/index.js');
if (!existsSync(built)) fail('Start the shop once, then there is somebody to let in.');
const shopModule: typeof import('../app/web.server.ts') = await import(pathToFileURL(built).href);
const { openShop, readEnvironment } = shopModule;

const shop = await openShop(readEnvironment(process.env)).catch((error: unknown) => {
  const reason = whyClosed(error, shopModule);
  if (reason) fail(reason);
  throw error;
});
const link = await shop.letBackIn(email, { secondFactor }).finally(() => shop.close());
if (!link) fail(`Nobody at ${email} works here.`);
console.log(`\nA new password for ${email}, once, within the hour, while the shop is running:\n${link}\n`);

function fail(words: string): never {
  console.error(words);
  process.exit(1);
}

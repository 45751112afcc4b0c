import { expect, type Page } from '@playwright/test';
import { sql } from 'drizzle-orm';
import type { Environment } from '../app/platform/environment/environment.server.ts';
import { environment } from '../app/platform/runtime/runtime.server.ts';
import type { Books } from '../testing/database.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import type { Visitor } from '../testing/visitor.ts';
import { carrySession } from './carry-session.ts';
import { test as base } from './kept-policies.ts';

export { expect } from '@playwright/test';

/** `failure` has the destructive style and interrupts a screen reader; the others wait for it to finish. */
export type ToastKind = 'failure' | 'success' | 'plain';

/** Breaks the shop in one place, until the test ends or `mend` is called. */
interface Breaking {
  /** Removes a table, so that every read or write of it fails in the database itself. */
  loseTable: (name: string) => Promise<void>;
  /** Makes every insert and update of a table fail. It can still be read. */
  refuseRows: (table: string) => Promise<void>;
  set: (changes: Partial<Environment>) => void;
  mend: () => Promise<void>;
}

interface Fixtures {
  /** Whether the page's visitor is signed in. */
  signedIn: boolean;
  /** Whether the sign-in popup is still to come. */
  popup: boolean;
  breaking: Breaking;
  /** Expects the toast with the words of the test's title, written as `title - description`. */
  says: (kind: ToastKind) => Promise<void>;
}

/** Journeys in a shop that runs in the test's own process, so that tests can break its database. */
export const test = base.extend<
  Fixtures,
  { books: Books; shop: TestShop; parent: Visitor & { email: string } }
>({
  books: ['held', { option: true, scope: 'worker' }],
  signedIn: [false, { option: true }],
  popup: [false, { option: true }],
  shop: [
    async ({ books }, use) => {
      const shop = await openTestShop({}, { press: books === 'made' });
      await use(shop);
      await shop.close();
    },
    { scope: 'worker' },
  ],
  parent: [async ({ shop }, use) => use(await shop.customer()), { scope: 'worker' }],
  baseURL: async ({ shop }, use) => use(shop.url),
  context: async ({ context, shop, parent, signedIn, popup }, use) => {
    if (!popup) await context.addInitScript(() => sessionStorage.setItem('nv.popup-seen', '1'));
    if (signedIn) await carrySession(context, parent, shop.url);
    await use(context);
    await shop.sql`delete from cart_items`;
    await shop.sql`delete from rate_limits`;
    shop.street.control.behaveWell();
  },
  breaking: async ({ shop }, use) => {
    const mending: (() => unknown)[] = [];
    const mend = async () => {
      for (const undo of mending.splice(0).toReversed()) await undo();
    };
    await use({
      loseTable: async (name) => {
        const [here, away] = [sql.identifier(name), sql.identifier(`${name}_away`)];
        await shop.sql`alter table ${here} rename to ${away}`;
        mending.push(() => shop.sql`alter table ${away} rename to ${here}`);
      },
      refuseRows: async (table) => {
        await shop.sql`alter table ${sql.identifier(table)} add constraint no_more check (false) not valid`;
        mending.push(() => shop.sql`alter table ${sql.identifier(table)} drop constraint no_more`);
      },
      set: (changes) => {
        const before = { ...environment() };
        Object.assign(environment(), changes);
        mending.push(() => Object.assign(environment(), before));
      },
      mend,
    });
    await mend();
  },
  says: async ({ page }, use, { title }) => use((kind) => readToast(page, title, kind)),
});

/** Checks title, description, style and the live region that announces it. */
export async function readToast(page: Page, words: string, kind: ToastKind): Promise<void> {
  const [, title, description] = /^(.+?)(?: - (.+))?$/s.exec(words) ?? [];
  const lines = [title, description].filter((line) => line !== undefined);
  const read = page.getByRole(kind === 'failure' ? 'alert' : 'status');
  const toasts = read.locator(`[data-toast="${kind}"]`);
  await expect
    .poll(async () => {
      const shown = await toasts.all();
      return Promise.all(shown.map((toast) => toast.getByRole('paragraph').allInnerTexts()));
    })
    .toContainEqual(lines);
  if (kind === 'failure') await expect(toasts.first()).toHaveCSS('background-color', 'rgb(194, 24, 63)');
}

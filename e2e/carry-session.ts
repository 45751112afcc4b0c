import type { BrowserContext } from '@playwright/test';
import type { Visitor } from '../testing/visitor.ts';

/** Gives the browser the visitor's session. */
export async function carrySession(context: BrowserContext, visitor: Visitor, url: string): Promise<void> {
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
}

import type { BrowserContext } from '@playwright/test';
import type { Visitor } from '../testing/visitor.ts';

/** From now on the browser is who the visitor is. */
export async function carrySession(context: BrowserContext, visitor: Visitor, url: string): Promise<void> {
  await context.addCookies([...visitor.cookies].map(([name, value]) => ({ name, value, url })));
}

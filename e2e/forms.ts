import type { Locator, Page } from '@playwright/test';

type Place = Page | Locator;

export const main = (page: Page): Locator => page.getByRole('main');

/** Fills in the fields with these labels. */
export async function fill(place: Place, fields: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await place.getByLabel(label, { exact: true }).fill(value);
}

/** Presses the button with exactly this name. */
export const press = (place: Place, name: string | RegExp): Promise<void> =>
  place.getByRole('button', { name, exact: true }).click();

/** Closes all visible toasts. */
export async function dismiss(page: Page): Promise<void> {
  const ways = page.getByRole('button', { name: 'Dismiss message', exact: true });
  await ways.first().click();
  while (await ways.count()) await ways.first().click();
}

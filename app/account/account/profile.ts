import { eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { db, now } from '../../platform/runtime/runtime.server.ts';
import { plainLine } from '../../platform/strings/plain-line.ts';
import { oneLine, severalLines } from '../../platform/strings/typed-text.ts';
import { atMost, forCustomers } from './audience.server.ts';
import { changePassword } from './password.server.ts';
import { requireUser, type User } from './session.server.ts';
import { addressProblem, nameProblem, phoneProblem } from './sign-up.schema.ts';
import { users } from './tables.server.ts';
import { readJson } from '../../platform/bodies/bounded-body.server.ts';
import type { Route } from './+types/profile.ts';

export const middleware = [forCustomers, atMost('profile')];

const change = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('field'),
    name: z.enum(['fullName', 'phone', 'address']),
    value: z.string(),
  }),
  z.object({ kind: z.literal('password'), current: z.string(), next: z.string() }),
  z.object({ kind: z.literal('notifications'), orderUpdates: z.boolean(), offers: z.boolean() }),
]);
type Change = z.infer<typeof change>;

/** POST: changes one detail of the signed-in customer. Answers `{}`, or 422 and `{problem, message}`. */
export async function action({ request }: Route.ActionArgs) {
  const user = await requireUser(request);
  const asked = change.safeParse(await readJson(request));
  if (!asked.success) return refuse('invalid', 'Failed to update profile. Please try again.');
  const message = await apply(request, user, asked.data);
  return message ? refuse('refused', message) : Response.json({});
}

/** @returns why not, in words for the customer; null when it is done. */
async function apply(request: Request, user: User, wish: Change): Promise<string | null> {
  switch (wish.kind) {
    case 'field':
      return changeField(user.id, wish.name, wish.value);
    case 'password':
      return changePassword(request, user, wish.current, wish.next);
    case 'notifications':
      await db()
        .update(users)
        .set({
          orderUpdatesStoppedAt: wish.orderUpdates ? null : sinceNowOrBefore(users.orderUpdatesStoppedAt),
          offersAskedForAt: wish.offers ? sinceNowOrBefore(users.offersAskedForAt) : null,
          updatedAt: now(),
        })
        .where(eq(users.id, user.id));
      return null;
  }
}

const sinceNowOrBefore = (column: AnyPgColumn) =>
  sql`coalesce(${column}, ${now().toISOString()}::timestamptz)`;

const FIELDS = {
  fullName: { clean: oneLine, problem: nameProblem, column: 'name' },
  phone: { clean: plainLine, problem: phoneProblem, column: 'phone' },
  address: { clean: severalLines, problem: addressProblem, column: 'address' },
} as const;

async function changeField(userId: string, name: keyof typeof FIELDS, typed: string): Promise<string | null> {
  const { clean, problem, column } = FIELDS[name];
  const value = clean(typed);
  const found = problem(value);
  if (found) return found.description;
  await db()
    .update(users)
    .set({ [column]: value, updatedAt: now() })
    .where(eq(users.id, userId));
  return null;
}

function refuse(problem: string, message: string): Response {
  return Response.json({ problem, message }, { status: 422 });
}

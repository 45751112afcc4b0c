import { data } from 'react-router';
import { z } from 'zod';
import { db, machine } from '../../platform/runtime/runtime.server.ts';
import { forOwner, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/jobs-again.ts';
import { failedJobIds } from './failed-jobs.server.ts';

export const middleware = [forOwner];

const wishSchema = z.object({ name: z.string().regex(/^[a-z-]{1,60}$/) });

/** Retries the failed jobs of one kind. Jobs are idempotent, so a retry is safe. */
export async function action({ request, context }: Route.ActionArgs) {
  const wish = wishSchema.safeParse(Object.fromEntries(await readForm(request)));
  const ids = wish.success ? await failedJobIds(wish.data.name) : [];
  if (!wish.success || ids.length === 0)
    return data({ refused: 'Nothing of that kind waits any more.' }, 404);
  const { name } = wish.data;
  await machine().boss.retry(name, ids);
  await writeAuditEntry(db(), context.get(staffContext), {
    action: 'work tried again',
    subject: name.replaceAll('-', ' '),
    details: { count: ids.length },
  });
  return { done: 'It is being tried again.' };
}

import { and, asc, desc, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import { db } from '../../platform/runtime/runtime.server.ts';
import { staff, staffLog } from '../../account/staff-sessions/tables.server.ts';

const PAGE = 50;

/** The filters of the log in the address. Invalid values are ignored. */
export const logFilterSchema = z.object({
  person: z.uuid().optional().catch(undefined),
  action: z.string().max(80).optional().catch(undefined),
  photos: z.literal('1').optional().catch(undefined),
  /** The page of lines older than this one. */
  before: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER).optional().catch(undefined),
});
export type LogFilter = z.infer<typeof logFilterSchema>;

export type LogLine = typeof staffLog.$inferSelect;

/** One page of the log, newest first. `next`: where the following page begins; null on the last. */
export async function logPage({
  person,
  action,
  photos,
  before,
}: LogFilter): Promise<{ lines: LogLine[]; next: number | null }> {
  const found = await db()
    .select()
    .from(staffLog)
    .where(
      and(
        person ? eq(staffLog.staffId, person) : undefined,
        action ? eq(staffLog.action, action) : undefined,
        photos ? eq(staffLog.photoLook, true) : undefined,
        before ? lt(staffLog.id, before) : undefined,
      ),
    )
    .orderBy(desc(staffLog.id))
    .limit(PAGE + 1);
  const lines = found.slice(0, PAGE);
  return { lines, next: found.length > PAGE ? (lines.at(-1)?.id ?? null) : null };
}

/** The choices of the filters: all present and former staff, and all recorded actions. */
export async function logChoices(): Promise<{ people: { id: string; name: string }[]; actions: string[] }> {
  const people = await db().select({ id: staff.id, name: staff.name }).from(staff).orderBy(asc(staff.name));
  const actions = await db()
    .selectDistinct({ action: staffLog.action })
    .from(staffLog)
    .orderBy(asc(staffLog.action));
  return { people, actions: actions.map(({ action }) => action) };
}

import { sql } from 'drizzle-orm';
import { orderMoment } from '../../orders/orders/order-dates.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import type { ToDo } from './to-do.ts';

/** Letters have a list of their own. */
const ELSEWHERE = 'send-letter';

/** Background jobs that failed for good in the last seven days. A recurring job counts only until its next success. */
export async function failedJobs(): Promise<ToDo | null> {
  const { rows } = await db().execute<{ name: string; jobs: number; latest: string }>(sql`
    select job.name, count(*)::int as jobs, max(job.completed_on)::text as latest
    from pgboss.job
    where job.state = 'failed' and job.completed_on > now() - interval '7 days' and job.name <> ${ELSEWHERE}
      and not (
        coalesce(job.data, '{}') in ('{}'::jsonb, 'null'::jsonb)
        and exists (
          select 1 from pgboss.job later
          where later.name = job.name and later.state = 'completed' and later.completed_on > job.completed_on
        )
      )
    group by job.name order by max(job.completed_on) desc`);
  if (rows.length === 0) return null;
  return {
    kind: 'failed-jobs',
    title: 'Work that was given up',
    count: rows.reduce((sum, { jobs }) => sum + jobs, 0),
    what: 'Have it tried again. If it comes back, show it to whoever looks after the server: the cause stands in the log.',
    lines: rows.map(({ name, jobs, latest }) => ({
      text: `${name.replaceAll('-', ' ')}${jobs > 1 ? `, ${jobs} times` : ''}`,
      details: [`Last on ${orderMoment(new Date(latest))}`],
      deeds: [{ to: '/admin/needs/jobs-again', label: 'Try again', fields: { name } }],
    })),
  };
}

/** @returns ids of the failed jobs of one kind, to retry them. */
export async function failedJobIds(name: string): Promise<string[]> {
  const { rows } = await db().execute<{ id: string }>(sql`
    select id::text from pgboss.job
    where name = ${name} and state = 'failed' and completed_on > now() - interval '7 days' limit 500`);
  return rows.map(({ id }) => id);
}

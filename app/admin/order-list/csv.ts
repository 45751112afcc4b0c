import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm';
import { indianDay, indianMinute } from '../../orders/orders/order-dates.ts';
import { STAGE_NAMES } from '../../orders/orders/stages.ts';
import { orders } from '../../orders/orders/tables.server.ts';
import { db, now, someSecondsOld } from '../../platform/runtime/runtime.server.ts';
import { forSupport, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Route } from './+types/csv.ts';
import { csvHead, csvRows } from './csv-orders.ts';
import { readFilters } from './list-filters.ts';
import { bookLine, booksOf } from './list.server.ts';
import { letThrough } from './list-where.server.ts';

export const middleware = [forSupport];

type Row = typeof orders.$inferSelect;

const AT_ONCE = 500;

/** The orders of the list as a CSV file. It is streamed, so its length does not matter. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const filters = readFilters(url.searchParams);
  const which = await letThrough(filters);
  const { q, ...told } = filters;
  await writeAuditEntry(db(), context.get(staffContext), {
    action: 'orders exported',
    subject: 'orders',
    details: { ...told, searched: q !== '' },
  });
  let last: Row | null = null;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(bytes(csvHead())),
    async pull(controller) {
      const { rows, csv } = await someSecondsOld(() => readRows(and(which, last ? older(last) : undefined)));
      if (rows.length > 0) controller.enqueue(bytes(csv));
      last = rows.at(-1) ?? null;
      if (rows.length < AT_ONCE) controller.close();
    },
  });
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="orders-${indianDay(now())}.csv"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

async function readRows(which: SQL | undefined): Promise<{ rows: Row[]; csv: string }> {
  const rows = await db()
    .select()
    .from(orders)
    .where(which)
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(AT_ONCE);
  return { rows, csv: await asCsv(rows) };
}

const older = ({ createdAt, id }: Row) =>
  or(lt(orders.createdAt, createdAt), and(eq(orders.createdAt, createdAt), lt(orders.id, id)));

const bytes = (text: string) => new TextEncoder().encode(text);
const day = (date: Date | null) => (date ? indianDay(date) : '');

async function asCsv(rows: readonly Row[]): Promise<string> {
  const books = await booksOf(rows.map(({ id }) => id));
  return csvRows(
    rows.map((row) => {
      const { fullName, email, phone, address, city, state, postalCode } = row.shippingAddress;
      return {
        orderNumber: row.orderNumber,
        placed: indianMinute(row.createdAt),
        stage: STAGE_NAMES[row.stage],
        held: row.heldAt ? (row.heldBecause ?? 'Held.') : '',
        name: fullName,
        email,
        phone,
        address,
        city,
        state,
        pin: postalCode,
        books: (books.get(row.id) ?? []).map(bookLine).join('\n'),
        coupon: row.couponCode ?? '',
        subtotal: row.subtotalAmount,
        discount: row.discountAmount,
        total: row.totalAmount,
        courier: row.courier ?? '',
        trackingNumber: row.trackingNumber ?? '',
        shipped: day(row.shippedAt),
        delivered: day(row.deliveredAt),
      };
    }),
  );
}

import { data } from 'react-router';
import { z } from 'zod';
import { forStaff } from '../account/audience.server.ts';
import { makeRefusedBookAgain } from '../orders/make-book.job.server.ts';
import type { Route } from './+types/redraw.ts';

export const middleware = [forStaff];

const bookSchema = z.object({ orderItemId: z.uuid() });

/** Staff have a book drawn again that did not pass its check. */
export async function action({ request }: Route.ActionArgs) {
  const wish = bookSchema.safeParse(Object.fromEntries(await request.formData()));
  if (wish.success && (await makeRefusedBookAgain(wish.data.orderItemId))) return { again: true };
  return data({ again: false }, 404);
}

import { z } from 'zod';
import { changePhoto, keepWhileGiven } from '../../orders/order-photos/change-photo.server.ts';
import { mayChange } from '../../orders/orders/move-order.server.ts';
import { itemsOf } from '../../orders/orders/orders.server.ts';
import { CONSENT_VERSION } from '../../books/photos/photo-rules.ts';
import { forgetPhoto } from '../../books/photos/photos.server.ts';
import { takeUpload } from '../../books/photos/take-upload.server.ts';
import { line } from '../../platform/strings/typed-fields.schema.ts';
import { forProduction } from '../../account/staff-sessions/audience.server.ts';
import type { Route } from './+types/replace-photo.ts';
import { changeOrder, LOCKED, wrongFields, wrongForm } from './change-order.server.ts';

export const middleware = [forProduction];

const formSchema = z.object({
  orderItemId: z.uuid(),
  consent: z.literal('yes', 'Without the parent’s permission no photo is taken.'),
  consentHow: line
    .min(10, 'Please say how and when the parent gave it.')
    .max(200, 'Please keep it to 200 characters.'),
});

/**
 * POST a form with `photo`, `orderItemId`, `consent=yes` and `consentHow`: a photo that the customer sent takes the
 * place of the one before, which leaves at once, and the book is drawn again.
 */
export async function action({ request, params, context }: Route.ActionArgs) {
  const wish: { form?: ReturnType<typeof formSchema.safeParse> } = {};
  const upload = await takeUpload(request, {
    check: (form) => {
      wish.form = formSchema.safeParse(Object.fromEntries(form));
      return wish.form.success ? null : NOT_ASKED;
    },
  });
  if (wish.form?.error) return wrongForm(wish.form.error);
  if ('refusal' in upload) return wrongFields({ photo: upload.refusal.message });
  const { orderItemId = '', consentHow = '' } = wish.form?.data ?? {};
  let former: string | null = null;
  const answer = await keepWhileGiven(
    upload.picture,
    `${CONSENT_VERSION}, told to staff`,
    (photoId) =>
      changeOrder(context, params.orderId, async (tx, order, staff) => {
        if (!mayChange(order)) return { refused: LOCKED };
        const item = (await itemsOf([order.id], tx)).find(({ id }) => id === orderItemId);
        if (!item) return { refused: 'This book is not in the order.' };
        former = await changePhoto(tx, order, item, photoId, {
          staff: staff.name,
          consent: `Permission: ${consentHow}`,
        });
        return {
          done: 'The photo is replaced, and the book is being drawn again.',
          action: 'photo replaced',
        };
      }),
    (given) => 'done' in given.data,
  );
  if (former) await forgetPhoto(former, 'replaced');
  return answer;
}

const NOT_ASKED = { problem: 'consent', title: 'Permission needed', message: '' } as const;

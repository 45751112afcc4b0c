import { data, redirect } from 'react-router';
import { atMost, forCustomers } from '../../account/account/audience.server.ts';
import { requireUser } from '../../account/account/session.server.ts';
import { isPlainForm, plainPage } from '../../platform/bodies/plain-page.ts';
import { takeUpload } from '../../books/photos/take-upload.server.ts';
import { isId } from '../../platform/strings/uuid.ts';
import type { Route } from './+types/add-photo.ts';
import { keepClaimPhoto } from './claim-photos.server.ts';
import { claimById } from './claims.server.ts';

export const middleware = [forCustomers, atMost('orders')];

/** POST a form with `photo` and `claimId`: adds a picture to the customer's own claim. */
export async function action({ request }: Route.ActionArgs) {
  const user = await requireUser(request);
  let claimId = '';
  const upload = await takeUpload(request, {
    check: (form) => {
      claimId = String(form.get('claimId') ?? '');
      return null;
    },
  });
  const claim = isId(claimId) ? await claimById(claimId) : null;
  if (claim?.userId !== user.id) throw data(null, { status: 404 });
  const back = `/orders/${claim.orderId}#help`;
  const refuse = (problem: string, status: number) =>
    isPlainForm(request.headers)
      ? new Response(plainPage({ title: 'The photo was not added', message: problem }, back), {
          status,
          headers: { 'Content-Type': 'text/html; charset=utf-8' },
        })
      : data({ problem }, status);
  if ('refusal' in upload) return refuse(upload.refusal.message, upload.status);
  const kept = await keepClaimPhoto(claim.id, upload.picture);
  if (kept === 'full') return refuse('Four photos are enough for us.', 409);
  if (kept === 'answered') return refuse('We have answered already.', 409);
  return redirect(back);
}

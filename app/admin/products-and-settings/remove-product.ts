import { data } from 'react-router';
import { asProductId, TITLE_IN_TABLE } from '../../buying/catalogue/product-ids.ts';
import { forgetProduct, productInTable } from '../../buying/catalogue/products.server.ts';
import { forgetUnused } from '../../shop/gallery/uploaded-pictures.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { pagesDrawn } from '../../platform/pages/redraw-pages.server.ts';
import { forOwner, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Route } from './+types/remove-product.ts';
import { hashInImage } from './book-image.ts';
import type { ProductAnswer } from './product-form.ts';

export const middleware = [forOwner];

/** Deletes the owner's version of a book, so that the built-in one returns. */
export async function action({ params, context }: Route.ActionArgs) {
  const productId = asProductId(params.productId);
  if (!productId) throw data(null, 404);
  const before = await productInTable(productId);
  await db().transaction(async (tx) => {
    if (!(await forgetProduct(tx, productId))) return;
    await writeAuditEntry(tx, context.get(staffContext), {
      action: 'product removed',
      subject: `product ${TITLE_IN_TABLE[productId]}`,
    });
  });
  await pagesDrawn();
  const hash = before && hashInImage(before.image);
  if (hash) await forgetUnused([hash]);
  return data<ProductAnswer>({ done: 'The built-in book is shown again.' });
}

import { data } from 'react-router';
import { asProductId, TITLE_IN_TABLE } from '../../buying/catalogue/product-ids.ts';
import {
  describeProduct,
  type ProductInTable,
  productInTable,
} from '../../buying/catalogue/products.server.ts';
import { forgetUnused, uploadedAmong } from '../../shop/gallery/uploaded-pictures.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { pagesDrawn } from '../../platform/pages/redraw-pages.server.ts';
import { forOwner, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/save-product.ts';
import { hashInImage } from './book-image.ts';
import { type ProductAnswer, type ProductForm, productErrors, productSchema } from './product-form.ts';

export const middleware = [forOwner];

/** Saves the owner's version of a book. Its page, cards, quotes and carts use it at once. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const productId = asProductId(params.productId);
  if (!productId) throw data(null, 404);
  const read = productSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!read.success) return data<ProductAnswer>({ errors: productErrors(read.error) }, 422);
  const before = await productInTable(productId);
  const hash = hashInImage(read.data.image);
  const saved = await db().transaction(async (tx) => {
    if (hash && !(await uploadedAmong(tx, [hash])).has(hash)) return false;
    await describeProduct(tx, productId, read.data);
    await writeAuditEntry(tx, context.get(staffContext), {
      action: 'product changed',
      subject: `product ${TITLE_IN_TABLE[productId]}`,
      details: oldToNew(before, read.data),
    });
    return true;
  });
  if (!saved)
    return data<ProductAnswer>(
      { errors: { image: 'This picture has left the gallery. Please choose another.' } },
      422,
    );
  await pagesDrawn();
  const old = before && hashInImage(before.image);
  if (old) await forgetUnused([old]);
  return data<ProductAnswer>({ done: 'Saved. Its page, its cards and new carts say so now.' });
}

function oldToNew(
  before: ProductInTable | null,
  after: ProductForm,
): Partial<Record<keyof ProductForm, string>> {
  const changed = (Object.keys(after) as (keyof ProductForm)[]).filter(
    (name) => before?.[name] !== after[name],
  );
  return Object.fromEntries(
    changed.map((name) => [name, `${before?.[name] ?? 'built in'} → ${after[name]}`]),
  );
}

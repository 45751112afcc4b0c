import { useEffect } from 'react';
import { Link, useFetcher } from 'react-router';
import { PRODUCT_IDS, type ProductId, TITLE_IN_TABLE } from '../../buying/catalogue/product-ids.ts';
import { type ProductInTable, productsInTable } from '../../buying/catalogue/products.server.ts';
import { galleryTiles } from '../../shop/gallery/shelf-cards.server.ts';
import { THEMES } from '../../shop/gallery/themes.ts';
import { FORMAT_PRICE } from '../../buying/pricing/price-list.ts';
import { FORMAT_NAME } from '../../books/book/formats.ts';
import { rupees } from '../../buying/pricing/rupees.ts';
import { coverOf } from '../../shop/product/shelf-card.ts';
import { type SampleBook, sampleBook } from '../../buying/catalogue/sample-books.ts';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import { forOwner } from '../../account/staff-sessions/audience.server.ts';
import { Button } from '../../ui/parts/button.tsx';
import { Field, TextArea } from '../../ui/parts/field.tsx';
import { showToast } from '../../ui/parts/toast.tsx';
import type { Route } from './+types/products-tab.ts';
import { MIDDLE_SIZE } from './book-image.ts';
import type { ProductAnswer } from './product-form.ts';
import './products.css';

export const middleware = [forOwner];

export const meta = () => pageMeta('Products', 'The four books of the shelf.');

/** The covers that the shop draws itself: of the shelf and of the wizard. */
const COVERS = [
  ...PRODUCT_IDS,
  'superhero-adventure',
  'magic-kingdom',
  'space-explorer',
  'princess-adventure',
].map(coverOf);

export async function loader() {
  const [rows, tiles] = await Promise.all([productsInTable(), galleryTiles()]);
  const pictures = [...new Set([...COVERS, ...tiles.map(({ picture }) => picture)])];
  return {
    pictures,
    books: PRODUCT_IDS.map((productId) => ({
      productId,
      row: rows.find(({ title }) => title === TITLE_IN_TABLE[productId]) ?? null,
    })),
  };
}

export default function ProductsTab({ loaderData: { books, pictures } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-4xl">Products</h1>
      <p className="mt-1 mb-6 max-w-[37.5em] text-ink-soft">
        What you say here replaces the built-in book. Orders, open checkouts and books that lie in a cart keep
        the price they were made with.
      </p>
      <div className="grid max-w-5xl gap-5">
        {books.map(({ productId, row }) => {
          const builtIn = sampleBook(productId);
          return builtIn && <Product key={productId} builtIn={builtIn} row={row} pictures={pictures} />;
        })}
      </div>
    </>
  );
}

function Product({
  builtIn,
  row,
  pictures,
}: {
  builtIn: SampleBook;
  row: ProductInTable | null;
  pictures: readonly string[];
}) {
  const { productId } = builtIn;
  // Kept here: the fields are new ones once the built-in book is back.
  const [save, remove] = [useProductFetcher(), useProductFetcher()];
  const image = row?.image ?? coverOf(productId) + MIDDLE_SIZE;
  const prices = row
    ? [row.digitalPrice, row.printPrice, row.comboPrice]
    : [FORMAT_PRICE.digital, FORMAT_PRICE.print, FORMAT_PRICE.combo];
  return (
    <details className="fold panel-quiet">
      <summary className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
        <img
          src={image}
          alt=""
          width="480"
          height="480"
          className="size-16 rounded-lg border-2 border-line"
        />
        <span className="min-w-0 flex-1 basis-48">
          <span className="block font-display text-lg/tight font-bold">
            {row ? TITLE_IN_TABLE[productId] : builtIn.title}
          </span>
          <span className="block text-ink-soft">{row ? 'As you described it' : 'Built in'}</span>
        </span>
        <span className="tabular">{prices.map(rupees).join(' · ')}</span>
        <span aria-hidden="true" className="fold-mark" />
      </summary>
      <ProductFields
        key={row === null && remove.data ? 'built in again' : 'described'}
        builtIn={builtIn}
        row={row}
        image={image}
        pictures={pictures}
        save={save}
        remove={remove}
      />
    </details>
  );
}

function ProductFields({
  builtIn,
  row,
  image,
  pictures,
  save,
  remove,
}: {
  builtIn: SampleBook;
  row: ProductInTable | null;
  image: string;
  pictures: readonly string[];
  save: ReturnType<typeof useProductFetcher>;
  remove: ReturnType<typeof useProductFetcher>;
}) {
  const { productId } = builtIn;
  const errors = save.data && 'errors' in save.data ? save.data.errors : {};
  return (
    <div className="grid gap-5 border-t-2 border-line-soft p-4">
      <p className="text-ink-soft">
        Its page is{' '}
        <Link to={`/product/${productId}`} className="text-link" target="_blank">
          /product/{productId}
        </Link>
        , and with your description its title is “{TITLE_IN_TABLE[productId]}”.
      </p>
      <save.Form method="post" action={`/admin/products/${productId}/save`} noValidate className="grid gap-5">
        <Pictures productId={productId} pictures={pictures} chosen={image} complaint={errors.image} />
        <TextArea
          id={`${productId}-description`}
          name="description"
          label="Description"
          rows={3}
          maxLength={400}
          defaultValue={row?.description ?? builtIn.description}
          error={errors.description}
        />
        <div className="grid gap-4 sm:grid-cols-4">
          {PRICES.map(({ name, format }) => (
            <Field
              key={name}
              id={`${productId}-${name}`}
              name={name}
              type="number"
              inputMode="numeric"
              min={1}
              label={`${FORMAT_NAME[format]} (₹)`}
              defaultValue={row?.[name] ?? FORMAT_PRICE[format]}
              error={errors[name]}
            />
          ))}
          <label className="block">
            <span className="mb-1 block font-display font-bold">Theme</span>
            <select name="theme" className="field-input" defaultValue={row?.theme ?? builtIn.category}>
              {THEMES.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        <Button kind="main" type="submit" busy={save.state !== 'idle'} className="justify-self-start">
          Save {TITLE_IN_TABLE[productId]}
        </Button>
      </save.Form>
      {row && (
        <remove.Form method="post" action={`/admin/products/${productId}/remove`}>
          <Button type="submit" busy={remove.state !== 'idle'}>
            Show the built-in book again
          </Button>
        </remove.Form>
      )}
    </div>
  );
}

const PRICES = [
  { name: 'digitalPrice', format: 'digital' },
  { name: 'printPrice', format: 'print' },
  { name: 'comboPrice', format: 'combo' },
] as const;

function Pictures({
  productId,
  pictures,
  chosen,
  complaint,
}: {
  productId: ProductId;
  pictures: readonly string[];
  chosen: string;
  complaint: string | undefined;
}) {
  return (
    <fieldset>
      <legend className="mb-1 font-display font-bold">Picture</legend>
      <div className="flex flex-wrap gap-3">
        {pictures.map((picture, index) => (
          <label key={picture} className="picture-choice">
            <input
              type="radio"
              name="image"
              value={picture + MIDDLE_SIZE}
              defaultChecked={picture + MIDDLE_SIZE === chosen}
              aria-label={`Picture ${index + 1} of ${pictures.length} for ${TITLE_IN_TABLE[productId]}`}
            />
            <img src={picture + MIDDLE_SIZE} alt="" width="480" height="480" loading="lazy" />
          </label>
        ))}
      </div>
      {complaint && <p className="mt-1 font-bold text-crimson">{complaint}</p>}
    </fieldset>
  );
}

/** Shows the result as a toast. */
function useProductFetcher() {
  const fetcher = useFetcher<ProductAnswer>();
  const answer = fetcher.state === 'idle' ? fetcher.data : undefined;
  useEffect(() => {
    if (!answer) return;
    if ('done' in answer) showToast({ title: answer.done, kind: 'success' });
    else showToast({ title: 'Please look at the marked fields', kind: 'failure' });
  }, [answer]);
  return fetcher;
}

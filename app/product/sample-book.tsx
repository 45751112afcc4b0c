import { useMemo } from 'react';
import type { BookRequest } from '#comic';
import type { ProductId } from '../catalogue/product-ids.ts';
import { LiveBook } from '../reader/live-book.tsx';
import { SAMPLE_HEROES } from './sample-heroes.ts';

/** The cover and six pages. */
const SHOWN = 7;

/** The first pages of a book with its sample hero. Comes when it is asked for: the workshop is large. */
export default function SampleBook({ productId, title }: { productId: ProductId; title: string }) {
  const request = useMemo(
    (): BookRequest => ({ story: productId, ...SAMPLE_HEROES[productId] }),
    [productId],
  );
  return (
    <LiveBook
      request={request}
      mark={false}
      firstPages={SHOWN}
      label={`First pages of ${title}`}
      wayOn={<p>The story is told further up, and every page of your own book is shown before you pay.</p>}
    />
  );
}

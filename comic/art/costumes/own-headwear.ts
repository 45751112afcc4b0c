import type { Head } from '../hero/head.ts';
import { headwears } from '../hero/headwear.ts';

/** Whether the child's head is dressed already, in a hijab, turban or patka: a costume then puts nothing on it. */
export function hasOwnHeadwear(head: Head): boolean {
  return Object.values(headwears).some(({ over }) => over.some((d) => head.edges.includes(d)));
}

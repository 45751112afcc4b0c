import type { ShopStoryWords } from '../../buying/catalogue/shop-story.schema.ts';

/** What the desk says to a story: what to mend, field by field, or what was done with it. `id` of the draft, if it is kept. */
export type EditorAnswer = { id?: string } & (
  | { errors: Partial<Record<keyof ShopStoryWords, string>> }
  | { done: string }
);

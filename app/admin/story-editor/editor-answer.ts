import type { ShopStoryWords } from '../../buying/catalogue/shop-story.schema.ts';

/** The editor's answer: the errors by field, or the result. `id` is the draft's, if it was saved. */
export type EditorAnswer = { id?: string } & (
  | { errors: Partial<Record<keyof ShopStoryWords, string>> }
  | { done: string }
);

/** The four books of the shop's own shelf. */
export const PRODUCT_IDS = ['hanuman', 'spider', 'iron', 'thor'] as const;
export type ProductId = (typeof PRODUCT_IDS)[number];

/** The title under which each of them is stored in the products table. */
export const TITLE_IN_TABLE: Record<ProductId, string> = {
  hanuman: 'Super Hero Adventure',
  spider: 'Space Explorer',
  iron: 'Magical Kingdom',
  thor: 'Ocean Adventure',
};

export function asProductId(text: string | undefined): ProductId | undefined {
  return PRODUCT_IDS.find((id) => id === text);
}

import { z } from 'zod';
import { PRODUCT_IDS } from '../../buying/catalogue/product-ids.ts';
import type { Category } from '../../buying/catalogue/sample-books.ts';
import { line } from '../../platform/strings/typed-fields.schema.ts';
import { THEMES } from './themes.ts';

const MOST_TILES = 60;
const THEME_IDS = THEMES.map(({ id }) => id) as [Category, ...Category[]];

const words = (most: number, complaint: string) =>
  line.normalize().min(1, complaint).max(most, `Please use at most ${most} characters.`);

export const tileSchema = z.object({
  id: z.string().max(40),
  picture: z.string().regex(/^\/(covers\/[a-z-]{1,40}|gallery-pictures\/[0-9a-f]{64})$/),
  title: words(80, 'Please write a title.'),
  alt: words(200, 'Please say what the picture shows.'),
  category: z.enum(THEME_IDS),
  productId: z.enum(PRODUCT_IDS),
});
export const gallerySchema = z.object({ tiles: z.array(tileSchema).max(MOST_TILES) });
export type Tile = z.infer<typeof tileSchema>;

/** The errors, by the tile's id and the field's name. */
export type TileErrors = Record<string, Partial<Record<keyof Tile, string>>>;

const namedTiles = z.object({ tiles: z.array(z.object({ id: z.string() })) });

/** @param asked what was sent: the tiles have names where the fields are wrong. */
export function errorsOf(error: z.ZodError, asked: unknown): TileErrors {
  const tiles = namedTiles.safeParse(asked).data?.tiles ?? [];
  const errors: TileErrors = {};
  for (const { path, message } of error.issues) {
    const [, index, field] = path;
    const id = tiles[Number(index)]?.id;
    if (id === undefined || typeof field !== 'string') continue;
    errors[id] = { ...errors[id], [field]: message };
  }
  return errors;
}

import sharp from 'sharp';

const PIXELS = 320;
const COLUMNS = 6;
const GAP = 16;

/** All pages of a book in one picture, small: what is read first. */
export async function writeContactSheet(pages: readonly Buffer[], file: string): Promise<void> {
  const small = await Promise.all(pages.map((page) => sharp(page).resize(PIXELS).toBuffer()));
  await writeGrid(small, { columns: COLUMNS, width: PIXELS, height: PIXELS, gap: GAP }, file);
}

interface Grid {
  columns: number;
  /** Of every picture. */
  width: number;
  height: number;
  /** Between pictures and round all of them. */
  gap?: number;
  background?: string;
}

/** Writes pictures of one size as a PNG, row by row. */
export async function writeGrid(
  pictures: readonly Buffer[],
  { columns: most, width, height, gap = 0, background = '#ffffff' }: Grid,
  file: string,
): Promise<void> {
  const columns = Math.min(most, pictures.length);
  const rows = Math.ceil(pictures.length / columns);
  const size = { width: columns * (width + gap) + gap, height: rows * (height + gap) + gap };
  await sharp({ create: { ...size, channels: 3, background } })
    .composite(
      pictures.map((input, index) => ({
        input,
        left: gap + (index % columns) * (width + gap),
        top: gap + Math.floor(index / columns) * (height + gap),
      })),
    )
    .png()
    .toFile(file);
}

import sharp from 'sharp';

const PIXELS = 320;
const COLUMNS = 6;
const GAP = 16;

/** All pages of a book in one picture, small: what is read first. */
export async function writeContactSheet(pages: readonly Buffer[], file: string): Promise<void> {
  const step = PIXELS + GAP;
  const columns = Math.min(COLUMNS, pages.length);
  const rows = Math.ceil(pages.length / columns);
  const small = await Promise.all(pages.map((page) => sharp(page).resize(PIXELS).toBuffer()));
  await sharp({
    create: { width: columns * step + GAP, height: rows * step + GAP, channels: 3, background: '#ffffff' },
  })
    .composite(
      small.map((input, index) => ({
        input,
        left: GAP + (index % columns) * step,
        top: GAP + Math.floor(index / columns) * step,
      })),
    )
    .png()
    .toFile(file);
}

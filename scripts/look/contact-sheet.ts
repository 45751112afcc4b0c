import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';

/** The picture of one screen. */
export interface Shot {
  name: string;
  picture: Buffer;
}

const LAYOUT = {
  phone: { columns: 8, rows: 1, width: 260, height: 1500 },
  desktop: { columns: 4, rows: 2, width: 480, height: 860 },
};
const GAP = 14;
const LABEL_HEIGHT = 26;
const FONT = 'node_modules/@expo-google-fonts/baloo-2/800ExtraBold/Baloo2_800ExtraBold.ttf';

/** Lays screens side by side, each with its name; what is longer than a tile is cut off below. @returns PNGs. */
export async function contactSheets(shots: readonly Shot[], device: keyof typeof LAYOUT): Promise<Buffer[]> {
  const { columns, rows } = LAYOUT[device];
  const sheets: Buffer[] = [];
  for (let from = 0; from < shots.length; from += columns * rows) {
    sheets.push(await sheet(shots.slice(from, from + columns * rows), device));
  }
  return sheets;
}

async function sheet(shots: readonly Shot[], device: keyof typeof LAYOUT): Promise<Buffer> {
  const { columns, rows, width, height } = LAYOUT[device];
  const tiles = await Promise.all(
    shots.map(async ({ name, picture }, index) => {
      const left = GAP + (index % columns) * (width + GAP);
      const top = GAP + Math.floor(index / columns) * (height + LABEL_HEIGHT + GAP);
      const small = await sharp(picture).resize({ width }).toBuffer();
      const { height: tall = height } = await sharp(small).metadata();
      const cut = sharp(small).extract({ left: 0, top: 0, width, height: Math.min(tall, height) });
      return [
        { input: label(name, width), left, top },
        { input: await cut.toBuffer(), left, top: top + LABEL_HEIGHT },
      ];
    }),
  );
  return sharp({
    create: {
      width: GAP + columns * (width + GAP),
      height: GAP + rows * (height + LABEL_HEIGHT + GAP),
      channels: 3,
      background: '#8d8d96',
    },
  })
    .composite(tiles.flat())
    .png()
    .toBuffer();
}

function label(name: string, width: number): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}">
    <text x="0" y="19" font-family="Baloo 2" font-size="18" fill="#fff">${name.replaceAll('&', '&amp;')}</text></svg>`;
  return new Resvg(svg, { font: { fontFiles: [FONT], loadSystemFonts: false } }).render().asPng();
}

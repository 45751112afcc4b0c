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
  const { columns, width, height } = LAYOUT[device];
  const tiles = await Promise.all(shots.map(({ name, picture }) => tile(name, picture, width, height)));
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let top = GAP;
  for (let from = 0; from < tiles.length; from += columns) {
    const row = tiles.slice(from, from + columns);
    for (const [column, { title, picture }] of row.entries()) {
      const left = GAP + column * (width + GAP);
      placed.push({ input: title, left, top }, { input: picture, left, top: top + LABEL_HEIGHT });
    }
    top += LABEL_HEIGHT + Math.max(...row.map((each) => each.tall)) + GAP;
  }
  return sharp({
    create: { width: GAP + columns * (width + GAP), height: top, channels: 3, background: '#8d8d96' },
  })
    .composite(placed)
    .png()
    .toBuffer();
}

async function tile(name: string, picture: Buffer, width: number, height: number) {
  const { data, info } = await sharp(picture).resize({ width }).toBuffer({ resolveWithObject: true });
  const tall = Math.min(info.height, height);
  const cut = await sharp(data).extract({ left: 0, top: 0, width, height: tall }).toBuffer();
  return { title: label(name, width), picture: cut, tall };
}

function label(name: string, width: number): Buffer {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${LABEL_HEIGHT}">
    <text x="0" y="19" font-family="Baloo 2" font-size="18" fill="#fff">${name.replaceAll('&', '&amp;')}</text></svg>`;
  return new Resvg(svg, { font: { fontFiles: [FONT], loadSystemFonts: false } }).render().asPng();
}

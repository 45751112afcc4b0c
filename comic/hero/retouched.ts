import sharp, { type Sharp } from 'sharp';
import { portrait } from './test-photos.ts';

/**
 * The portrait with something painted on it, soft as a photo is: what children wear, and what hides them. Places are
 * pixels of the portrait, which is 340 wide and 320 high.
 */
const SOFT = '<filter id="soft"><feGaussianBlur stdDeviation="0.7"/></filter>';

function painted(svg: string): Promise<Sharp> {
  return portrait()
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="340" height="320"><defs>${SOFT}</defs><g filter="url(#soft)">${svg}</g></svg>`,
        ),
      },
    ])
    .jpeg()
    .toBuffer()
    .then((bytes) => sharp(bytes));
}

const WRAP =
  'M112 128C92 108 86 62 112 30C132 4 206 -2 232 28C256 58 252 104 230 130C224 118 220 104 214 92C196 74 146 70 128 88C120 100 116 114 112 128Z';

/** Of saffron cloth, wound six times over hair and ears. */
export const turban = (): Promise<Sharp> =>
  painted(
    '<linearGradient id="cloth" x1="0" x2="1"><stop offset="0" stop-color="#a84c08"/>' +
      '<stop offset=".45" stop-color="#f39a2d"/><stop offset="1" stop-color="#9c4606"/></linearGradient>' +
      `<path d="${WRAP}" fill="url(#cloth)"/>` +
      [0, 1, 2, 3, 4, 5]
        .map((turn) => {
          const y = 26 + turn * 12;
          return `<path d="M${104 - turn} ${y + 34}C130 ${y + 6} 180 ${y - 20} ${214 + turn * 4} ${y - 6}" fill="none" stroke="#7d3504" stroke-opacity=".55" stroke-width="2"/>`;
        })
        .join(''),
  );

/** Four fingers and a thumb over mouth and chin. */
export const handInFront = (): Promise<Sharp> =>
  painted(
    '<linearGradient id="skin" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#e9b798"/>' +
      '<stop offset="1" stop-color="#c08a6c"/></linearGradient>' +
      '<path d="M190 200L250 150L300 230L250 300L190 260Z" fill="url(#skin)"/>' +
      [0, 1, 2, 3]
        .map((finger) => {
          const y = 132 + finger * 17;
          return `<rect x="${132 + finger * 7}" y="${y}" width="${96 - finger * 5}" height="16" rx="8" fill="url(#skin)" stroke="#8a5a44" stroke-width="1"/>`;
        })
        .join(''),
  );

export const glasses = (): Promise<Sharp> =>
  painted(
    '<g fill="#ffffff" fill-opacity=".12" stroke="#1c1c22" stroke-width="3.5"><ellipse cx="147" cy="102" rx="17" ry="14"/>' +
      '<ellipse cx="192" cy="104" rx="17" ry="14"/></g>' +
      '<path d="M164 101Q170 97 175 102M130 100L118 96M209 103L216 100" fill="none" stroke="#1c1c22" stroke-width="3"/>',
  );

/** Curls that stand as far above the head as the face is high. */
export const tallHair = (): Promise<Sharp> =>
  painted(
    Array.from({ length: 90 }, (_, curl) => {
      const turn = (curl * 137.5 * Math.PI) / 180;
      const reach = Math.sqrt(curl / 90);
      const [x, y] = [170 + Math.cos(turn) * reach * 88, 46 + Math.sin(turn) * reach * 44];
      return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="12" fill="#${curl % 3 ? '1d1310' : '33221a'}"/>`;
    }).join(''),
  );

/** Two plaits from behind the ears to the chest. */
export const plaits = (): Promise<Sharp> =>
  painted(
    [108, 232]
      .flatMap((x, side) =>
        Array.from({ length: 11 }, (_, knot) => {
          const lean = (knot % 2 ? 1 : -1) * 24;
          const left = x + (side ? 1 : -1) * knot * 1.5;
          return `<ellipse cx="${left}" cy="${112 + knot * 14}" rx="13" ry="10" fill="#${knot % 2 ? '5a3f22' : '6d4d2a'}" transform="rotate(${lean} ${left} ${112 + knot * 14})"/>`;
        }),
      )
      .join(''),
  );

/** The middle of the head and how wide it is from there, in pixels of the portrait. */
const HEAD = { x: 171, radius: 84 };

/** The head turned to the side, as on a pillar that the portrait is wound round. @param degrees to the left */
export async function turned(degrees: number): Promise<Sharp> {
  const { data, info } = await portrait().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const out = Buffer.from(data);
  for (let x = 0; x < info.width; x++) {
    const beside = (x - HEAD.x) / HEAD.radius;
    if (Math.abs(beside) >= 1) continue;
    const angle = Math.asin(beside) + (degrees * Math.PI) / 180;
    const from = Math.round(HEAD.x + Math.sin(Math.min(angle, Math.PI / 2)) * HEAD.radius);
    for (let y = 0; y < 188; y++)
      data.copy(out, (y * info.width + x) * 3, (y * info.width + from) * 3, (y * info.width + from + 1) * 3);
  }
  return sharp(out, { raw: { width: info.width, height: info.height, channels: 3 } }).png();
}

/** A head as small children have it: the eyes low under a high skull, cheeks wide, the face short. */
export async function toddler(): Promise<Sharp> {
  const [eyes, chin] = [104, 182];
  const bands = [
    { top: 0, height: eyes, becomes: 132 },
    { top: eyes, height: chin - eyes, becomes: 64 },
    { top: chin, height: 320 - chin, becomes: 138 },
  ];
  let top = 0;
  const composed = [];
  for (const { becomes, ...band } of bands) {
    const part = portrait().extract({ left: 0, width: 340, ...band });
    composed.push({ input: await part.resize(380, becomes, { fit: 'fill' }).png().toBuffer(), left: 0, top });
    top += becomes;
  }
  return sharp({ create: { width: 380, height: top, channels: 3, background: '#888888' } })
    .composite(composed)
    .png();
}

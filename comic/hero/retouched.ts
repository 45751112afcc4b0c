import sharp, { type Sharp } from 'sharp';
import { portrait } from './test-photos.ts';

/**
 * The portrait with something painted on it, as soft as a photo: what children wear, and what may hide them.
 * Coordinates are pixels of the portrait, which is 340 wide and 320 high.
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

/** Cloth in the shape of the path `d`, lighter in the middle, over what `under` paints. */
const cloth = (d: string, [dark, bright]: readonly [string, string], under = ''): Promise<Sharp> =>
  painted(
    `${under}<linearGradient id="cloth" x1="0" x2="1"><stop offset="0" stop-color="${dark}"/>` +
      `<stop offset=".45" stop-color="${bright}"/><stop offset="1" stop-color="${dark}"/></linearGradient>` +
      `<path fill-rule="evenodd" d="${d}" fill="url(#cloth)"/>`,
  );

/** From the brow to the shoulders, close around the face. */
export const hijab = (): Promise<Sharp> =>
  cloth(
    'M170 4C222 4 250 52 246 104C246 150 262 190 272 236C230 262 120 262 74 240C84 190 96 150 94 104C92 52 118 4 170 4Z' +
      'M170 76C142 76 126 92 124 112C122 150 144 184 170 184C198 184 218 150 216 112C214 92 198 76 170 76Z',
    ['#0c6a62', '#1fae9f'],
  );

/** Laid over the hair, which is visible at the brow. */
export const dupatta = (): Promise<Sharp> =>
  painted(
    '<path fill-rule="evenodd" fill="#d03a2c" d="M170 6C226 6 252 56 248 116C252 170 272 230 290 300L232 300C236 230 232 150 226 108' +
      'C222 60 200 34 170 34C140 34 118 60 116 108C112 160 108 230 110 300L52 300C72 230 92 170 94 116C90 56 116 6 170 6Z"/>' +
      '<path d="M104 110C98 180 84 240 72 300M238 110C244 180 256 240 268 300M118 70C130 44 146 30 170 28" fill="none" stroke="#8a1c14" stroke-opacity=".6" stroke-width="2"/>',
  );

/** Tied over the topknot and all hair. The ears are bare. */
export const patka = (): Promise<Sharp> =>
  cloth(
    'M112 112C98 60 126 20 150 20C150 -6 194 -6 194 20C220 20 246 60 230 112C222 108 220 100 216 96C206 78 196 74 170 72' +
      'C144 74 130 80 124 96C120 106 118 110 112 112Z',
    ['#1c2f8e', '#3d5afe'],
    '<path d="M88 20H118V130H88ZM222 20H262V130H222Z" fill="#d9cfc8"/>' +
      '<path d="M121 108C112 108 108 120 114 130C118 138 124 138 126 132ZM218 108C227 108 231 120 225 130C221 138 215 138 213 132Z" fill="#d9a58c"/>',
  );

/** As wide as a hand, from ear to ear. */
export const hairband = (): Promise<Sharp> =>
  painted(
    '<path d="M112 84C116 46 146 24 172 24C200 24 224 46 230 86L222 98C214 68 194 56 172 56C150 56 128 68 120 96Z" fill="#2050d8"/>',
  );

export const cap = (): Promise<Sharp> =>
  painted(
    '<path d="M108 92C100 30 140 6 172 6C206 6 244 30 234 92C214 74 130 74 108 92Z" fill="#2456c8"/>' +
      '<path d="M104 90C130 66 214 66 240 92C246 102 226 98 172 96C118 94 96 100 104 90Z" fill="#163a90"/>',
  );

export const woollyHat = (): Promise<Sharp> =>
  painted(
    '<path d="M106 96C98 26 138 0 172 0C208 0 246 26 236 96C214 80 130 80 106 96Z" fill="#b02a3c"/>' +
      '<path d="M106 98C102 84 104 78 106 74C130 58 214 58 238 74C240 80 240 88 236 98C214 80 130 80 106 98Z" fill="#d84a5c"/>',
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

/** The back of a hand over mouth and chin. The model does not see it as skin. */
export const backOfHand = (): Promise<Sharp> =>
  painted(
    '<path d="M124 230L119 160Q120 140 132 142L134 135Q144 125 152 135L154 128Q166 120 174 132L179 130Q190 126 194 138L200 150Q206 190 194 230Z" fill="#c68a6c" stroke="#8c5a44" stroke-width="2"/>',
  );

/** Fingers from the side, from above the lips to the chin. */
export const fingersAcross = (): Promise<Sharp> =>
  painted(
    '<linearGradient id="skin" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#e6b596"/>' +
      '<stop offset="1" stop-color="#a9765a"/></linearGradient><g fill="url(#skin)" stroke="#83533d" stroke-width="1.2">' +
      '<path d="M206 150L324 190L314 260L199 205Z"/><rect x="124" y="138" width="95" height="14" rx="7"/>' +
      '<rect x="122" y="152" width="95" height="14" rx="7"/><rect x="126" y="166" width="90" height="14" rx="7"/>' +
      '<rect x="134" y="180" width="80" height="13" rx="6"/></g>',
  );

/** A disc on the lips, with a ring to hold it by. */
export const pacifier = (): Promise<Sharp> =>
  painted(
    '<ellipse cx="171" cy="152" rx="27" ry="17" fill="#3fa7d6" stroke="#1f6f97" stroke-width="1.5"/>' +
      '<circle cx="171" cy="153" r="9" fill="#f7f3e9" stroke="#cc99bb" stroke-width="1"/>',
  );

/** A bar of grey metal from side to side, over the lower lip and the chin. */
export const rail = (): Promise<Sharp> =>
  painted(
    '<linearGradient id="bar" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#cfd3d8"/>' +
      '<stop offset="1" stop-color="#6f757c"/></linearGradient><rect x="-5" y="146" width="350" height="60" fill="url(#bar)"/>',
  );

/** Held up before one eye. */
export const ballBeforeEye = (): Promise<Sharp> =>
  painted(
    '<radialGradient id="ball" cx=".35" cy=".3"><stop offset="0" stop-color="#bff3f0"/><stop offset="1" stop-color="#0d7f8c"/></radialGradient>' +
      '<circle cx="143" cy="102" r="25" fill="url(#ball)" stroke="#0a5560" stroke-width="1"/>',
  );

/** From the nose to below the chin. */
export const mask = (): Promise<Sharp> =>
  painted(
    '<path d="M122 128Q170 112 218 128Q222 170 200 188Q170 202 142 188Q118 170 122 128Z" fill="#9cc9e0"/>' +
      '<path d="M124 140Q170 130 217 140M124 155Q170 147 216 155M128 170Q170 164 212 170" stroke="#7aa9c2" fill="none" stroke-width="1.2"/>',
  );

/** A mouth two fifths as high as the face, dark inside. No real mouth is harder to tell from a thing. */
export const shouting = (): Promise<Sharp> =>
  painted('<ellipse cx="171" cy="160" rx="19" ry="20" fill="#3a0d16" stroke="#a5534a" stroke-width="4"/>');

/** Lips closed over the teeth, in a level line. */
export const shutLips = (): Promise<Sharp> =>
  painted(
    '<ellipse cx="171" cy="153" rx="28" ry="13" fill="#d8a184"/><path d="M153 150Q171 146 189 150Q171 161 153 150Z" fill="#c07a70"/>' +
      '<path d="M152 151Q171 154 190 151" stroke="#8d4a45" stroke-width="2" fill="none"/>',
  );

/** Of dark hair, all around the mouth. */
export const beard = (): Promise<Sharp> =>
  painted(
    '<path fill-rule="evenodd" fill="#2b1d16" d="M124 118C128 136 140 134 152 132C162 128 178 128 188 132C200 134 214 136 217 118C220 160 200 192 170 194C140 192 120 160 124 118Z' +
      'M148 140C158 136 182 136 194 140C192 158 182 164 170 164C158 164 150 156 148 140Z"/>',
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

/** The portrait's own hair, continued to below the chin on both sides. */
export async function longHair(): Promise<Sharp> {
  const [width, height] = [42, 170];
  const mask = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${SOFT}</defs><rect x="3" y="-20" width="36" height="184" rx="14" filter="url(#soft)"/></svg>`;
  const hair = portrait().extract({ left: 98, top: 60, width: 30, height: 55 });
  const lock = await hair
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const other = await sharp(lock).flop().png().toBuffer();
  const bytes = await portrait()
    .composite([
      { input: lock, left: 88, top: 100 },
      { input: other, left: 211, top: 100 },
    ])
    .jpeg()
    .toBuffer();
  return sharp(bytes);
}

/** Short hair in front of a plain wall. Both ears are bare. */
export const shortHair = (): Promise<Sharp> =>
  painted(
    '<path fill-rule="evenodd" fill="#c9c2bd" d="M60 0H285V178H60ZM171 24C212 24 226 56 224 92C222 120 222 150 208 178H134C120 150 118 120 116 92C114 56 130 24 171 24Z"/>' +
      '<path d="M121 94C109 90 105 104 109 117C113 129 121 132 125 126ZM220 94C231 91 236 104 232 117C228 129 219 132 216 126Z" fill="#d9a58c"/>',
  );

/**
 * The portrait as a phone takes it in poor light, `width` pixels wide: noise in every colour with a standard
 * deviation of `sigma` out of 255. It is the same in every run.
 */
export async function grainy(sigma: number, width: number): Promise<Sharp> {
  const { data, info } = await portrait().resize(width).raw().toBuffer({ resolveWithObject: true });
  let seed = 1;
  const random = () => ((seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0) + 1) / 2 ** 32;
  const bell = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const bytes = Uint8ClampedArray.from(data, (value) => value + sigma * bell());
  return sharp(bytes, { raw: { width, height: info.height, channels: 3 } }).jpeg();
}

/** Cheeks, nose and brow full of freckles, at a resolution that shows each of them. */
export async function freckled(): Promise<Sharp> {
  const freckles = Array.from({ length: FRECKLES }, (_, freckle) => {
    const turn = (freckle * 137.5 * Math.PI) / 180;
    const reach = Math.sqrt((freckle + 0.5) / FRECKLES);
    const [x, y] = [170 + Math.cos(turn) * reach * 42, 116 + Math.sin(turn) * reach * 52];
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${1 + 0.4 * (freckle % 3)}" fill="#7a4326" fill-opacity=".4"/>`;
  });
  return (await painted(freckles.join(''))).resize(1200);
}
const FRECKLES = 260;

/** The middle of the head and its radius, in pixels of the portrait. */
const HEAD = { x: 171, radius: 84 };

/**
 * The head turned to the side, as if the portrait were wrapped around a pillar.
 * @param degrees to the left
 */
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

/**
 * A head with the proportions of a small child: the eyes low under a high skull, wide cheeks, a short face.
 */
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

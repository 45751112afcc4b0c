import type { Colour } from '../../hero.ts';
import { colourOf, labOf } from '../../drawing/lab.ts';

/** Hair darker than this is black in the style's own way: dark enough to be read as black, light enough to show its lines. */
const BLACK = { measured: 34, drawn: 13 } as const;
/** A child's hair without a colour is black, however light a short cut or the sun makes it look. */
const GREY = { chroma: 6, drawn: 22 } as const;
/** Hair grows between these hues, in degrees: red to fair. Light of other colours is taken out. */
const HUES = [35, 76] as const;
/** Below this lightness little of a hair's hue is its own. */
const COLOURED = 45;

/** Skin shines through brows: the hair itself is so much darker. */
const DARKER_THAN_BROWS = 0.68;

/** The colour of hair that nobody sees, from that of the brows. */
export function hairByBrows(measured: Colour): Colour {
  const { l, a, b } = labOf(measured);
  return colourOf({ l: l * DARKER_THAN_BROWS, a: a * DARKER_THAN_BROWS, b: b * DARKER_THAN_BROWS });
}

/** The colour that hair is drawn in, from the median of the photo's. Sunlight makes black hair grey in a photo, not in a book. */
export function hairAsDrawn(measured: Colour): Colour {
  const { l, a, b } = labOf(measured);
  const deep =
    l < BLACK.measured ? BLACK.drawn + (l / BLACK.measured) ** 2 * (BLACK.measured - BLACK.drawn) * 0.75 : l;
  const hue = (Math.atan2(b, a) * 180) / Math.PI;
  const grown = hue >= HUES[0] && hue <= HUES[1];
  const held = Math.min(HUES[1], Math.max(HUES[0], hue < -60 ? 50 : hue));
  const chroma = Math.hypot(a, b) * (grown ? 1 : 0.4) * Math.min(1, 0.45 + l / COLOURED);
  const own = chroma < GREY.chroma ? Math.min(deep, GREY.drawn) : deep;
  const angle = (held * Math.PI) / 180;
  return colourOf({ l: own, a: chroma * Math.cos(angle), b: chroma * Math.sin(angle) });
}

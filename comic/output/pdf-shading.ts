import type { LinearGradient, RadialGradient, Stop } from '../drawing/tree.ts';
import type { Inks } from './inks.ts';
import { FINE } from './pdf-path.ts';
import { decimal } from './pdf-file.ts';

export type Gradient = LinearGradient | RadialGradient;

/**
 * The colour of a gradient that has no length: its last colour everywhere. Undefined for all other
 * gradients.
 */
export function flat(gradient: Gradient): Stop | undefined {
  if (gradient.stops.length === 0) throw new Error('A gradient has no stops.');
  const none =
    gradient.kind === 'linear'
      ? gradient.from[0] === gradient.to[0] && gradient.from[1] === gradient.to[1]
      : gradient.radius <= 0;
  return none || gradient.stops.length === 1 ? gradient.stops.at(-1) : undefined;
}

/** The opacity that all stops share, or undefined when it varies. */
export function evenOpacity({ stops }: Gradient): number | undefined {
  const first = stops[0]?.opacity ?? 1;
  return stops.every(({ opacity = 1 }) => opacity === first) ? first : undefined;
}

export function colourShading(gradient: Gradient, inks: Inks): string {
  return shading(gradient, `/${inks.space}`, ({ colour }) => inks.colour(colour));
}

/** The stops' opacity as grey values: white is opaque. */
export function opacityShading(gradient: Gradient): string {
  return shading(gradient, '/DeviceGray', ({ opacity = 1 }) => decimal(opacity, 4));
}

function shading(gradient: Gradient, space: string, value: (stop: Stop) => string): string {
  const geometry =
    gradient.kind === 'linear'
      ? { type: 2, coords: [...gradient.from, ...gradient.to].map(fine) }
      : { type: 3, coords: [...gradient.centre, 0, ...gradient.centre, gradient.radius].map(fine) };
  return (
    `<</ShadingType ${geometry.type}/ColorSpace${space}/Coords[${geometry.coords.join(' ')}]` +
    `/Extend[true true]/Function ${ramp(gradient.stops, value)}>>`
  );
}

function fine(length: number): string {
  return decimal(length * FINE, 1);
}

/** One function from each stop to the next. Two stops at the same place make a hard edge. */
function ramp(stops: readonly Stop[], value: (stop: Stop) => string): string {
  const all: { at: number; value: string }[] = [];
  for (const stop of stops) {
    const at = Math.max(all.at(-1)?.at ?? 0, Math.min(1, Math.max(0, stop.at)));
    if (all.length === 0 && at > 0) all.push({ at: 0, value: value(stop) });
    all.push({ at, value: value(stop) });
  }
  const last = all.at(-1)!;
  if (last.at < 1) all.push({ at: 1, value: last.value });
  const pieces = all.slice(1).flatMap((to, index) => {
    const from = all[index]!;
    if (to.at - from.at < 1e-6) return [];
    return [{ end: to.at, code: `<</FunctionType 2/Domain[0 1]/N 1/C0[${from.value}]/C1[${to.value}]>>` }];
  });
  const [only] = pieces;
  if (only && pieces.length === 1) return only.code;
  const bounds = pieces.slice(0, -1).map(({ end }) => decimal(end));
  return (
    `<</FunctionType 3/Domain[0 1]/Functions[${pieces.map(({ code }) => code).join('')}]` +
    `/Bounds[${bounds.join(' ')}]/Encode[${pieces.map(() => '0 1').join(' ')}]>>`
  );
}

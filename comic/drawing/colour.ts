/** Ink is a near-black violet, never black. */
export const INK = '#1a1026';
const SHADOW = '#2a0f4a';

/** `amount` of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from);
  const b = channels(to);
  const blend = a.map((value, index) => Math.round(value + (b[index]! - value) * amount));
  return `#${blend.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** The flat shadow tone of a colour. */
export function shade(colour: string, amount = 0.35): string {
  return mix(colour, SHADOW, amount);
}

export function light(colour: string, amount = 0.35): string {
  return mix(colour, '#ffffff', amount);
}

/** Perceived brightness, 0..1. */
export function brightness(colour: string): number {
  const [r, g, b] = channels(colour);
  return (r! * 0.299 + g! * 0.587 + b! * 0.114) / 255;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) || 0);
}

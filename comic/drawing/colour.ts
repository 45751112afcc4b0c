import type { Colour } from '../hero.ts';

/** Ink is a near-black violet, never black. */
export const INK = '#1a1026';
const SHADOW = '#2a0f4a';

/** `amount` of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, amount: number): string {
  const a = channels(from);
  const b = channels(to);
  return hex(a.map((value, index) => value + (b[index]! - value) * amount));
}

/** The flat shadow tone of a colour. */
export function shade(colour: string, amount = 0.35): string {
  return mix(colour, SHADOW, amount);
}

export function light(colour: string, amount = 0.35): string {
  return mix(colour, '#ffffff', amount);
}

/** The same hue, a little more saturated and brighter. */
export function vivid(colour: string): Colour {
  const grey = brightness(colour) * 255;
  return hex(channels(colour).map((value) => (value + (value - grey) * 0.18) * 1.05));
}

/** Perceived brightness, 0..1. */
export function brightness(colour: string): number {
  const [r, g, b] = channels(colour);
  return (r! * 0.299 + g! * 0.587 + b! * 0.114) / 255;
}

function channels(colour: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16) || 0);
}

function hex(channels: readonly number[]): Colour {
  const whole = channels.map((value) => Math.min(255, Math.max(0, Math.round(value))));
  return `#${whole.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

import type { LikenessHero } from '#comic';
import { type DrawnChoices, HAIR_STYLES, HEADWEAR } from '../drawing/drawn-hero.ts';
import type { WizardBook } from './book.schema.ts';

/** Whether the text has no visible character. Invisible characters do not make a name. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Reads JSON that a browser kept. Anything but an object becomes an empty record. */
export function storedRecord(text: string | null): Record<string, unknown> {
  try {
    return asRecord(JSON.parse(text ?? 'null'));
  } catch {
    return {};
  }
}

export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

export function asText(value: unknown, longest: number): string {
  return typeof value === 'string' ? value.slice(0, longest) : '';
}

const COLOUR = /^#[0-9a-f]{6}$/;

/**
 * A hero as a browser kept it; null when its choices are damaged. The parts of a likeness are not checked
 * here, because the code that draws it checks them all. Unknown parts of a face are drawn as usual.
 */
export function asDrawnHero(value: unknown): WizardBook['drawnHero'] {
  const hero = asRecord(value);
  const { skin, hair, hairStyle, glasses, headwear, hearingAid = false, bindi = false, face = {} } = hero;
  if (hero['kind'] === 'likeness') return 'features' in hero ? (value as LikenessHero) : null;
  const isWhole =
    [skin, hair].every((colour) => COLOUR.test(String(colour))) &&
    HAIR_STYLES.some((id) => id === hairStyle) &&
    HEADWEAR.some((id) => id === headwear) &&
    [glasses, hearingAid, bindi].every((worn) => typeof worn === 'boolean') &&
    typeof face === 'object';
  return isWhole ? (value as DrawnChoices) : null;
}

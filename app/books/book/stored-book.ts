import type { LikenessHero } from '#comic';
import { type DrawnChoices, HAIR_STYLES, HEADWEAR } from '../drawing/drawn-hero.ts';
import type { WizardBook } from './book.schema.ts';

/** Whether nothing of it can be seen: invisible letters are no name. */
export const isBlank = (text: string): boolean => !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** Reads what a browser kept as JSON; anything else is an empty record. */
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
 * A hero as a browser kept it; null when anything about it is damaged. Whatever draws a child that was drawn from a photo
 * looks at all of its parts, and whatever draws a face draws the usual for what it does not know.
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

import { HAIR_STYLES, HEADWEAR } from '../books/drawn-hero.ts';
import type { WizardBook } from './checkout.schema.ts';

/** The longest texts the shop takes. */
export const LONGEST = { characterName: 60, customTitle: 80, customMessage: 600, customStory: 4000 } as const;

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

/** A drawn hero as a browser kept it; null when anything about it is damaged. */
export function asDrawnHero(value: unknown): WizardBook['drawnHero'] {
  const { skin, hair, hairStyle, glasses, headwear, hearingAid, bindi } = asRecord(value);
  const style = HAIR_STYLES.find(({ id }) => id === hairStyle)?.id;
  const worn = HEADWEAR.find(({ id }) => id === headwear)?.id;
  if (typeof skin !== 'string' || typeof hair !== 'string' || !COLOUR.test(skin) || !COLOUR.test(hair))
    return null;
  return style && worn && typeof glasses === 'boolean'
    ? {
        skin,
        hair,
        hairStyle: style,
        glasses,
        headwear: worn,
        ...(hearingAid === true && { hearingAid }),
        ...(bindi === true && { bindi }),
      }
    : null;
}

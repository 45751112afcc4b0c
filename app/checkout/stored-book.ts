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
const HAIR_STYLES = [
  'short',
  'side-parting',
  'cropped',
  'curly',
  'coily',
  'bob',
  'braids',
  'plait',
  'ponytail',
  'bun',
  'long',
] as const;
const HEADWEAR = ['none', 'hijab', 'turban', 'patka'] as const;

/** A drawn hero as a browser kept it; null when anything about it is damaged. */
export function asDrawnHero(value: unknown): WizardBook['drawnHero'] {
  const { skin, hair, hairStyle, glasses, headwear, hearingAid, bindi } = asRecord(value);
  const style = HAIR_STYLES.find((each) => each === hairStyle);
  const worn = HEADWEAR.find((each) => each === headwear);
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

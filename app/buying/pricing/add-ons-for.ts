import { ADD_ON_IDS, type AddOnId } from './price-list.ts';
import type { Format } from '../../books/book/formats.ts';

/** The add-ons that go with a purely digital purchase, which is never packed or sent. */
const WITH_DIGITAL_ONLY: readonly AddOnId[] = ['extra-story-theme', 'extra-printed-copy'];

const areDigital = (formats: readonly Format[]): boolean => formats.every((format) => format === 'digital');

/**
 * The add-ons that can be delivered with books of these formats. Purely digital books get no rush delivery
 * and no gift box.
 */
export function addOnsFor(formats: readonly Format[]): readonly AddOnId[] {
  return areDigital(formats) ? WITH_DIGITAL_ONLY : ADD_ON_IDS;
}

/**
 * Explains an add-on whose name is not clear enough beside books of these formats.
 * @param first the name of the first book when there are several.
 */
export function addOnNote(
  id: AddOnId,
  formats: readonly Format[],
  first = 'Your digital book',
): string | undefined {
  return id === 'extra-printed-copy' && areDigital(formats)
    ? `${first} on paper as well, sent to your address.`
    : undefined;
}

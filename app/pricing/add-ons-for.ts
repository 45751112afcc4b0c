import { ADD_ON_IDS, type AddOnId, type Format } from './price-list.ts';

/** What can be had with a book that is never packed or sent. */
const WITH_DIGITAL_ONLY: readonly AddOnId[] = ['extra-story-theme', 'extra-printed-copy'];

/** The add-ons that can be delivered with books of these formats: nothing is rushed or wrapped that is not sent. */
export function addOnsFor(formats: readonly Format[]): readonly AddOnId[] {
  return formats.every((format) => format === 'digital') ? WITH_DIGITAL_ONLY : ADD_ON_IDS;
}

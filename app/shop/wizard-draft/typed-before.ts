import { asLanguage } from '../../books/book/book-language.ts';
import { asFavourites } from '../../books/book/favourites.ts';
import { BOOK_TEXTS, type Draft, SHIPPING_FIELDS } from './draft.ts';
import { FORMATS } from '../../books/book/formats.ts';
import { WIZARD_BOOKS } from '../../books/book/wizard-book-ids.ts';

/**
 * What a customer typed or chose on the ready-made page before its script ran. A filled field wins over the
 * stored draft: it is the newer of the two.
 * @param field reads a field's value by its name; '' when it is empty or not on this step.
 */
export function typedBefore(field: (name: string) => string, draft: Draft): Partial<Draft> {
  const typed: Partial<Draft> = {};
  for (const name of BOOK_TEXTS) if (field(name) !== '') typed[name] = field(name);
  const shipping = { ...draft.shipping };
  for (const name of SHIPPING_FIELDS) shipping[name] = field(name) || shipping[name];
  if (SHIPPING_FIELDS.some((name) => shipping[name] !== draft.shipping[name])) typed.shipping = shipping;
  const story = WIZARD_BOOKS.find((id) => id === field('story'));
  const format = FORMATS.find((each) => each === field('format'));
  const language = asLanguage(field('language'));
  const favourites = asFavourites(field('favouriteAnimal'), field('favouriteColour'));
  return {
    ...typed,
    ...(story && { story, shopStory: null }),
    ...(format && { format }),
    ...(language !== 'en' && { language }),
    ...(field('wheelchair') !== '' && { wheelchair: true }),
    ...(Object.keys(favourites).length > 0 && { favourites: { ...draft.favourites, ...favourites } }),
  };
}

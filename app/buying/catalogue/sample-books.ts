import type { ProductId } from './product-ids.ts';

/** A book of the shop's own shelf, as the home page, the gallery and the product page show it. */
export interface SampleBook {
  productId: ProductId;
  title: string;
  category: Category;
  description: string;
  story: string;
}

export const CATEGORIES = [
  { id: 'all', label: 'All Books' },
  { id: 'mythology', label: 'Mythology' },
  { id: 'superhero', label: 'Superheroes' },
  { id: 'customize', label: 'Customize Story by Your Own' },
  { id: 'technology', label: 'Technology' },
] as const;
export type Category = Exclude<(typeof CATEGORIES)[number]['id'], 'all'>;

export const SAMPLE_BOOKS: SampleBook[] = [
  {
    productId: 'hanuman',
    title: 'Hanuman’s Little Helper',
    category: 'mythology',
    description:
      'A mythology helper carries the lamp of Kishkindha, and a young vanara’s hope, through the forest.',
    story:
      'The wind has blown out the temple lamp of Kishkindha, and the path up to it is steep. Chapal, a young vanara, needs a friend with a big heart and steady hands. Your child carries the flame through the forest, and learns what Hanuman always knew: the strongest hands are the ones that help. Told with respect, drawn like a temple wall come to life.',
  },
  {
    productId: 'spider',
    title: 'The Spider Kid and the Thousand Kites',
    category: 'superhero',
    description: 'A Spider kid goes over the rooftops after the best kite in the city.',
    story:
      'On the day of a thousand kites, Dadu’s oldest kite is cut loose. With a pocketful of laddoos and Resham, a very small spider, on one shoulder, your child follows it over the roofs of the old city, up to the clock tower, and finds somebody there who needs it more. A story about holding on, and about letting go.',
  },
  {
    productId: 'iron',
    title: 'The Iron Kid and the Tiffin Robot',
    category: 'technology',
    description: 'An Iron kid mends a robot that everybody else has given up on.',
    story:
      'Dabba was Grandfather’s lunch box before he was a robot, and all he wants is to deliver once more. Your child builds a helper’s suit that is mostly kitchen, gives away its best gear, and meets a magnet to whom everything comes and whom nobody visits. For children who take things apart to see how they work.',
  },
  {
    productId: 'thor',
    title: 'The Thor Apprentice',
    category: 'customize',
    description:
      'A Thor apprentice learns the storm by heart. In this book you may write the story yourself.',
    story:
      'The rain is late, and the youngest thunder can only say pip. Your child, the loudest in a very quiet house, climbs up to teach it, and finds out by listening that thunder is not shouting at all. Give the book a title of your own, and send us your own story with it.',
  },
];

export function sampleBook(productId: string | undefined): SampleBook | undefined {
  return SAMPLE_BOOKS.find((book) => book.productId === productId);
}

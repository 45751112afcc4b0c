import type { ProductId } from '../catalogue/product-ids.ts';

/** A book of the shop's own shelf, as home, gallery and product page show it. */
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
      'It is the day of a thousand kites, and the best one of all has broken loose. Resham, a very small spider, knows the way and has thread to spare. Over rooftops, water tanks and washing lines your child finds out that a thread as thin as hair can hold up a whole street, if enough neighbours hold on to it.',
  },
  {
    productId: 'iron',
    title: 'The Iron Kid and the Tiffin Robot',
    category: 'technology',
    description: 'An Iron kid mends a robot that everybody else has given up on.',
    story:
      'Everyone says that Dabba, the old tiffin robot, is scrap. Your child says it is only tired. Pots, gears, one good spanner and a jar full of screws: together they bring lunch to the whole town on the hottest day of the year. For children who take things apart to see how they work.',
  },
  {
    productId: 'thor',
    title: 'The Thor Apprentice',
    category: 'customize',
    description:
      'A Thor apprentice learns the storm by heart. In this book you may write the story yourself.',
    story:
      'Thunder has lost its voice, and somebody has to climb up and ask why. Your child becomes the apprentice of the sky-smiths, where clouds are beaten into shape and lightning is kept in jars. Give the adventure your own title and your own story, and we draw it.',
  },
];

export function sampleBook(productId: string | undefined): SampleBook | undefined {
  return SAMPLE_BOOKS.find((book) => book.productId === productId);
}

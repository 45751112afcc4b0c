/** A book of the shop's own shelf, as home, gallery and product page show it. */
export interface SampleBook {
  productId: 'hanuman' | 'spider' | 'iron' | 'thor';
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
    description: 'A mythology helper carries hope, and half a mountain, to a friend in need.',
    story:
      'The healing herb grows on the far mountain, and the sun rises in a few hours. Your child is the small helper who offers to go along. There is a river to leap, a riddle to solve and a lesson that the strongest hands are the ones that help. Told with respect, drawn like a temple wall come to life.',
  },
  {
    productId: 'spider',
    title: 'Spider Kid of the Monsoon Bazaar',
    category: 'superhero',
    description: 'A Spider kid spins silver thread over the rooftops when the big rain comes.',
    story:
      'The lights go out over the old bazaar, and the rain will not stop. Your child finds out that a thread as thin as hair can hold up a whole street, if enough neighbours hold on to it. Rooftops, kites, a runaway rickshaw, and a very small spider with very good advice.',
  },
  {
    productId: 'iron',
    title: 'Iron Kid and the Tired Robot',
    category: 'technology',
    description: 'An Iron kid builds a helper out of pots, springs and a broken radio.',
    story:
      'Everyone says the old robot behind the workshop is scrap. Your child says it is only tired. With a spanner, a jar of screws and one brave idea, the two of them set out to bring the water back to the village. For children who take things apart to see how they work.',
  },
  {
    productId: 'thor',
    title: 'Thor’s Thunder Apprentice',
    category: 'customize',
    description: 'A Thor apprentice learns the storm by heart. Here you may write the story yourself.',
    story:
      'Thunder has lost its voice, and somebody has to climb up and ask why. Your child becomes the apprentice of the sky-smiths, where clouds are beaten into shape and lightning is kept in jars. In this book you can give the adventure your own title and your own story.',
  },
];

export function sampleBook(productId: string | undefined): SampleBook | undefined {
  return SAMPLE_BOOKS.find((book) => book.productId === productId);
}

import type { FavouriteAnimal, FavouriteColour, Favourites } from '#comic';

/** The animals that can come along in a book, as the shop names them. */
export const ANIMALS = [
  { id: 'elephant', name: 'Elephant' },
  { id: 'parrot', name: 'Parrot' },
  { id: 'tiger', name: 'Tiger cub' },
  { id: 'puppy', name: 'Puppy' },
  { id: 'kitten', name: 'Kitten' },
  { id: 'peacock', name: 'Peacock' },
  { id: 'squirrel', name: 'Squirrel' },
  { id: 'turtle', name: 'Turtle' },
] as const satisfies readonly { id: FavouriteAnimal; name: string }[];

/** The colours that a hero can wear; `dye` is what each looks like on paper. */
export const COLOURS = [
  { id: 'red', name: 'Red', dye: '#e5322e' },
  { id: 'orange', name: 'Orange', dye: '#ff8a1f' },
  { id: 'yellow', name: 'Yellow', dye: '#ffc81f' },
  { id: 'green', name: 'Green', dye: '#2fa84a' },
  { id: 'turquoise', name: 'Turquoise', dye: '#14b3ac' },
  { id: 'blue', name: 'Blue', dye: '#2f6df6' },
  { id: 'purple', name: 'Purple', dye: '#8243cf' },
  { id: 'pink', name: 'Pink', dye: '#f5559f' },
] as const satisfies readonly { id: FavouriteColour; name: string; dye: string }[];

/** Favourites as an order keeps them: nothing at all when nothing was chosen. */
export function chosenFavourites({ animal, colour }: Favourites): { favourites?: Favourites } {
  if (!animal && !colour) return {};
  return { favourites: { ...(animal && { animal }), ...(colour && { colour }) } };
}

/** Reads what was stored or typed. An unknown value counts as not chosen. */
export function asFavourites(animal: unknown, colour: unknown): Favourites {
  const known = {
    animal: ANIMALS.find(({ id }) => id === animal)?.id,
    colour: COLOURS.find(({ id }) => id === colour)?.id,
  };
  return { ...(known.animal && { animal: known.animal }), ...(known.colour && { colour: known.colour }) };
}

/** “Elephant, red”; null when nothing was chosen. */
export function favouriteWords({ animal, colour }: Favourites = {}): string | null {
  const names = [
    ANIMALS.find(({ id }) => id === animal)?.name,
    COLOURS.find(({ id }) => id === colour)?.name,
  ].filter((name) => name !== undefined);
  const [first, ...rest] = names;
  return first ? [first, ...rest.map((name) => name.toLowerCase())].join(', ') : null;
}

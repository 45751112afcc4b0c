import type { Mood } from '../../book.ts';
import { DYES, type FavouriteAnimal, type FavouriteColour } from '../../favourites.ts';
import type { Character } from '../cast/cast.ts';
import { elephant } from './elephant.ts';
import { drawAnimal, type DrawFriend } from './friend.ts';
import { kitten } from './kitten.ts';
import { parrot } from './parrot.ts';
import { peacock } from './peacock.ts';
import { puppy } from './puppy.ts';
import { squirrel } from './squirrel.ts';
import { tiger } from './tiger.ts';
import { turtle } from './turtle.ts';

const friends: Record<FavouriteAnimal, DrawFriend> = {
  elephant,
  parrot,
  tiger,
  puppy,
  kitten,
  peacock,
  squirrel,
  turtle,
};

/** The child's favourite animal, with a kerchief in the favourite colour. */
export function drawFriend(
  animal: FavouriteAnimal,
  colour: FavouriteColour | undefined,
  mood: Mood,
  ink: number,
): Character {
  return drawAnimal(friends[animal](mood), mood, ink, DYES[colour ?? 'red']);
}

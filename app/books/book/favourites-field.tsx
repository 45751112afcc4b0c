import type { ReactNode } from 'react';
import type { Favourites } from '#comic';
import { ANIMALS, asFavourites, COLOURS } from './favourites.ts';

const FOCUS =
  'relative cursor-pointer has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal';

/** Two choices that make the story the child’s own: who comes along, and what the hero wears. */
export function FavouritesField({
  chosen,
  onChoose,
}: {
  chosen: Favourites;
  onChoose: (favourites: Favourites) => void;
}) {
  return (
    <div className="grid gap-5">
      <fieldset className="@container">
        <legend className="mb-1 font-display font-bold">Favourite animal</legend>
        <p className="mb-2 text-base text-ink-soft">Optional. It comes along in the story.</p>
        <div className="grid grid-cols-3 gap-2 @md:grid-cols-5 @2xl:grid-cols-9">
          {ANIMALS.map(({ id, name }) => (
            <label
              key={id}
              className={`${FOCUS} grid justify-items-center gap-1 rounded-(--radius-button) border-2 border-line bg-card px-1 pt-2 pb-1.5 text-center text-base/tight has-checked:border-black-ink has-checked:bg-sun has-checked:font-bold has-checked:text-black-ink`}
            >
              <Radio
                name="favouriteAnimal"
                value={id}
                checked={chosen.animal === id}
                onChoose={() => onChoose(asFavourites(id, chosen.colour))}
              />
              <img
                src={`/covers/friend-${id}.webp`}
                alt=""
                width="64"
                height="64"
                loading="lazy"
                className="size-14"
              />
              {name}
            </label>
          ))}
          <Neither
            name="favouriteAnimal"
            checked={!chosen.animal}
            onChoose={() => onChoose(asFavourites(null, chosen.colour))}
            className="content-center rounded-(--radius-button)"
          >
            No animal
          </Neither>
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1 font-display font-bold">Favourite colour</legend>
        <p className="mb-2 text-base text-ink-soft">Optional. The hero wears it on every page.</p>
        <div className="flex flex-wrap gap-2">
          {COLOURS.map(({ id, name, dye }) => (
            <label
              key={id}
              className={`${FOCUS} flex items-center gap-2 rounded-full border-2 border-line bg-card py-1.5 pr-4 pl-2 text-base has-checked:border-black-ink has-checked:bg-sun has-checked:font-bold has-checked:text-black-ink`}
            >
              <Radio
                name="favouriteColour"
                value={id}
                checked={chosen.colour === id}
                onChoose={() => onChoose(asFavourites(chosen.animal, id))}
              />
              <svg viewBox="0 0 40 40" aria-hidden="true" className="size-6 flex-none">
                <circle cx="20" cy="20" r="17.5" fill={dye} stroke="#1a1026" strokeWidth="4" />
              </svg>
              {name}
            </label>
          ))}
          <Neither
            name="favouriteColour"
            checked={!chosen.colour}
            onChoose={() => onChoose(asFavourites(chosen.animal, null))}
            className="rounded-full px-4 py-1.5"
          >
            The story’s own
          </Neither>
        </div>
      </fieldset>
    </div>
  );
}

/** The last choice of each row: it leaves the book as it was written. */
function Neither({
  name,
  checked,
  onChoose,
  className,
  children,
}: {
  name: string;
  checked: boolean;
  onChoose: () => void;
  className: string;
  children: ReactNode;
}) {
  return (
    <label
      className={`${FOCUS} ${className} grid items-center border-2 border-dashed border-line bg-card px-1 text-center text-base/tight has-checked:border-solid has-checked:border-black-ink has-checked:bg-sun has-checked:font-bold has-checked:text-black-ink`}
    >
      <Radio name={name} value="" checked={checked} onChoose={onChoose} />
      {children}
    </label>
  );
}

function Radio({
  name,
  value,
  checked,
  onChoose,
}: {
  name: string;
  value: string;
  checked: boolean;
  onChoose: () => void;
}) {
  return (
    <input
      type="radio"
      name={name}
      value={value}
      checked={checked}
      onChange={onChoose}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    />
  );
}

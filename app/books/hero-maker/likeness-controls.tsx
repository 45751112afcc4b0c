import { type RefObject, useDeferredValue, useRef } from 'react';
import type { LikenessHero, LikenessWishes } from '#comic';
import { usePortraits } from '../photo-hero/use-portraits.ts';
import { Colours, Slider, Toggles } from './controls.tsx';
import { CLOTHS, EYES, FRAMES, HAIR_COLOURS, HEADWEAR, USUAL_CLOTH } from './drawn-choices.ts';
import {
  BACKS,
  EXAGGERATION,
  hairStyles,
  MARKS,
  nearestSkin,
  SKINS,
  SLIDERS,
  stepWords,
} from './likeness-choices.ts';
import { Pictures } from './picture-choices.tsx';

export const PARTS = [
  { id: 'skin', name: 'Skin' },
  { id: 'hair', name: 'Hair' },
  { id: 'face', name: 'Face' },
  { id: 'marks', name: 'More' },
] as const;
export type Part = (typeof PARTS)[number]['id'];

interface Props {
  hero: LikenessHero;
  wishes: LikenessWishes;
  onWish: (patch: LikenessWishes) => void;
}

/** The changes to one part of a likeness. */
export function PartControls({ part, ...props }: Props & { part: Part }) {
  switch (part) {
    case 'skin':
      return <Skin {...props} />;
    case 'hair':
      return <Hair {...props} />;
    case 'face':
      return <Face {...props} />;
    case 'marks':
      return <Marks {...props} />;
  }
}

function Skin({ hero, wishes, onWish }: Props) {
  return (
    <Colours
      legend="Skin"
      hint="Please choose what you see on your child: light in a photo deceives. We never make skin lighter."
      colours={SKINS}
      chosen={nearestSkin(wishes.skin ?? hero.skin)}
      onChoose={(skin) => onWish({ skin })}
      scale
    />
  );
}

function Hair({ hero, wishes, onWish }: Props) {
  const shown = { ...hero, ...wishes };
  const ofPhoto = { colour: hero.hair, name: 'As in the photo' };
  const colours = HAIR_COLOURS.some(({ colour }) => colour === hero.hair)
    ? HAIR_COLOURS
    : [ofPhoto, ...HAIR_COLOURS];
  const frame = useRef<HTMLDivElement>(null);
  const pictures = useDrawn(frame, hero, wishes);
  const cloths = hero.cloth ? [{ colour: hero.cloth, name: 'As in the photo' }, ...CLOTHS] : CLOTHS;
  return (
    <div ref={frame} className="grid gap-5">
      {(shown.headwear === 'none' || shown.headwear === 'patka') && (
        <Colours
          legend="Hair colour"
          colours={colours}
          chosen={shown.hair}
          onChoose={(hair) => onWish({ hair })}
        />
      )}
      {shown.headwear === 'none' && (
        <>
          <Pictures
            {...pictures('hairStyle')}
            legend="Hair in front"
            options={hairStyles(hero)}
            chosen={shown.hairStyle}
            onChoose={(hairStyle) => onWish({ hairStyle })}
          />
          <Pictures
            {...pictures('backHair')}
            legend="Hair at the back"
            hint="A photo from the front cannot show it."
            options={BACKS}
            chosen={shown.backHair}
            onChoose={(backHair) => onWish({ backHair })}
          />
        </>
      )}
      <Pictures
        {...pictures('headwear')}
        legend="On the head"
        options={HEADWEAR}
        chosen={shown.headwear}
        onChoose={(headwear) => onWish({ headwear })}
      />
      {shown.headwear !== 'none' && (
        <Colours
          legend="Colour of the cloth"
          colours={cloths}
          chosen={shown.cloth ?? USUAL_CLOTH[shown.headwear]}
          onChoose={(cloth) => onWish({ cloth })}
        />
      )}
    </div>
  );
}

/** Draws the child as it would look with each choice. */
function useDrawn(frame: RefObject<HTMLElement | null>, hero: LikenessHero, wishes: LikenessWishes) {
  const draw = usePortraits(frame, 'likeness');
  const told = useDeferredValue(wishes);
  return <Wish extends keyof LikenessWishes>(wish: Wish) => ({
    draw,
    heroWith: (choice: NonNullable<LikenessWishes[Wish]>): LikenessHero => ({
      ...hero,
      wishes: { ...told, [wish]: choice },
    }),
  });
}

function Face({ hero, wishes, onWish }: Props) {
  const { least, most, usual } = EXAGGERATION;
  const drawn = wishes.exaggeration ?? hero.exaggeration;
  return (
    <>
      <Slider
        legend="How it is drawn"
        ends={['More like the comic', 'More like the photo']}
        least={least}
        most={most}
        step={(most - least) / 10}
        value={drawn}
        words={
          drawn === usual ? 'As at first' : drawn < usual ? 'More like the comic' : 'More like the photo'
        }
        onChange={(exaggeration) => onWish({ exaggeration })}
      />
      <Colours
        legend="Eye colour"
        colours={EYES}
        chosen={wishes.eyes ?? hero.eyes}
        onChoose={(eyes) => onWish({ eyes })}
      />
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 sm:grid-cols-2">
        {SLIDERS.map(({ id, legend, ends }) => (
          <Slider
            key={id}
            legend={legend}
            ends={ends}
            least={-2}
            most={2}
            step={1}
            value={wishes[id] ?? 0}
            words={stepWords(wishes[id] ?? 0, ends)}
            onChange={(value) => onWish({ [id]: value })}
          />
        ))}
      </div>
    </>
  );
}

function Marks({ hero, wishes, onWish }: Props) {
  const shown = { ...hero, ...wishes };
  const frame = useRef<HTMLDivElement>(null);
  const pictures = useDrawn(frame, hero, wishes);
  return (
    <div ref={frame} className="grid gap-5">
      <Toggles
        legend="Little things that make them who they are"
        options={MARKS}
        isOn={(id) => shown[id] ?? false}
        onToggle={(id, on) => onWish({ [id]: on })}
      />
      {shown.glasses && (
        <Pictures
          {...pictures('frames')}
          legend="Glasses"
          options={FRAMES}
          chosen={shown.frames ?? 'round'}
          onChoose={(frames) => onWish({ frames })}
          near
        />
      )}
    </div>
  );
}

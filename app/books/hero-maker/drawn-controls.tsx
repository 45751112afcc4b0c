import type { DrawnFace } from '#comic';
import type { DrawnChoices } from '../drawing/drawn-hero.ts';
import { Colours, Toggles } from './controls.tsx';
import {
  CLOTHS,
  EYES,
  FRAMES,
  HAIR_COLOURS,
  HAIR_STYLES,
  HEADWEAR,
  SKINS,
  USUAL_CLOTH,
} from './drawn-choices.ts';
import { AGES, FACE_PARTS, FRAME_COLOURS } from './face-choices.ts';
import { type Draw, Pictures } from './picture-choices.tsx';

export const DRAWN_PARTS = [
  { id: 'hair', name: 'Skin and hair' },
  { id: 'face', name: 'Face' },
  { id: 'more', name: 'Glasses and more' },
] as const;
export type DrawnPart = (typeof DRAWN_PARTS)[number]['id'];

interface Props {
  hero: DrawnChoices;
  draw: Draw | null;
  onChange: (patch: Partial<DrawnChoices>) => void;
}

/** The choices for one part of a hero that is drawn without a photo. */
export function DrawnControls({ part, ...props }: Props & { part: DrawnPart }) {
  if (part === 'hair') return <SkinAndHair {...props} />;
  return part === 'face' ? <Face {...props} /> : <More {...props} />;
}

function SkinAndHair({ hero, draw, onChange }: Props) {
  return (
    <>
      <Colours legend="Skin" colours={SKINS} chosen={hero.skin} onChoose={(skin) => onChange({ skin })} />
      <Colours
        legend="Hair"
        colours={HAIR_COLOURS}
        chosen={hero.hair}
        onChoose={(hair) => onChange({ hair })}
      />
      <Pictures
        legend="Hair style"
        options={HAIR_STYLES}
        chosen={hero.hairStyle}
        onChoose={(hairStyle) => onChange({ hairStyle })}
        draw={draw}
        heroWith={(hairStyle) => ({ ...hero, hairStyle, headwear: 'none' })}
      />
      <Pictures
        legend="On the head"
        options={HEADWEAR}
        chosen={hero.headwear}
        onChoose={(headwear) => onChange({ headwear })}
        draw={draw}
        heroWith={(headwear) => ({ ...hero, headwear })}
      />
      {hero.headwear !== 'none' && (
        <Colours
          legend="Colour of the cloth"
          colours={CLOTHS}
          chosen={hero.cloth ?? USUAL_CLOTH[hero.headwear]}
          onChoose={(cloth) => onChange({ cloth })}
        />
      )}
    </>
  );
}

/** The hero with another part of its face. */
const withFace = (hero: DrawnChoices, patch: DrawnFace): DrawnChoices => ({
  ...hero,
  face: { ...hero.face, ...patch },
});

function Face({ hero, draw, onChange }: Props) {
  const { face = {} } = hero;
  const change = (patch: DrawnFace) => onChange(withFace(hero, patch));
  return (
    <>
      <Pictures
        legend="Age"
        options={AGES}
        chosen={face.age ?? 'child'}
        onChoose={(age) => change({ age })}
        draw={draw}
        heroWith={(age) => withFace(hero, { age })}
      />
      <Colours
        legend="Eye colour"
        colours={EYES}
        chosen={face.eyeColour ?? '#8a5230'}
        onChoose={(eyeColour) => change({ eyeColour })}
      />
      {FACE_PARTS.map(({ part, legend, options }) => (
        <Pictures<string>
          key={part}
          legend={legend}
          options={options}
          chosen={face[part] ?? options[0].id}
          onChoose={(id) => change({ [part]: id })}
          draw={draw}
          heroWith={(id) => ({ ...withFace(hero, { [part]: id }), glasses: false })}
          near={part !== 'ears' && part !== 'shape'}
        />
      ))}
    </>
  );
}

const WORN = [
  { id: 'glasses', name: 'Glasses' },
  { id: 'hearingAid', name: 'Hearing aid' },
  { id: 'bindi', name: 'Bindi' },
] as const;

const MARKS = [
  { id: 'freckles', name: 'Freckles' },
  { id: 'dimples', name: 'Dimples' },
  { id: 'toothGap', name: 'Gap in the teeth' },
] as const;

function More({ hero, draw, onChange }: Props) {
  const { face = {} } = hero;
  return (
    <>
      <Toggles
        legend="Worn every day"
        options={WORN}
        isOn={(id) => hero[id] ?? false}
        onToggle={(id, on) => onChange({ [id]: on })}
      />
      {hero.glasses && (
        <>
          <Pictures
            legend="Glasses"
            options={FRAMES}
            chosen={face.frames ?? 'round'}
            onChoose={(frames) => onChange(withFace(hero, { frames }))}
            draw={draw}
            heroWith={(frames) => withFace(hero, { frames })}
            near
          />
          <Colours
            legend="Colour of the glasses"
            colours={FRAME_COLOURS}
            chosen={face.frameColour ?? '#c2185b'}
            onChoose={(frameColour) => onChange(withFace(hero, { frameColour }))}
          />
        </>
      )}
      <Toggles
        legend="Little things that make them who they are"
        options={MARKS}
        isOn={(id) => face[id] ?? false}
        onToggle={(id, on) => onChange(withFace(hero, { [id]: on }))}
      />
    </>
  );
}

import type { DrawnFace } from '#comic';

/** The choices for a drawn face, with the names that customers read. */
export const AGES = [
  { id: 'toddler', name: 'Toddler' },
  { id: 'child', name: 'Child' },
  { id: 'big', name: 'Big child' },
] as const satisfies Choices<'age'>;

/** The parts of a face that are chosen by picture. */
export const FACE_PARTS = [
  {
    part: 'shape',
    legend: 'Face',
    options: [
      { id: 'oval', name: 'Oval' },
      { id: 'round', name: 'Round' },
      { id: 'long', name: 'Long' },
      { id: 'square', name: 'Square' },
      { id: 'heart', name: 'Heart' },
    ],
  },
  {
    part: 'eyes',
    legend: 'Eyes',
    options: [
      { id: 'large', name: 'Large' },
      { id: 'round', name: 'Round' },
      { id: 'almond', name: 'Almond' },
      { id: 'wide', name: 'Wide apart' },
      { id: 'soft', name: 'Soft' },
    ],
  },
  {
    part: 'brows',
    legend: 'Brows',
    options: [
      { id: 'full', name: 'Full' },
      { id: 'thin', name: 'Thin' },
      { id: 'thick', name: 'Thick' },
      { id: 'arched', name: 'Arched' },
      { id: 'straight', name: 'Straight' },
    ],
  },
  {
    part: 'nose',
    legend: 'Nose',
    options: [
      { id: 'tiny', name: 'Tiny' },
      { id: 'button', name: 'Button' },
      { id: 'soft', name: 'Soft' },
      { id: 'wide', name: 'Wide' },
    ],
  },
  {
    part: 'smile',
    legend: 'Smile',
    options: [
      { id: 'gentle', name: 'Gentle' },
      { id: 'small', name: 'Small' },
      { id: 'wide', name: 'Wide' },
      { id: 'full', name: 'Full lips' },
    ],
  },
  {
    part: 'ears',
    legend: 'Ears',
    options: [
      { id: 'usual', name: 'Usual' },
      { id: 'small', name: 'Small' },
      { id: 'large', name: 'Large' },
    ],
  },
] as const satisfies readonly { part: keyof DrawnFace; legend: string; options: readonly Option[] }[];

export const FRAME_COLOURS = [
  { colour: '#c2185b', name: 'Pink' },
  { colour: '#2f62d9', name: 'Blue' },
  { colour: '#1e8c8a', name: 'Teal' },
  { colour: '#4a3b78', name: 'Violet' },
  { colour: '#b3263a', name: 'Red' },
  { colour: '#6b4423', name: 'Brown' },
  { colour: '#2a2530', name: 'Black' },
] as const;

interface Option {
  id: string;
  name: string;
}
type Choices<Part extends keyof DrawnFace> = readonly { id: NonNullable<DrawnFace[Part]>; name: string }[];

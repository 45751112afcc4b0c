import type { PagePlan } from '../../book.ts';

/** Lesson two blows the pupil away. */
export const pageNine: PagePlan = {
  rows: [
    {
      height: 6,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'thunderSchool',
          camera: { angle: 'low' },
          seed: 3,
          items: [
            { thing: 'speedLines', at: [0.6, 0.744], size: 0.5 },
            {
              who: 'hero',
              pose: 'leap',
              face: 'happy',
              at: [0.28, 0.5],
              size: 0.24,
              anchor: 'head',
              breaks: true,
            },
            { thing: 'paperBoat', at: [0.06, 0.9], size: 0.06 },
            { who: 'gudgud', mood: 'scared', at: [0.84, 0.82], size: 0.396, turn: 22 },
          ],
          captions: [{ text: { en: 'Lesson two: like this.', hi: 'दूसरा सबक: ऐसे।' }, near: [0.02, 0.02] }],
          effects: [
            {
              text: { en: 'DHOOOM!', hi: 'ढमाढम!' },
              near: [0.6, 0.12],
              width: 0.5,
              turn: -6,
              style: 'fire',
              burst: true,
            },
          ],
        },
      ],
    },
    {
      height: 4,
      panels: [
        {
          width: 3,
          lean: -30,
          place: 'thunderSchool',
          camera: { zoom: 2, at: [0.28, 0.62] },
          seed: 3,
          items: [
            {
              who: 'hero',
              pose: 'shrug',
              face: 'surprised',
              looksAt: [-0.4, 0.4],
              at: [0.44, 0.66],
              size: 0.38,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Where’s Gudgud?', hi: 'गुदगुद कहाँ है?' },
              near: [0.6, 0],
            },
          ],
        },
        {
          width: 6,
          place: 'thunderSchool',
          camera: { zoom: 1.85, at: [0.8, 0.62] },
          seed: 3,
          items: [
            { who: 'gudgud', mood: 'scared', at: [0.8, 0.95], size: 0.5 },
            { who: 'tarru', mood: 'proud', at: [0.3, 1.1], size: 0.76 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'tarru',
              text: { en: 'You’ve blown out the pupil.', hi: 'शागिर्द तो फूँक से उड़ गया।' },
              near: [0.3, 0],
            },
          ],
        },
      ],
    },
  ],
};

import type { PagePlan } from '../../book.ts';

/** Counting stars where there are none. */
export const pageTwo: PagePlan = {
  rows: [
    {
      height: 5.6,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'homeRoof',
          seed: 10,
          items: [
            { thing: 'gecko', at: [0.86, 0.6], size: 0.1, turn: -16 },
            { who: 'nani', mood: 'proud', at: [0.3, 0.965], size: 0.5, flip: true },
            {
              who: 'hero',
              pose: 'lookUp',
              face: 'calm',
              at: [0.64, 0.96],
              size: 0.28,
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'nani',
              text: {
                en: 'When I was small, we counted stars to fall asleep. At forty we were gone.',
                hi: 'छुटपन में हम तारे गिनते-गिनते सोते थे। चालीस तक पहुँचे, और गुल!',
              },
              near: [0.06, 0.02],
            },
            { kind: 'speech', from: 'hero', text: { en: 'I see one!', hi: 'एक दिखा!' }, near: [0.92, 0.06] },
            {
              kind: 'speech',
              from: 'nani',
              text: { en: 'That, my love, is the mobile tower.', hi: 'वह तो मोबाइल का टावर है।' },
              near: [0.04, 0.42],
            },
          ],
        },
      ],
    },
    {
      height: 4.4,
      panels: [
        {
          width: 5,
          lean: 44,
          place: 'nightBurst',
          seed: 6,
          items: [
            { thing: 'nightMouth', at: [0.33, 0.88], size: 0.62 },
            { thing: 'streetBulb', at: [0.33, 0.62], size: 0.44, turn: -10 },
          ],
          captions: [
            {
              text: {
                en: 'And then the lamp by the sweet shop went out.',
                hi: 'तभी मिठाई की दुकान वाली बत्ती बुझ गई।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'GULP!', hi: 'गटक!' },
              near: [0.97, 0.5],
              width: 0.36,
              turn: -9,
              style: 'fire',
              burst: true,
            },
          ],
        },
        {
          width: 4.4,
          place: 'homeRoof',
          camera: { zoom: 2.2, at: [0.64, 0.62] },
          seed: 10,
          items: [
            {
              who: 'hero',
              pose: 'point',
              face: 'surprised',
              looksAt: [-0.3, 0.7],
              at: [0.4, 0.64],
              size: 0.44,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Nani? The dark just swallowed.', hi: 'नानी? अँधेरे ने अभी कुछ निगला।' },
              near: [0.95, 0.04],
            },
          ],
        },
      ],
    },
  ],
};

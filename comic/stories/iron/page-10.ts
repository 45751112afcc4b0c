import type { PagePlan } from '../../book.ts';

/** Nine parts kitchen. */
export const pageTen: PagePlan = {
  rows: [
    {
      height: 4,
      slant: 60,
      panels: [
        {
          width: 4.2,
          lean: -40,
          place: 'sunBurst',
          seed: 14,
          items: [
            {
              who: 'hero',
              pose: 'point',
              face: 'brave',
              looksAt: [1.3, 0.4],
              at: [0.34, 0.68],
              size: 0.42,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'That’s not old iron. That’s my FRIEND!', hi: 'वह कबाड़ नहीं, मेरा दोस्त है!' },
              near: [0.94, 0],
            },
          ],
        },
        {
          width: 4.8,
          place: 'tinLane',
          camera: { zoom: 1.85, at: [0.5, 0.62] },
          seed: 12,
          items: [
            {
              who: 'hero',
              pose: 'huddle',
              face: 'surprised',
              looksAt: 'ladle',
              at: [0.66, 0.95],
              size: 0.3,
              flip: true,
            },
            { thing: 'gear', at: [0.36, 0.62], size: 0.13, turn: 20 },
            { thing: 'ladle', at: [0.2, 0.6], size: 0.26, turn: 70 },
            { thing: 'speedLines', at: [0.86, 0.6], size: 0.26, turn: 180 },
            { thing: 'windUpMouse', at: [0.12, 0.88], size: 0.14 },
          ],
          captions: [
            {
              text: {
                en: 'Copper does not stick to a magnet. But every bolt in the suit was iron.',
                hi: 'ताँबा चुंबक से नहीं चिपकता। पर सूट का हर पेंच लोहे का था।',
              },
              near: [0.02, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 6,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'tinLane',
          camera: { angle: 'worm' },
          seed: 12,
          items: [
            { who: 'chumbak', mood: 'amazed', at: [0.82, 0.97], size: 0.74 },
            { thing: 'bucket', at: [0.6, 0.16], size: 0.15, turn: 30 },
            { thing: 'speedLines', at: [0.2, 0.81], size: 0.3 },
            { who: 'hero', pose: 'fly', face: 'surprised', at: [0.5, 0.48], size: 0.26, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'I’m nine parts KITCHEN!', hi: 'मुझमें तो नौ हिस्से रसोई है!' },
              near: [0.08, 0.04],
            },
          ],
          effects: [
            {
              text: { en: 'CLANGGG!', hi: 'ठन्नननन!' },
              near: [0.04, 0.7],
              width: 0.26,
              turn: -8,
              style: 'fire',
            },
          ],
        },
      ],
    },
  ],
};

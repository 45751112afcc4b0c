import type { PagePlan } from '../../book.ts';

/** What the dark was doing all those nights. */
export const pageFourteen: PagePlan = {
  rows: [
    {
      height: 4.4,
      slant: -60,
      panels: [
        {
          width: 4.4,
          lean: 40,
          place: 'crystalCave',
          camera: { zoom: 2, at: [0.25, 0.62] },
          seed: 8,
          items: [{ who: 'ghup', mood: 'sad', at: [0.5, 1.24], size: 0.9 }],
          balloons: [
            {
              kind: 'speech',
              from: 'ghup',
              text: {
                en: 'Every evening I come, and everybody shuts the door.',
                hi: 'हर शाम मैं आता हूँ, और सब दरवाज़े बंद कर लेते हैं।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 4.6,
          place: 'crystalCave',
          camera: { zoom: 1.85, at: [0.74, 0.62] },
          seed: 8,
          items: [
            {
              who: 'hero',
              pose: 'think',
              face: 'sad',
              looksAt: [-0.3, 0.3],
              at: [0.4, 0.66],
              size: 0.44,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'I kept one eye on you. All my life.', hi: 'मेरी एक आँख तुम पर ही रहती थी। हर रात।' },
              near: [0.86, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 5.6,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'crystalCave',
          camera: { angle: 'high' },
          seed: 8,
          items: [
            { thing: 'sleepingCat', at: [0.495, 0.68], size: 0.16 },
            { who: 'ghup', mood: 'happy', at: [0.25, 0.956], size: 0.57 },
            { who: 'hero', pose: 'shrug', face: 'surprised', at: [0.74, 0.836], size: 0.218, flip: true },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'ghup',
              text: { en: 'I know. I waved. Every single night.', hi: 'पता है। मैं हाथ हिलाता था। हर रात।' },
              near: [0.28, 0.02],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'I never saw it!', hi: 'मुझे तो कभी दिखा नहीं!' },
              near: [0.6, 0.04],
            },
            {
              kind: 'speech',
              from: 'ghup',
              text: { en: 'No. It was dark.', hi: 'हाँ। अँधेरा जो था।' },
              near: [0.5, 0.3],
            },
          ],
        },
      ],
    },
  ],
};

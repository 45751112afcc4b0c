import type { PagePlan } from '../../book.ts';

/** Stones that have never been asked nicely. */
export const pageFive: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: 70,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'asteroidField',
          seed: 3,
          items: [
            { thing: 'asteroid', at: [0.8, 0.66], size: 0.44, turn: 8 },
            { thing: 'speedLines', at: [0.31, 0.42], size: 0.3, turn: 24 },
            { who: 'hero', pose: 'fall', face: 'surprised', at: [0.43, 0.51], size: 0.27, anchor: 'head' },
            { thing: 'asteroid', at: [0.13, 0.69], size: 0.34, turn: -14, flip: true },
            { thing: 'sleepingCat', at: [0.135, 0.56], size: 0.17, turn: -8 },
          ],
          captions: [
            {
              text: {
                en: 'The asteroid field was like the school bus: all bumps and no manners.',
                hi: 'उल्काओं का मैदान स्कूल की बस जैसा था: धक्के ढेर सारे, तमीज़ ज़रा भी नहीं।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'BONK!', hi: 'ठक्क!' },
              near: [0.28, 0.84],
              width: 0.17,
              turn: -8,
              style: 'fire',
              burst: true,
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'asteroid',
              text: { en: 'Move! MOVE!', hi: 'हटो! हटो!' },
              near: [0.9, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 4,
          lean: -36,
          place: 'asteroidField',
          camera: { zoom: 2, at: [0.42, 0.62] },
          seed: 3,
          items: [
            {
              who: 'hero',
              pose: 'wave',
              face: 'calm',
              looksAt: [1.4, 0.6],
              at: [0.45, 0.64],
              size: 0.44,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Excuse me, please. May I pass?', hi: 'ज़रा सुनिए, क्या मुझे रास्ता मिलेगा?' },
              near: [0.6, 0.02],
            },
          ],
        },
        {
          width: 5,
          place: 'asteroidField',
          seed: 6,
          items: [
            { thing: 'politeAsteroid', at: [0.825, 0.7], size: 0.44, turn: -8 },
            { thing: 'speedLines', at: [0.3, 0.68], size: 0.34, turn: -16 },
            { who: 'hero', pose: 'glide', face: 'happy', at: [0.44, 0.55], size: 0.36, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'politeAsteroid',
              text: {
                en: 'Nobody ever asked before. After you, dear!',
                hi: 'ऐसे तो आज तक किसी ने नहीं पूछा। पहले आप, प्यारे!',
              },
              near: [0.7, 0.02],
            },
          ],
        },
      ],
    },
  ],
};

import type { PagePlan } from '../../book.ts';

/** One corner lifted, and the wind came in. */
export const pageTwelve: PagePlan = {
  rows: [
    {
      height: 5.5,
      slant: 56,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'towerTop',
          seed: 4,
          items: [
            { thing: 'kite', at: [0.64, 0.44], size: 0.58, turn: -40 },
            { who: 'chicks', mood: 'scared', at: [0.66, 0.92], size: 0.4 },
            { who: 'hero', pose: 'pull', face: 'worried', at: [0.36, 0.95], size: 0.25 },
            { thing: 'slipper', at: [0.08, 0.92], size: 0.08, turn: 8 },
          ],
          captions: [
            {
              text: {
                en: '{name} lifted one corner of Gulabo. The wind came straight in.',
                hi: '{name} ने गुलाबो का एक कोना उठाया। हवा सीधी अंदर आ घुसी।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            { text: { en: 'BRRRR!', hi: 'थर थर!' }, near: [0.96, 0.2], width: 0.26, turn: 8, style: 'ice' },
          ],
        },
      ],
    },
    {
      height: 4.5,
      panels: [
        {
          width: 3.6,
          lean: -36,
          place: 'towerTop',
          camera: { zoom: 1.7, at: [0.36, 0.62] },
          seed: 4,
          items: [
            { who: 'hero', pose: 'think', face: 'thinking', at: [0.46, 0.64], size: 0.42, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'thought',
              from: 'hero',
              text: { en: 'If I take her, they have no roof.', hi: 'गुलाबो गई, तो इनकी छत भी गई।' },
              near: [0.6, 0.02],
            },
          ],
        },
        {
          width: 5.4,
          place: 'towerTop',
          camera: { zoom: 2, at: [0.63, 0.62] },
          seed: 4,
          items: [
            { who: 'resham', mood: 'sad', at: [0.24, 1.02], size: 0.56 },
            {
              who: 'hero',
              pose: 'hug',
              face: 'calm',
              at: [0.66, 0.62],
              size: 0.42,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'resham',
              text: { en: 'And if you leave her?', hi: 'और छोड़ दो, तो?' },
              near: [0.16, 0.06],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Then Dadu waits a little. Gulabo is a good roof.',
                hi: 'तो दादू थोड़ा रुकेंगे। गुलाबो बढ़िया छत है।',
              },
              near: [0.76, 0.02],
            },
          ],
        },
      ],
    },
  ],
};

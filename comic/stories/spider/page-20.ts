import type { PagePlan } from '../../book.ts';

/** The other slipper. */
export const pageTwenty: PagePlan = {
  rows: [
    {
      height: 4.3,
      slant: 50,
      panels: [
        {
          width: 4.8,
          lean: -36,
          place: 'lateRoof',
          camera: { angle: 'low' },
          seed: 3,
          items: [
            { who: 'dadu', mood: 'happy', at: [0.72, 1.02], size: 0.8 },
            {
              who: 'hero',
              pose: 'offer',
              face: 'happy',
              at: [0.3, 0.56],
              size: 0.3,
              anchor: 'head',
              costume: 'pyjamas',
              holds: { thing: 'laddoo', hand: 0, size: 0.6 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'I saved you one.', hi: 'एक आपके लिए बचा है।' },
              near: [0.2, 0.02],
            },
            {
              kind: 'speech',
              from: 'dadu',
              text: { en: 'Half for you, half for me.', hi: 'आधा तुम्हारा, आधा मेरा।' },
              near: [0.92, 0.02],
            },
          ],
        },
        {
          width: 4,
          place: 'lateRoof',
          camera: { zoom: 1.7, at: [0.38, 0.62] },
          seed: 3,
          items: [{ who: 'resham', mood: 'proud', at: [0.46, 1.04], size: 0.7 }],
          balloons: [
            {
              kind: 'speech',
              from: 'resham',
              text: {
                en: 'And the crumb for me. I’m not that small.',
                hi: 'और चूरा मेरा। इतनी छोटी भी नहीं हूँ।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 5.7,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'lateRoof',
          seed: 6,
          items: [
            { who: 'dadu', mood: 'happy', at: [0.76, 0.95], size: 0.46 },
            { thing: 'slipperBed', at: [0.27, 0.9], size: 0.25 },
            { who: 'friend', mood: 'happy', at: [0.62, 0.955], size: 0.17 },
          ],
          captions: [
            {
              text: {
                en: 'That night Dadu found his other slipper. Somebody was asleep in it.',
                hi: 'उस रात दादू को दूसरी जूती मिल गई। उसमें कोई सो रहा था।',
              },
              near: [0.02, 0.02],
            },
            {
              text: {
                en: 'He decided that one bare foot was not so bad.[ One {animal} agreed. It had never worn any.]',
                hi: 'दादू ने सोचा, एक पैर नंगा ही सही।[ {animal} भी राज़ी।]',
              },
              near: [0.98, 0.02],
            },
          ],
          effects: [
            { text: { en: 'z z z', hi: 'ख़र्र' }, near: [0.36, 0.62], width: 0.13, turn: -10, style: 'ice' },
          ],
        },
      ],
    },
  ],
};

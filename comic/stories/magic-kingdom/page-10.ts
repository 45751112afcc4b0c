import type { PagePlan } from '../../book.ts';

/** The loud way. */
export const pageTen: PagePlan = {
  rows: [
    {
      height: 4.4,
      slant: 50,
      panels: [
        {
          width: 3.5,
          lean: -30,
          place: 'dryRiver',
          camera: { zoom: 2, at: [0.2, 0.62] },
          seed: 8,
          items: [
            { who: 'kukdoo', mood: 'proud', at: [0.36, 1.14], size: 0.86 },
            { thing: 'trumpet', at: [0.66, 0.51], size: 0.34, turn: -14 },
          ],
          effects: [
            { text: { en: 'PAAARP!', hi: 'पोंओंओं!' }, near: [0.1, 0.02], width: 0.7, turn: -7, style: 'fire' },
          ],
        },
        {
          width: 2.9,
          lean: 30,
          place: 'leafBurst',
          seed: 18,
          items: [{ who: 'sarpat', mood: 'proud', at: [0.54, 1.06], size: 0.6 }],
          balloons: [
            {
              kind: 'shout',
              from: 'sarpat',
              text: { en: 'Special delivery! WAKE UP!', hi: 'ज़रूरी डाक! उठोओओ!' },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 3.4,
          place: 'roseBurst',
          seed: 19,
          items: [
            {
              who: 'hero',
              pose: 'shout',
              face: 'happy',
              looksAt: [0.2, 1.3],
              at: [0.5, 0.62],
              size: 0.4,
              anchor: 'head',
              flip: true,
            },
          ],
          effects: [
            {
              text: { en: 'OY!', hi: 'ओए!' },
              near: [0.5, 0.02],
              width: 0.5,
              turn: 7,
              style: 'gold',
              burst: true,
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
          place: 'dryRiver',
          seed: 8,
          items: [
            { who: 'parbatAsleep', mood: 'scared', at: [0.6, 0.9], size: 0.78 },
            { thing: 'alarmClock', at: [0.3, 0.95], size: 0.1, turn: -8 },
            { who: 'kukdoo', mood: 'sad', at: [0.17, 0.98], size: 0.4, flip: true },
          ],
          captions: [
            {
              text: {
                en: 'Parbat pulled a cloud over his ears.',
                hi: 'परबत ने कानों पर एक बादल खींच लिया।',
              },
              near: [0.97, 0.97],
              after: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'parbatAsleep',
              text: { en: 'Mmm. Five more minutes.', hi: 'ऊँह... पाँच मिनट और।' },
              near: [0.16, 0.03],
            },
            {
              kind: 'speech',
              from: 'kukdoo',
              text: { en: 'He said that on TUESDAY.', hi: 'यही तो मंगलवार को भी कहा था।' },
              near: [0.02, 0.3],
            },
          ],
        },
      ],
    },
  ],
};

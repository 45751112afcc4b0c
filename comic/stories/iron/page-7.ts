import type { PagePlan } from '../../book.ts';

/** A lane that has eaten. */
export const pageSeven: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'tinLane',
          camera: { angle: 'high' },
          seed: 1,
          items: [
            { thing: 'bicycle', at: [0.9, 0.728], size: 0.24 },
            { who: 'dabba', mood: 'happy', at: [0.64, 0.924], size: 0.418 },
            { who: 'hero', pose: 'shout', face: 'happy', at: [0.33, 0.82], size: 0.202 },
            { thing: 'windUpMouse', at: [0.12, 0.904], size: 0.08 },
            { who: 'friend', mood: 'happy', at: [0.2, 0.92], size: 0.18 },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'Lunch! Hot lunch for anybody hungry!', hi: 'खाना! गरम खाना! कोई भूखा है?' },
              near: [0.1, 0.02],
            },
            {
              kind: 'speech',
              from: 'dabba',
              text: { en: 'Puris, dal, laddoos and me!', hi: 'पूरी, दाल, लड्डू और मैं!' },
              near: [0.92, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 4.6,
          lean: 40,
          place: 'tinLane',
          seed: 4,
          items: [{ thing: 'sleepingCat', at: [0.62, 0.86], size: 0.32 }],
          captions: [
            {
              text: {
                en: 'But it was Sunday. The whole lane was full, up to the cat.',
                hi: 'पर उस दिन इतवार था। पूरी गली का पेट भरा था, बिल्ली तक का।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            { text: { en: 'BURP', hi: 'डकार!' }, near: [0.98, 0.5], width: 0.26, turn: -8, style: 'leaf' },
          ],
        },
        {
          width: 4.6,
          place: 'tinLane',
          camera: { zoom: 1.7, at: [0.63, 0.62] },
          seed: 4,
          items: [
            { who: 'dabba', mood: 'sad', at: [0.74, 1.12], size: 0.74 },
            { who: 'hero', pose: 'shrug', face: 'sad', at: [0.26, 0.72], size: 0.34, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dabba',
              text: { en: 'Nine lunches, and nobody hungry.', hi: 'नौ का खाना, और भूखा कोई नहीं।' },
              near: [0.7, 0],
            },
          ],
        },
      ],
    },
  ],
};

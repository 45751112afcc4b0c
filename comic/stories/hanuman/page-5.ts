import type { PagePlan } from '../../book.ts';

/** Something large, stripy and asleep. */
export const pageFive: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'forestNoon',
          camera: { angle: 'low' },
          seed: 4,
          items: [
            { thing: 'sleepingTiger', at: [0.72, 0.95], size: 0.56, breaks: true },
            { who: 'chapal', mood: 'scared', gesture: 'hush', at: [0.13, 0.95], size: 0.44 },
            {
              who: 'hero',
              pose: 'tiptoe',
              face: 'worried',
              at: [0.36, 0.965],
              size: 0.264,
              holds: { thing: 'darkLamp', hand: 1, size: 0.56 },
            },
          ],
          captions: [
            {
              text: {
                en: 'Over the roots, under the vines, and round something large, stripy and asleep.',
                hi: 'जड़ों के ऊपर से, बेलों के नीचे से, और किसी बड़े-से, धारीदार, सोए हुए के बग़ल से।',
              },
              near: [0.3, 0.1],
            },
          ],
          effects: [
            {
              text: { en: 'ZZZZZZZ', hi: 'घर्रर्र घर्रर्र' },
              near: [0.97, 0.22],
              width: 0.24,
              turn: -12,
              style: 'sky',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: '[{wheels}Softly|Tiptoe], Chapal. Very, very quietly.',
                hi: '[{wheels}धीरे-धीरे|पंजों के बल], चपल। बिल्कुल चुपचाप।',
              },
              near: [0.56, 0.3],
            },
          ],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 3,
          lean: 30,
          place: 'roseBurst',
          seed: 3,
          items: [{ who: 'chapal', mood: 'amazed', gesture: 'cover', at: [0.5, 1.2], size: 0.74 }],
          effects: [
            {
              text: { en: 'HIC!', hi: 'हिच!' },
              near: [0.5, 0],
              width: 0.8,
              turn: -6,
              style: 'fire',
              burst: true,
            },
          ],
        },
        {
          width: 3.4,
          lean: -30,
          place: 'forestNoon',
          camera: { zoom: 1.8, at: [0.6, 0.66] },
          seed: 4,
          items: [{ thing: 'sleepingTiger', at: [0.48, 0.92], size: 0.5, flip: true }],
          captions: [
            {
              text: {
                en: 'The tiger only turned over. It was a very polite tiger.',
                hi: 'बाघ ने बस करवट बदली। बड़ा ही शरीफ़ बाघ था।',
              },
              near: [0.5, 0],
            },
          ],
          effects: [
            { text: { en: 'SNRRRK', hi: 'खर्रर्र' }, near: [0.95, 0.44], width: 0.5, turn: 6, style: 'sky' },
          ],
        },
        {
          width: 3.4,
          place: 'forestNoon',
          camera: { zoom: 2.2, at: [0.36, 0.62] },
          seed: 4,
          items: [
            { who: 'hero', pose: 'run', face: 'laughing', at: [0.4, 0.62], size: 0.35, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'And NOW we may [{wheels}roll|run]!', hi: 'और अब भागो!' },
              near: [1, 0],
            },
          ],
        },
      ],
    },
  ],
};

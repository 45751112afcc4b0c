import type { PagePlan } from '../../book.ts';

/** Sitting still. */
export const pageFourteen: PagePlan = {
  rows: [
    {
      height: 3.3,
      slant: -30,
      panels: [
        {
          width: 1,
          place: 'oldCorner',
          seed: 5,
          items: [
            { who: 'sau', mood: 'sad', at: [0.4, 0.9], size: 0.78 },
            { who: 'hero', pose: 'sit', face: 'calm', at: [0.57, 0.96], size: 0.36, flip: true },
            { who: 'dheeru', mood: 'proud', at: [0.93, 0.96], size: 0.3 },
            { thing: 'goldKey', at: [0.815, 0.3], size: 0.09, turn: 20 },
          ],
          captions: [
            {
              text: {
                en: 'Then {name} did something that nobody in the palace had ever seen: [{wheels}stopped, and stayed|sat down, and sat] still.',
                hi: 'तब {name} ने वह कर दिखाया जो महल में किसी ने नहीं देखा था: चुपचाप बैठना।',
              },
              near: [0.02, 0.96],
            },
          ],
        },
      ],
    },
    {
      height: 3.3,
      slant: 30,
      panels: [
        {
          width: 1,
          place: 'oldCornerDusk',
          seed: 5,
          items: [
            { who: 'sau', mood: 'sad', at: [0.4, 0.9], size: 0.78 },
            { who: 'hero', pose: 'huddle', face: 'calm', at: [0.58, 0.97], size: 0.34, flip: true },
            { who: 'dheeru', mood: 'proud', at: [0.85, 0.96], size: 0.3 },
          ],
          captions: [
            {
              text: {
                en: 'Ten minutes. An hour. Until the sky turned pink.',
                hi: 'दस मिनट। एक घंटा। आसमान गुलाबी हो गया।',
              },
              near: [0.02, 0.03],
            },
          ],
        },
      ],
    },
    {
      height: 3.4,
      panels: [
        {
          width: 1,
          place: 'oldCornerNight',
          camera: { angle: 'high' },
          seed: 5,
          items: [
            { who: 'sau', mood: 'amazed', at: [0.4, 0.86], size: 0.741 },
            { who: 'hero', pose: 'sit', face: 'happy', at: [0.57, 0.836], size: 0.302 },
            { who: 'dheeru', mood: 'proud', at: [0.78, 0.956], size: 0.285 },
            { who: 'friend', mood: 'happy', at: [0.22, 0.944], size: 0.34 },
          ],
          captions: [
            {
              text: {
                en: 'And then somebody sniffed.[ It was not the {animal}.]',
                hi: 'तब किसी ने नाक सुड़की।[ {animal}? नहीं।]',
              },
              near: [0.02, 0.03],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'sau',
              text: { en: 'Are you still there?', hi: 'तुम अब भी यहीं हो?' },
              near: [0.18, 0.5],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Still here.', hi: 'बिल्कुल यहीं।' },
              near: [0.85, 0.6],
            },
          ],
        },
      ],
    },
  ],
};

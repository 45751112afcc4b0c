import type { PagePlan } from '../../book.ts';

/** Lesson one. */
export const pageEight: PagePlan = {
  rows: [
    {
      height: 4.8,
      slant: 40,
      panels: [
        {
          width: 5,
          lean: -36,
          place: 'thunderSchool',
          seed: 4,
          items: [
            { who: 'gudgud', mood: 'amazed', at: [0.76, 0.97], size: 0.46 },
            { thing: 'paperBoat', at: [0.53, 0.93], size: 0.06 },
            { who: 'hero', pose: 'point', face: 'brave', at: [0.26, 0.98], size: 0.26 },
          ],
          captions: [{ text: { en: 'Lesson one: breathe in.', hi: 'पहला सबक: साँस भरो।' }, near: [0, 0] }],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'More. MORE. Now, out!', hi: 'और। और! अब छोड़ो!' },
              near: [0.5, 0.16],
            },
          ],
        },
        {
          width: 4.2,
          place: 'thunderSchool',
          camera: { angle: 'low' },
          seed: 4,
          items: [{ who: 'gudgud', mood: 'proud', at: [0.44, 1.06], size: 0.7 }],
          effects: [
            { text: { en: 'PIP!', hi: 'पिप!' }, near: [0.9, 0.06], width: 0.46, turn: 8, style: 'gold' },
          ],
        },
      ],
    },
    {
      height: 5.2,
      panels: [
        {
          width: 3,
          lean: 30,
          place: 'thunderSchool',
          camera: { angle: 'high' },
          seed: 4,
          items: [{ who: 'gudgud', mood: 'amazed', at: [0.5, 1.06], size: 0.6 }],
          captions: [{ text: { en: 'Again.', hi: 'फिर से।' }, near: [0, 0] }],
          effects: [
            { text: { en: 'MEOW!', hi: 'म्याऊँ!' }, near: [0.5, 0.3], width: 0.7, turn: -6, style: 'rose' },
          ],
        },
        {
          width: 3,
          lean: -30,
          place: 'thunderSchool',
          camera: { zoom: 1.85, at: [0.76, 0.62] },
          seed: 4,
          items: [{ who: 'gudgud', mood: 'scared', at: [0.5, 1.06], size: 0.6 }],
          captions: [{ text: { en: 'Again.', hi: 'फिर से।' }, near: [0, 0] }],
          effects: [
            { text: { en: 'TRING!', hi: 'ट्रिंग!' }, near: [0.5, 0.3], width: 0.7, turn: 6, style: 'leaf' },
          ],
        },
        {
          width: 3.2,
          place: 'thunderSchool',
          camera: { zoom: 2.2, at: [0.38, 0.62] },
          seed: 4,
          items: [{ who: 'tarru', mood: 'happy', at: [0.5, 1.06], size: 0.56 }],
          balloons: [
            {
              kind: 'speech',
              from: 'tarru',
              text: { en: 'A bicycle! Oh, well done. Do a goat.', hi: 'साइकिल! वाह भई! अब बकरी सुनाओ।' },
              near: [0.5, 0],
            },
          ],
        },
      ],
    },
  ],
};

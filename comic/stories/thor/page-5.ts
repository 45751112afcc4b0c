import type { PagePlan } from '../../book.ts';

/** Thunder since Tuesday. */
export const pageFive: PagePlan = {
  rows: [
    {
      height: 4.4,
      slant: 50,
      panels: [
        {
          width: 4.4,
          lean: -36,
          place: 'dryRiver',
          camera: { zoom: 1.7, at: [0.25, 0.62] },
          seed: 3,
          items: [{ who: 'gudgud', mood: 'proud', at: [0.34, 1.06], size: 0.8 }],
          balloons: [
            {
              kind: 'speech',
              from: 'gudgud',
              text: { en: 'I’m Gudgud. I’m the thunder.', hi: 'मैं गुदगुद हूँ। मैं ही गरज हूँ।' },
              near: [1, 0.02],
            },
          ],
        },
        {
          width: 2.4,
          lean: 24,
          place: 'dryRiver',
          camera: { zoom: 2, at: [0.8, 0.62] },
          seed: 3,
          items: [{ who: 'tarru', mood: 'amazed', at: [0.5, 1.1], size: 0.6 }],
          balloons: [{ kind: 'speech', from: 'tarru', text: { en: 'YOU are?', hi: 'तुम?' }, near: [0.5, 0] }],
        },
        {
          width: 2.8,
          place: 'dryRiver',
          camera: { zoom: 1.85, at: [0.25, 0.62] },
          seed: 3,
          items: [{ who: 'gudgud', mood: 'sad', at: [0.5, 1.1], size: 0.62 }],
          balloons: [
            {
              kind: 'speech',
              from: 'gudgud',
              text: { en: 'Since Tuesday.', hi: 'मंगलवार से।' },
              near: [0.5, 0],
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
          camera: { angle: 'high' },
          seed: 3,
          items: [
            { who: 'gudgud', mood: 'sad', at: [0.25, 0.94], size: 0.475 },
            { who: 'hero', pose: 'proud', face: 'proud', at: [0.63, 0.852], size: 0.21 },
            { who: 'tarru', mood: 'happy', at: [0.88, 0.94], size: 0.285 },
            { thing: 'paperBoat', at: [0.42, 0.904], size: 0.07 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'gudgud',
              text: {
                en: 'Ustad Ghanghor lost his voice, so it’s my turn. And I only go pip.',
                hi: 'उस्ताद घनघोर का गला बैठ गया, तो मेरी बारी आई। पर मुझसे बस “पिप” निकलता है।',
              },
              near: [0.05, 0.04],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'I know all about loud. Lesson one is free!',
                hi: 'शोर तो मुझे ख़ूब आता है। पहला सबक मुफ़्त!',
              },
              near: [0.85, 0.06],
            },
          ],
        },
      ],
    },
  ],
};

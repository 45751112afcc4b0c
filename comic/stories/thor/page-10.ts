import type { PagePlan } from '../../book.ts';

/** Louder makes it smaller. */
export const pageTen: PagePlan = {
  rows: [
    {
      height: 4.2,
      slant: -40,
      panels: [
        {
          width: 3.4,
          lean: 30,
          place: 'sunBurst',
          seed: 4,
          items: [
            {
              who: 'hero',
              pose: 'shout',
              face: 'brave',
              looksAt: [1.4, 0.5],
              at: [0.44, 0.66],
              size: 0.38,
              anchor: 'head',
            },
          ],
          balloons: [
            { kind: 'shout', from: 'hero', text: { en: 'LOUDER!', hi: 'और ज़ोर से!' }, near: [0.6, 0] },
          ],
        },
        {
          width: 3,
          lean: -30,
          place: 'thunderSchool',
          camera: { angle: 'low' },
          seed: 6,
          items: [{ who: 'gudgud', mood: 'scared', at: [0.5, 0.98], size: 0.6 }],
          effects: [{ text: { en: 'pip', hi: 'पिप' }, near: [0.5, 0.06], width: 0.4, turn: 5, style: 'ice' }],
        },
        {
          width: 3,
          place: 'thunderSchool',
          camera: { zoom: 2.2, at: [0.58, 0.62] },
          seed: 6,
          items: [{ who: 'gudgud', mood: 'sad', at: [0.5, 0.86], size: 0.36 }],
          captions: [
            {
              text: {
                en: 'The louder {name} got, the smaller Gudgud got.',
                hi: 'जितना शोर बढ़ा, उतना गुदगुद घटा।',
              },
              near: [0, 0],
            },
          ],
        },
      ],
    },
    {
      height: 5.8,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'thunderSchool',
          camera: { angle: 'high' },
          seed: 6,
          items: [
            { who: 'hero', pose: 'kneel', face: 'worried', at: [0.3, 0.972], size: 0.257 },
            { who: 'gudgud', mood: 'sad', at: [0.58, 0.796], size: 0.228 },
            { thing: 'paperBoat', at: [0.94, 0.904], size: 0.06 },
            { who: 'tarru', mood: 'amazed', at: [0.78, 0.972], size: 0.323 },
          ],
          effects: [
            { text: { en: 'plip', hi: 'टिप' }, near: [0.55, 0.4], width: 0.12, turn: -6, style: 'sky' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'tarru',
              text: {
                en: 'It’s RAINING! Oh. It’s crying. That hardly fills a cup.',
                hi: 'बारिश हो रही है! अरे, यह तो रो रहा है। कटोरी भी न भरे।',
              },
              near: [0.9, 0.04],
            },
          ],
        },
      ],
    },
  ],
};

import type { PagePlan } from '../../book.ts';

/** A quiet morning. */
export const pageTwenty: PagePlan = {
  rows: [
    {
      height: 5.5,
      slant: -50,
      panels: [
        {
          width: 1,
          place: 'forestDawn',
          camera: { angle: 'high' },
          seed: 1,
          items: [
            { who: 'chapal', mood: 'happy', gesture: 'point', at: [0.22, 0.924], size: 0.418 },
            { thing: 'seedBed', at: [0.45, 0.84], size: 0.17 },
            { thing: 'mangoStone', at: [0.45, 0.832], size: 0.1, turn: -10 },
            { who: 'hero', pose: 'kneel', face: 'calm', flip: true, at: [0.69, 0.804], size: 0.214 },
            { who: 'friend', mood: 'happy', at: [0.875, 0.888], size: 0.22 },
          ],
          captions: [
            {
              text: {
                en: 'In the morning {name} and Chapal planted the mango stone beside the temple path.[ One {animal} watched over it.]',
                hi: 'सुबह {name} और चपल ने मंदिर के रास्ते में आम की गुठली बो दी।[ गुठली की पहरेदारी: {animal}।]',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: { en: 'How long until there are mangoes?', hi: 'आम कब लगेंगे?' },
              near: [0.04, 0.36],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'A good while. So we had better start now.',
                hi: 'काफ़ी दिन लगेंगे। तो अभी से शुरू करते हैं।',
              },
              near: [0.97, 0.28],
            },
          ],
        },
      ],
    },
    {
      height: 4.5,
      bleed: true,
      panels: [
        {
          width: 2.3,
          lean: -36,
          place: 'kishkindha',
          camera: { zoom: 1.85, at: [0.3, 0.72] },
          seed: 3,
          items: [{ thing: 'sprout', at: [0.52, 0.7], size: 0.4 }],
          keepClear: [{ x: 0.2, y: 0.42, width: 0.6, height: 0.5 }],
          captions: [
            {
              text: { en: 'The tree is taller every year.', hi: 'पेड़ हर साल और ऊँचा होता है।' },
              near: [0.3, 0.1],
            },
          ],
        },
        {
          width: 6.7,
          place: 'kishkindha',
          seed: 5,
          items: [
            { thing: 'youngTree', at: [0.17, 0.6], size: 0.52 },
            { who: 'jhonka', mood: 'proud', at: [0.87, 0.6], size: 0.34, flip: true },
          ],
          captions: [
            {
              text: {
                en: 'And each evening a small wind comes by, as softly as breath on soup, and whispers a name. {name}.',
                hi: 'और हर शाम एक नन्ही हवा आती है, सूप पर फूँक जैसी हल्की, और कान में एक नाम कहती है। {name}।',
              },
              near: [0, 0.02],
            },
          ],
        },
      ],
    },
  ],
};

import type { PagePlan } from '../../book.ts';

/** Lunch is delivered. */
export const pageSixteen: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'scrapYard',
          camera: { angle: 'high' },
          seed: 14,
          items: [
            { who: 'chumbak', mood: 'amazed', at: [0.76, 0.956], size: 0.665 },
            { who: 'dabba', mood: 'proud', at: [0.44, 0.82], size: 0.353 },
            { thing: 'lunch', at: [0.565, 0.776], size: 0.15 },
            { who: 'hero', pose: 'sit', face: 'happy', costume: 'pyjamas', at: [0.18, 0.94], size: 0.247 },
            { thing: 'windUpMouse', at: [0.93, 0.872], size: 0.06 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dabba',
              text: { en: 'Lunch for nine. Not one drop spilled!', hi: 'नौ का खाना। एक बूँद भी नहीं गिरी!' },
              near: [0.4, 0.02],
            },
            {
              kind: 'speech',
              from: 'chumbak',
              text: { en: 'For me? What must I pull?', hi: 'मेरे लिए? खींचना क्या है?' },
              near: [0.96, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 4,
          lean: 40,
          place: 'scrapYard',
          camera: { zoom: 1.7, at: [0.2, 0.62] },
          seed: 14,
          items: [
            {
              who: 'hero',
              pose: 'offer',
              face: 'happy',
              looksAt: [1.3, 0.4],
              costume: 'pyjamas',
              at: [0.34, 0.62],
              size: 0.38,
              anchor: 'head',
            },
            { thing: 'besanLaddoo', at: [0.62, 0.83], size: 0.17 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Nothing. Only open your mouth.', hi: 'कुछ नहीं। बस मुँह खोलो।' },
              near: [0.94, 0],
            },
          ],
        },
        {
          width: 5,
          place: 'scrapYard',
          camera: { zoom: 2, at: [0.76, 0.62] },
          seed: 14,
          items: [{ who: 'chumbak', mood: 'happy', at: [0.46, 1.16], size: 1.04 }],
          balloons: [
            {
              kind: 'speech',
              from: 'chumbak',
              text: { en: 'Oh. It tastes of somebody’s kitchen.', hi: 'ओह! इसमें तो किसी की रसोई का स्वाद है।' },
              near: [0.98, 0.96],
            },
          ],
          effects: [
            { text: { en: 'GULP', hi: 'गप!' }, near: [0.02, 0.98], width: 0.28, turn: -8, style: 'leaf' },
          ],
        },
      ],
    },
  ],
};

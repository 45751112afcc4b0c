import type { PagePlan } from '../../book.ts';

/** Why a wind blows out lamps. */
export const pageTwelve: PagePlan = {
  rows: [
    {
      height: 5.2,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'forestNoon',
          seed: 6,
          items: [
            { who: 'chapal', mood: 'amazed', gesture: 'fist', at: [0.13, 0.9], size: 0.42 },
            { who: 'hero', pose: 'kneel', face: 'worried', at: [0.4, 0.925], size: 0.26 },
            { who: 'jhonka', mood: 'sad', at: [0.76, 1.03], size: 0.58, breaks: true },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Wait, Chapal. It’s only a little wind, and it’s crying.',
                hi: 'रुको, चपल। यह तो बस नन्ही-सी हवा है, और रो रही है।',
              },
              near: [0.2, 0.08],
            },
            {
              kind: 'speech',
              from: 'jhonka',
              text: { en: 'I’m Jhonka. I didn’t mean to!', hi: 'मैं झोंका हूँ। मैंने जान-बूझकर नहीं किया!' },
              near: [0.9, 0.14],
            },
          ],
        },
      ],
    },
    {
      height: 4.8,
      panels: [
        {
          width: 5.3,
          lean: -36,
          place: 'forestNoon',
          camera: { zoom: 1.7, at: [0.76, 0.62] },
          seed: 6,
          items: [{ who: 'jhonka', mood: 'sad', at: [0.25, 1.16], size: 0.9 }],
          balloons: [
            {
              kind: 'speech',
              from: 'jhonka',
              text: {
                en: 'I only wanted to see the festival. But when I come close, the lamps go out, and everybody shuts the door.',
                hi: 'मुझे तो बस त्योहार देखना था। पर मैं पास आऊँ, तो दीये बुझ जाते हैं, और सब दरवाज़ा बंद कर लेते हैं।',
              },
              near: [1, 0],
            },
          ],
        },
        {
          width: 3.8,
          place: 'forestNoon',
          camera: { zoom: 2, at: [0.4, 0.62] },
          seed: 6,
          items: [
            {
              who: 'hero',
              pose: 'sit',
              face: 'sad',
              looksAt: [-0.3, 0.4],
              at: [0.4, 0.64],
              size: 0.45,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'I’ve stood outside a game too. It feels cold.',
                hi: 'मुझे भी एक बार खेल में किसी ने नहीं बुलाया। ठंड-सी लगती है।',
              },
              near: [1, 0],
            },
          ],
        },
      ],
    },
  ],
};

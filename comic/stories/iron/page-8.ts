import type { PagePlan } from '../../book.ts';

/** Every spoon begins to hum. */
export const pageEight: PagePlan = {
  rows: [
    {
      height: 3.6,
      slant: 60,
      panels: [
        {
          width: 5,
          lean: 40,
          place: 'kitchen',
          seed: 8,
          items: [
            { thing: 'ladle', at: [0.13, 0.74], size: 0.4, turn: -24 },
            { thing: 'pan', at: [0.8, 0.36], size: 0.44, turn: -20 },
            { who: 'dada', mood: 'scared', at: [0.5, 1.08], size: 0.86 },
          ],
          captions: [
            {
              text: {
                en: 'Then every spoon in the lane began to hum.',
                hi: 'तभी गली का हर चम्मच गुनगुनाने लगा।',
              },
              near: [0, 0],
            },
          ],
          effects: [
            { text: { en: 'MMMMM', hi: 'झुनझुन' }, near: [0.98, 0.98], width: 0.36, turn: -6, style: 'ice' },
          ],
        },
        {
          width: 4,
          place: 'kitchen',
          camera: { zoom: 1.7, at: [0.5, 0.62] },
          seed: 8,
          items: [
            {
              who: 'hero',
              pose: 'float',
              face: 'surprised',
              looksAt: [0.42, 1.2],
              at: [0.42, 0.66],
              size: 0.42,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Why are my buttons humming?', hi: 'मेरे बटन क्यों गा रहे हैं?' },
              near: [0.9, 0],
            },
          ],
        },
      ],
    },
    {
      height: 6.4,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'tinLane',
          camera: { angle: 'low' },
          seed: 6,
          items: [
            { thing: 'bucket', at: [0.1, 0.42], size: 0.16, turn: 34 },
            { thing: 'bicycle', at: [0.8, 0.3], size: 0.26, turn: -30 },
            { thing: 'pan', at: [0.17, 0.744], size: 0.13, turn: 50 },
            { who: 'chumbak', mood: 'proud', at: [0.43, 0.96], size: 0.836 },
            { thing: 'gear', at: [0.93, 0.6], size: 0.08, turn: 20 },
            { thing: 'windUpMouse', at: [0.1, 0.93], size: 0.07 },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'chumbak',
              text: {
                en: 'Iron! Tin! Anything nobody wants! All MINE!',
                hi: 'लोहा! टीन! जो किसी को न चाहिए! सब मेरा!',
              },
              near: [0.98, 0.68],
            },
          ],
          captions: [
            {
              text: {
                en: 'Round the corner rolled Chumbak, the biggest magnet in town.',
                hi: 'मोड़ से लुढ़कता आया चुंबक। शहर में सबसे बड़ा।',
              },
              near: [0.02, 0.02],
            },
          ],
        },
      ],
    },
  ],
};

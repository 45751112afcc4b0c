import type { PagePlan } from '../../book.ts';

/** Everything goes home. */
export const pageEighteen: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'brightLane',
          camera: { angle: 'low' },
          seed: 3,
          items: [
            { who: 'chumbak', mood: 'happy', at: [0.53, 0.96], size: 0.748 },
            { who: 'nani', mood: 'amazed', at: [0.88, 0.93], size: 0.462 },
            { thing: 'bucket', at: [0.74, 0.89], size: 0.16 },
            {
              who: 'hero',
              pose: 'run',
              face: 'happy',
              costume: 'pyjamas',
              at: [0.24, 0.95],
              size: 0.259,
              flip: true,
            },
          ],
          captions: [
            {
              text: { en: 'They took everything home, door by door.', hi: 'वे हर चीज़ घर-घर लौटा आए।' },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chumbak',
              text: {
                en: 'Your bucket, madam. I’ve polished it. May I visit?',
                hi: 'आपकी बाल्टी, बहन जी। चमका दी है। कभी मिलने आऊँ?',
              },
              near: [0.66, 0],
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
          place: 'brightLane',
          camera: { zoom: 1.85, at: [0.5, 0.62] },
          seed: 3,
          items: [
            { who: 'dabba', mood: 'proud', at: [0.32, 1.12], size: 0.84 },
            { thing: 'alarmClock', at: [0.8, 0.72], size: 0.32, turn: 8 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dabba',
              text: {
                en: 'Whose clock is this? It has been late since March.',
                hi: 'यह घड़ी किसकी है? मार्च से लेट चल रही है।',
              },
              near: [0.98, 0],
            },
          ],
        },
        {
          width: 4.6,
          place: 'brightLane',
          seed: 6,
          items: [
            { who: 'dabba', mood: 'scared', at: [0.72, 0.97], size: 0.52 },
            { who: 'hero', pose: 'hug', face: 'calm', costume: 'pyjamas', at: [0.36, 0.96], size: 0.27 },
            { thing: 'windUpMouse', at: [0.1, 0.93], size: 0.1 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'dabba',
              text: { en: 'One door left. It’s Dadaji’s.', hi: 'एक दरवाज़ा बाक़ी है। दादाजी का।' },
              near: [0.66, 0],
            },
          ],
        },
      ],
    },
  ],
};

import type { PagePlan } from '../../book.ts';

/** First the curtain, then the tea. */
export const pageFifteen: PagePlan = {
  rows: [
    {
      height: 5.5,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'valleyDawn',
          camera: { angle: 'low' },
          seed: 2,
          items: [
            { thing: 'cloudCurtain', at: [0.413, 0.34], size: 0.42 },
            { who: 'kukdoo', mood: 'scared', at: [0.87, 0.95], size: 0.462, turn: 10 },
            { thing: 'alarmClock', at: [0.08, 0.9], size: 0.1, turn: -8 },
            { who: 'hero', pose: 'pull', face: 'brave', at: [0.69, 0.97], size: 0.264, flip: true },
          ],
          captions: [{ text: { en: 'First, the curtain.', hi: 'पहले, परदा।' }, near: [0.02, 0.02] }],
          balloons: [
            {
              kind: 'shout',
              from: 'kukdoo',
              text: { en: 'HEAVE! Am I a queen or a curtain rod?', hi: 'हइशा! मैं रानी हूँ या परदे का डंडा?' },
              near: [0.96, 0.06],
            },
          ],
        },
      ],
    },
    {
      height: 4.5,
      panels: [
        {
          width: 4.9,
          lean: -36,
          place: 'valleyDawn',
          camera: { zoom: 2.2, at: [0.38, 0.62] },
          seed: 2,
          items: [
            { who: 'bholu', mood: 'proud', at: [0.68, 1.36], size: 0.96 },
            { thing: 'kettle', at: [0.22, 0.76], size: 0.4 },
            { thing: 'littleFlame', at: [0.525, 0.785], size: 0.25 },
          ],
          captions: [
            {
              text: {
                en: 'Then, the tea. Bholu’s fire was too small for burning things. It was just right for tea.',
                hi: 'फिर, चाय। भोलू की आग कुछ जलाने लायक़ नहीं थी। चाय के लिए एकदम ठीक थी।',
              },
              near: [0.02, 0],
            },
          ],
        },
        {
          width: 4.1,
          place: 'valleyDawn',
          camera: { zoom: 1.7, at: [0.75, 0.62] },
          seed: 2,
          items: [{ who: 'sarpat', mood: 'happy', at: [0.46, 0.98], size: 0.62 }],
          balloons: [
            {
              kind: 'speech',
              from: 'sarpat',
              text: { en: 'I’ll get the sugar! Back in April.', hi: 'चीनी मैं लाता हूँ! अप्रैल तक लौट आऊँगा।' },
              near: [0.6, 0],
            },
          ],
        },
      ],
    },
  ],
};

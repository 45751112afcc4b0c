import type { PagePlan } from '../../book.ts';

/** Sitting beside somebody. */
export const pageTwelve: PagePlan = {
  rows: [
    {
      height: 6.2,
      slant: 50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'valleyDusk',
          camera: { angle: 'high' },
          seed: 2,
          items: [
            { thing: 'alarmClock', at: [0.88, 0.84], size: 0.09, turn: 8 },
            { who: 'bholu', mood: 'sad', at: [0.36, 0.94], size: 0.57 },
            { thing: 'sandwich', at: [0.36, 0.672], size: 0.11, turn: -6 },
            { who: 'hero', pose: 'sit', face: 'sad', at: [0.66, 0.804], size: 0.197, flip: true },
            { who: 'friend', mood: 'sad', at: [0.8, 0.92], size: 0.18 },
          ],
          captions: [
            {
              text: {
                en: 'There is a way of sitting beside somebody that is better than talking. {name} knew it.',
                hi: 'किसी के पास बैठने का एक ढंग होता है, जो बातों से भी अच्छा है। {name} को वह आता था।',
              },
              near: [0.02, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 3.8,
      panels: [
        {
          width: 5.4,
          lean: -34,
          place: 'valleyDusk',
          camera: { zoom: 1.7, at: [0.36, 0.62] },
          seed: 2,
          items: [{ who: 'bholu', mood: 'sad', at: [0.76, 1.3], size: 1.06 }],
          balloons: [
            {
              kind: 'speech',
              from: 'bholu',
              text: {
                en: 'Grandmother’s roar shook mangoes off the trees. I have a whole street in me, and no dragon.',
                hi: 'दादी की दहाड़ से पेड़ों के आम झड़ जाते थे। मेरे अंदर पूरा मोहल्ला है, बस ड्रैगन नहीं।',
              },
              near: [0.02, 0.04],
            },
          ],
        },
        {
          width: 3.8,
          place: 'valleyDusk',
          camera: { zoom: 2, at: [0.66, 0.62] },
          seed: 2,
          items: [
            {
              who: 'hero',
              pose: 'hug',
              face: 'calm',
              looksAt: [-0.3, 0.3],
              at: [0.46, 0.66],
              size: 0.44,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Tell me. I’m not in a hurry.', hi: 'बताओ ना। मुझे कोई जल्दी नहीं।' },
              near: [0.6, 0],
            },
          ],
        },
      ],
    },
  ],
};

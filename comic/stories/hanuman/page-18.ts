import type { PagePlan } from '../../book.ts';

/** The flame comes home. */
export const pageEighteen: PagePlan = {
  rows: [
    {
      height: 5.9,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'shrine',
          camera: { angle: 'low' },
          seed: 3,
          items: [
            { thing: 'lamp', at: [0.5, 0.888], size: 0.2 },
            { who: 'hero', pose: 'namaste', face: 'calm', at: [0.25, 0.965], size: 0.248 },
            { who: 'chapal', mood: 'amazed', gesture: 'count', at: [0.78, 0.95], size: 0.462 },
            { who: 'friend', mood: 'amazed', at: [0.655, 0.93], size: 0.16 },
          ],
          keepClear: [{ x: 0.44, y: 0.56, width: 0.12, height: 0.3 }],
          captions: [
            {
              text: {
                en: "So the flame came home to Hanuman's temple, and from one lamp they lit the next.",
                hi: 'यूँ लौ हनुमान के मंदिर लौट आई, और एक दीये से दूसरा जला।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: {
                en: 'One made two. Two made four. Four made... I’ve run out of toes.',
                hi: 'एक के दो। दो के चार। चार के... मेरी उँगलियाँ ख़त्म हो गईं।',
              },
              near: [0.95, 0.2],
            },
          ],
        },
      ],
    },
    {
      height: 4.1,
      panels: [
        {
          width: 2.7,
          lean: 30,
          place: 'shrine',
          camera: { zoom: 1.85, at: [0.95, 0.86] },
          seed: 3,
          items: [
            {
              who: 'gilli',
              mood: 'happy',
              at: [0.46, 0.94],
              size: 0.36,
              holds: { thing: 'diya', hand: 0, size: 0.24 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'gilli',
              text: { en: 'Mine is the smallest. I checked.', hi: 'मेरा सबसे छोटा है। मैंने नापा है।' },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 3.6,
          lean: -30,
          place: 'shrine',
          camera: { zoom: 2.2, at: [0.1, 0.7] },
          seed: 3,
          items: [
            {
              who: 'jamba',
              mood: 'happy',
              at: [0.38, 1.3],
              size: 0.9,
              holds: { thing: 'diya', hand: 1, size: 0.3 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'jamba',
              text: { en: 'See? Not one bit smaller.', hi: 'देखा? ज़रा भी नहीं घटी।' },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 3.2,
          place: 'shrine',
          camera: { zoom: 2.2, at: [0.05, 0.8] },
          seed: 3,
          items: [
            {
              who: 'hero',
              pose: 'offer',
              face: 'happy',
              looksAt: [0.8, 0.6],
              at: [0.42, 0.96],
              size: 0.25,
              holds: { thing: 'diya', hand: 1, size: 0.5 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'One more, for the wind!', hi: 'एक और, हवा के नाम!' },
              near: [0.95, 0],
            },
          ],
        },
      ],
    },
  ],
};

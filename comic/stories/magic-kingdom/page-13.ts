import type { PagePlan } from '../../book.ts';

/** What Bholu collects. */
export const pageThirteen: PagePlan = {
  rows: [
    {
      height: 5.6,
      slant: -50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'valleyNight',
          seed: 6,
          items: [
            { who: 'bholu', mood: 'happy', at: [0.27, 1.0], size: 0.54 },
            { thing: 'alarmClock', at: [0.9, 0.92], size: 0.1, turn: -6 },
            { who: 'hero', pose: 'huddle', face: 'calm', at: [0.62, 0.95], size: 0.25, flip: true },
            { who: 'friend', mood: 'happy', at: [0.78, 0.955], size: 0.19 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'bholu',
              text: {
                en: 'Before the sun is up, I sit on my hill and listen to the village wake. The rooster. The bicycle. The cat. The cooker.',
                hi: 'सूरज से पहले मैं पहाड़ी पर बैठकर गाँव का जागना सुनता हूँ। मुर्गा। साइकिल। बिल्ली। कुकर।',
              },
              near: [0.1, 0.02],
            },
            {
              kind: 'speech',
              from: 'bholu',
              text: { en: 'Nobody knows I’m there.', hi: 'किसी को मेरा पता ही नहीं।' },
              near: [0.5, 0.3],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'I know now.', hi: 'अब मुझे पता है।' },
              near: [0.94, 0.34],
            },
          ],
        },
      ],
    },
    {
      height: 4.4,
      panels: [
        {
          width: 3.8,
          lean: 34,
          place: 'valleyNight',
          camera: { zoom: 2, at: [0.62, 0.62] },
          seed: 6,
          items: [
            { who: 'hero', pose: 'think', face: 'thinking', at: [0.5, 0.66], size: 0.43, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'thought',
              from: 'hero',
              text: { en: 'Rooster, bicycle, cat, cooker...', hi: 'मुर्गा, साइकिल, बिल्ली, कुकर...' },
              near: [0.4, 0],
            },
          ],
        },
        {
          width: 5.2,
          place: 'sunBurst',
          seed: 22,
          items: [
            { who: 'bholu', mood: 'amazed', at: [0.8, 1.3], size: 0.84 },
            { who: 'hero', pose: 'cheer', face: 'happy', at: [0.27, 0.7], size: 0.36, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: {
                en: 'That’s not a street, Bholu. That’s a MORNING!',
                hi: 'यह मोहल्ला नहीं, भोलू। यह तो पूरी सुबह है!',
              },
              near: [0.6, 0],
            },
          ],
        },
      ],
    },
  ],
};

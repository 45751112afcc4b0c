import type { PagePlan } from '../../book.ts';

/** A queen with a feathery problem. */
export const pageFive: PagePlan = {
  rows: [
    {
      height: 5.9,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'greatHall',
          camera: { angle: 'high' },
          seed: 1,
          items: [
            { thing: 'alarmClock', at: [0.93, 0.776], size: 0.1, turn: 8 },
            { who: 'kukdoo', mood: 'happy', at: [0.52, 0.604], size: 0.437 },
            { who: 'sarpat', mood: 'happy', at: [0.82, 0.82], size: 0.269, flip: true },
            { who: 'hero', pose: 'namaste', face: 'proud', at: [0.2, 0.972], size: 0.237 },
          ],
          captions: [
            {
              text: {
                en: 'Queen Kukdoo ruled from the tallest perch in the land.',
                hi: 'रानी कुकड़ू सबसे ऊँचे अड्डे पर बैठकर राज करती थीं।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'kukdoo',
              text: { en: 'A knight! What size are you?', hi: 'अरे वाह, वीर! कौन-सा नाप है?' },
              near: [0.8, 0.1],
            },
            { kind: 'speech', from: 'hero', text: { en: 'This size.', hi: 'बस, इतना।' }, near: [0.06, 0.36] },
            {
              kind: 'speech',
              from: 'kukdoo',
              text: { en: 'Lovely. We were out of large.', hi: 'बढ़िया। बड़े वाले तो ख़त्म हैं।' },
              near: [0.97, 0.36],
            },
          ],
        },
      ],
    },
    {
      height: 4.1,
      panels: [
        {
          width: 4.3,
          lean: 30,
          place: 'greatHall',
          camera: { zoom: 2, at: [0.52, 0.62] },
          seed: 1,
          items: [{ who: 'kukdoo', mood: 'sad', at: [0.72, 1.34], size: 1.04, flip: true }],
          balloons: [
            {
              kind: 'speech',
              from: 'kukdoo',
              text: {
                en: 'A mountain has gone to sleep on our river. Only a dragon’s roar can wake it!',
                hi: 'एक पहाड़ हमारी नदी पर सो गया है। वह तो ड्रैगन की दहाड़ से ही जागेगा!',
              },
              near: [0.02, 0.04],
            },
          ],
        },
        {
          width: 4.7,
          place: 'greatHall',
          camera: { zoom: 1.85, at: [0.8, 0.62] },
          seed: 1,
          items: [
            { who: 'sarpat', mood: 'amazed', at: [0.82, 1.06], size: 0.62 },
            {
              who: 'hero',
              pose: 'carry',
              face: 'brave',
              at: [0.24, 0.68],
              size: 0.42,
              anchor: 'head',
              holds: { thing: 'sandwich', hand: 1, size: 0.48 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'I don’t have a sword. I have sandwiches.', hi: 'तलवार नहीं है। सैंडविच हैं।' },
              near: [0.08, 0],
            },
            {
              kind: 'speech',
              from: 'sarpat',
              text: { en: 'Then meet Bholu. He’s a dragon. Mostly.', hi: 'तो भोलू से मिलो। वह ड्रैगन है। लगभग।' },
              near: [0.98, 0.02],
            },
          ],
        },
      ],
    },
  ],
};

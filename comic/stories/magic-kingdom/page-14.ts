import type { PagePlan } from '../../book.ts';

/** The post arrives. */
export const pageFourteen: PagePlan = {
  rows: [
    {
      height: 4.1,
      slant: 60,
      panels: [
        {
          width: 5,
          lean: 36,
          place: 'valleyNight',
          seed: 7,
          items: [
            { thing: 'letter', at: [0.74, 0.82], size: 0.26, turn: 8 },
            { who: 'sarpat', mood: 'proud', at: [0.34, 0.97], size: 0.56 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'sarpat',
              text: {
                en: 'Ahem. While you’re standing still: post! I’ve carried it for a hundred years.',
                hi: 'खूँ-खूँ! रुके ही हो, तो लो डाक! सौ साल से उठाए घूम रहा हूँ।',
              },
              near: [0.9, 0.02],
            },
          ],
        },
        {
          width: 4,
          place: 'valleyNight',
          camera: { zoom: 1.85, at: [0.75, 0.62] },
          seed: 7,
          items: [
            {
              who: 'hero',
              pose: 'offer',
              face: 'surprised',
              looksAt: [0.55, 0.95],
              at: [0.36, 0.6],
              size: 0.4,
              anchor: 'head',
              holds: { thing: 'letter', hand: 0, size: 0.9 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'It’s from the mountain!', hi: 'यह तो पहाड़ की चिट्ठी है!' },
              near: [0.8, 0],
            },
          ],
        },
      ],
    },
    {
      height: 5.9,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'valleyNight',
          camera: { angle: 'high' },
          seed: 10,
          items: [
            { thing: 'alarmClock', at: [0.93, 0.584], size: 0.09, turn: 8 },
            { who: 'bholu', mood: 'amazed', at: [0.17, 0.985], size: 0.475 },
            {
              who: 'hero',
              pose: 'kneel',
              face: 'happy',
              at: [0.385, 0.82],
              size: 0.185,
              holds: { thing: 'letter', hand: 0, size: 0.7 },
            },
            { who: 'sarpat', mood: 'happy', at: [0.76, 0.956], size: 0.399, flip: true },
          ],
          captions: [
            {
              text: {
                en: '“Dear Waker, sorry if I nap on your river. Please wake me as Mother did: some light, something warm, and my name, once, softly.',
                hi: '“प्यारे जगाने वाले, नदी पर सो जाऊँ तो माफ़ करना। मुझे वैसे जगाना, जैसे माँ जगाती थीं: रोशनी, कुछ गरम, और मेरा नाम, एक बार, धीरे-से।',
              },
              near: [0.02, 0.02],
            },
            {
              text: {
                en: 'Yours, Parbat. I am writing early. The post is slow.”',
                hi: 'तुम्हारा परबत। चिट्ठी जल्दी लिख रहा हूँ। डाक धीमी है।”',
              },
              near: [0.98, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'sarpat',
              text: { en: 'I’m ON TIME!', hi: 'मैं समय पर पहुँच गया!' },
              near: [0.72, 0.36],
            },
          ],
        },
      ],
    },
  ],
};

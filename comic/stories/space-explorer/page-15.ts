import type { PagePlan } from '../../book.ts';

/** Room for one more. */
export const pageFifteen: PagePlan = {
  rows: [
    {
      height: 5.4,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'crystalCave',
          camera: { angle: 'high' },
          seed: 11,
          items: [
            { thing: 'sleepingCat', at: [0.12, 0.776], size: 0.18 },
            { who: 'tara', mood: 'sad', at: [0.62, 0.94], size: 0.314, turn: 6 },
            { who: 'hero', pose: 'huddle', face: 'calm', at: [0.4, 0.95], size: 0.29 },
          ],
          captions: [
            {
              text: {
                en: '{name} did not say, “Do not cry.” {name} did not say, “Shine!” {name} said:',
                hi: '{name} ने नहीं कहा, “रोओ मत।” {name} ने नहीं कहा, “चमको!” {name} ने कहा:',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Room for one more?', hi: 'मेरे लिए जगह है?' },
              near: [0.66, 0.14],
            },
          ],
        },
      ],
    },
    {
      height: 4.6,
      panels: [
        {
          width: 4.3,
          lean: -40,
          place: 'crystalCave',
          camera: { zoom: 2.2, at: [0.62, 0.62] },
          seed: 11,
          items: [{ who: 'tara', mood: 'sad', at: [0.5, 1.0], size: 0.62, turn: -6 }],
          balloons: [
            {
              kind: 'speech',
              from: 'tara',
              text: {
                en: 'I slipped, and my light went out. I’m not a star any more.',
                hi: 'मैं फिसल गया, और मेरी रोशनी बुझ गई। अब मैं तारा नहीं रहा।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 4.7,
          place: 'crystalCave',
          camera: { zoom: 1.7, at: [0.4, 0.62] },
          seed: 11,
          items: [
            {
              who: 'hero',
              pose: 'offer',
              face: 'happy',
              looksAt: [-0.3, 0.4],
              at: [0.34, 0.54],
              size: 0.38,
              anchor: 'head',
              holds: { thing: 'paratha', hand: 1, size: 0.66 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'You’re a star who’s having a bad night. Paratha?',
                hi: 'तुम तारा ही हो, बस आज रात ठीक नहीं है। पराँठा?',
              },
              near: [0.9, 0.04],
            },
          ],
        },
      ],
    },
  ],
};

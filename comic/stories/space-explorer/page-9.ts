import type { PagePlan } from '../../book.ts';

/** Somebody on the lilac moon is even more afraid. */
export const pageNine: PagePlan = {
  rows: [
    {
      height: 5.4,
      slant: 70,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'moon',
          camera: { angle: 'high' },
          seed: 5,
          items: [
            { thing: 'homePlanet', at: [0.42, 0.13], size: 0.12 },
            { thing: 'rocketAtRest', at: [0.085, 0.56], size: 0.42, turn: -5 },
            { thing: 'sleepingCat', at: [0.44, 0.776], size: 0.17 },
            { who: 'tiko', mood: 'scared', at: [0.23, 0.844], size: 0.503 },
            { who: 'hero', pose: 'wave', face: 'happy', flip: true, at: [0.62, 0.828], size: 0.235 },
            { who: 'friend', mood: 'happy', at: [0.87, 0.928], size: 0.17 },
          ],
          captions: [
            {
              text: {
                en: 'On a small lilac moon, somebody was hiding behind nothing at all.',
                hi: 'एक छोटे बैंगनी चाँद पर कोई छिपा था, और छिपने की कोई जगह ही नहीं थी।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'tiko',
              text: { en: 'Eep! Are you a monster?', hi: 'ईईप! क्या तुम राक्षस हो?' },
              near: [0.36, 0.32],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'No, I’m {name}. I’m only wearing a fishbowl.',
                hi: 'नहीं, मैं {name} हूँ। यह तो बस मछली वाला कटोरा है।',
              },
              near: [0.95, 0.3],
            },
          ],
        },
      ],
    },
    {
      height: 4.6,
      panels: [
        {
          width: 2.8,
          lean: 30,
          place: 'moon',
          camera: { zoom: 1.3, at: [0.1, 0.6] },
          seed: 5,
          items: [{ who: 'tiko', mood: 'sad', at: [0.5, 0.96], size: 0.46, facing: 'front' }],
          balloons: [
            {
              kind: 'speech',
              from: 'tiko',
              text: {
                en: 'I’m Tiko. My star fell down the Deep Dark Hole.',
                hi: 'मैं टीको हूँ। मेरा तारा गहरे अँधेरे गड्ढे में गिर गया।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 4.2,
          lean: -36,
          place: 'moon',
          camera: { zoom: 1.3, at: [0.6, 0.6] },
          seed: 5,
          items: [
            { who: 'hero', pose: 'kneel', face: 'calm', at: [0.27, 0.97], size: 0.28 },
            { who: 'tiko', mood: 'sad', at: [0.79, 0.97], size: 0.48 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Then let’s go and ask her if she’s all right.',
                hi: 'तो चलो, उससे पूछते हैं कि वह ठीक तो है।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3,
          place: 'moon',
          camera: { zoom: 2.2, at: [0.23, 0.62] },
          seed: 5,
          items: [{ who: 'tiko', mood: 'amazed', at: [0.5, 1.25], size: 0.85, facing: 'front' }],
          balloons: [
            {
              kind: 'speech',
              from: 'tiko',
              text: { en: 'Just... ask? Nobody tried THAT.', hi: 'बस... पूछ लें? यह तो किसी ने सोचा ही नहीं।' },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
  ],
};

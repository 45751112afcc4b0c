import type { PagePlan } from '../../book.ts';

/** Up, through the clouds and past bedtime. */
export const pageFour: PagePlan = {
  rows: [
    {
      height: 5.3,
      slant: 60,
      panels: [
        {
          width: 5,
          lean: -60,
          place: 'launchSky',
          camera: { angle: 'worm' },
          seed: 1,
          items: [{ thing: 'rocket', at: [0.58, 0.36], size: 0.86, turn: 16, breaks: true }],
          keepClear: [{ x: 0.4, y: 0.5, width: 0.24, height: 0.36 }],
          effects: [
            { text: { en: 'WHOOOSH!', hi: 'घूऊऊम!' }, near: [0.02, 1], width: 0.66, turn: -9, style: 'gold' },
          ],
          captions: [{ text: { en: 'Three, two, one...', hi: 'तीन, दो, एक...' }, near: [0, 0] }],
        },
        {
          width: 4.4,
          place: 'cockpit',
          seed: 1,
          items: [
            { thing: 'sleepingCat', at: [0.17, 0.43], size: 0.15, turn: 24 },
            { who: 'hero', pose: 'float', face: 'surprised', at: [0.56, 0.61], size: 0.37, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: {
                en: 'Past the clouds! Past the Moon! Past my BEDTIME!',
                hi: 'बादल पार! चाँद पार! सोने का टाइम भी पार!',
              },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 4.7,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'deepSpace',
          seed: 9,
          items: [
            { thing: 'ringedPlanet', at: [0.17, 0.66], size: 0.62 },
            { thing: 'pinkPlanet', at: [0.77, 0.885], size: 0.25 },
            { thing: 'tealPlanet', at: [0.43, 0.24], size: 0.12 },
            { who: 'tara', mood: 'sad', at: [0.945, 0.36], size: 0.11 },
            { thing: 'speedLines', at: [0.47, 0.66], size: 0.36, turn: -34 },
            { who: 'hero', pose: 'fly', face: 'brave', at: [0.59, 0.43], size: 0.29, anchor: 'head' },
          ],
          keepClear: [{ x: 0.89, y: 0.24, width: 0.11, height: 0.24 }],
          captions: [
            {
              text: {
                en: 'Left at the ringed planet, right at the pink one, and straight on past the last name on the map.',
                hi: 'छल्ले वाले ग्रह से बाएँ, गुलाबी वाले से दाएँ, और फिर नक़्शे के आख़िरी नाम से भी आगे, बिल्कुल सीधे।',
              },
              near: [0.03, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Hold on, little star. {name} is coming!', hi: 'हिम्मत रखो, नन्हे तारे। {name} है ना!' },
              near: [0.86, 0.12],
            },
          ],
        },
      ],
    },
  ],
};

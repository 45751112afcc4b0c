import type { PagePlan } from '../../book.ts';

/** A planet of pillows, and what pillows cannot hold. */
export const pageSeven: PagePlan = {
  rows: [
    {
      height: 4.5,
      slant: 60,
      panels: [
        {
          width: 4.6,
          lean: -40,
          place: 'cloudPlanet',
          seed: 2,
          items: [
            {
              who: 'hero',
              pose: 'leap',
              face: 'laughing',
              at: [0.52, 0.5],
              size: 0.34,
              anchor: 'head',
              breaks: true,
            },
          ],
          keepClear: [{ x: 0.28, y: 0.5, width: 0.5, height: 0.4 }],
          effects: [
            { text: { en: 'BOING!', hi: 'टुइंग!' }, near: [0.02, 0.72], width: 0.26, turn: -8, style: 'rose' },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'No ground! Only pillows!', hi: 'ज़मीन ही नहीं! बस तकिए!' },
              near: [0.12, 0.02],
            },
          ],
        },
        {
          width: 4.4,
          place: 'cloudPlanet',
          seed: 4,
          items: [
            { thing: 'lilacMoon', at: [0.87, 0.2], size: 0.16 },
            { who: 'hero', pose: 'lookUp', face: 'calm', at: [0.56, 0.95], size: 0.27 },
          ],
          keepClear: [{ x: 0.78, y: 0.08, width: 0.2, height: 0.26 }],
          captions: [
            {
              text: {
                en: 'From the top pillow you could see all the way to a small lilac moon.',
                hi: 'सबसे ऊँचे तकिए से वह छोटा बैंगनी चाँद साफ़ दिखता था।',
              },
              near: [0.02, 0.02],
            },
          ],
        },
      ],
    },
    {
      height: 5.5,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'cloudPlanet',
          camera: { angle: 'high' },
          seed: 7,
          items: [
            { thing: 'sleepingCat', at: [0.86, 0.552], size: 0.22 },
            { thing: 'speedLines', at: [0.565, 0.56], size: 0.22, turn: 80 },
            { thing: 'torch', at: [0.575, 0.552], size: 0.2, turn: 96 },
            { who: 'hero', pose: 'crouch', face: 'worried', looksAt: 'torch', at: [0.33, 0.86], size: 0.266 },
          ],
          keepClear: [{ x: 0.52, y: 0.64, width: 0.12, height: 0.18 }],
          captions: [
            {
              text: {
                en: 'But pillows are very bad at holding torches.',
                hi: 'पर टॉर्च पकड़ना तकियों को ज़रा भी नहीं आता।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            { text: { en: 'plip', hi: 'टुप्प' }, near: [0.7, 0.86], width: 0.13, turn: 8, style: 'sky' },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'My torch! My light for the dark!', hi: 'मेरी टॉर्च! अँधेरे वाली मेरी रोशनी!' },
              near: [0.62, 0.04],
            },
          ],
        },
      ],
    },
  ],
};

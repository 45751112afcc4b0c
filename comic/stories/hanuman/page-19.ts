import type { PagePlan } from '../../book.ts';

/** The Festival of Lamps. */
export const pageNineteen: PagePlan = {
  rows: [
    {
      height: 7,
      slant: 50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'lampFestival',
          camera: { angle: 'high' },
          seed: 1,
          items: [
            { who: 'jamba', mood: 'happy', at: [0.84, 0.908], size: 0.342 },
            { who: 'gilli', mood: 'amazed', at: [0.64, 0.82], size: 0.168 },
            { who: 'chapal', mood: 'happy', at: [0.14, 0.924], size: 0.304 },
            { who: 'hero', pose: 'cheer', face: 'laughing', at: [0.37, 0.804], size: 0.155 },
            { who: 'jhonka', mood: 'happy', at: [0.33, 0.44], size: 0.237, turn: 8 },
            { thing: 'templeBell', at: [0.415, 0.27], size: 0.16 },
            { who: 'friend', mood: 'happy', at: [0.535, 0.92], size: 0.13 },
          ],
          keepClear: [{ x: 0.265, y: 0.08, width: 0.23, height: 0.36 }],
          captions: [
            {
              text: {
                en: 'That night the whole valley shone, and nobody shut a door.',
                hi: 'उस रात पूरी घाटी जगमगाई, और किसी ने दरवाज़ा बंद नहीं किया।',
              },
              near: [0, 0],
            },
          ],
          effects: [
            { text: { en: 'DING!', hi: 'टन्!' }, near: [0.6, 0.1], width: 0.15, turn: -10, style: 'gold' },
            { text: { en: 'DONG!', hi: 'टनन्!' }, near: [0.72, 0.24], width: 0.19, turn: 8, style: 'gold' },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'jhonka',
              text: { en: 'I’m ringing the bells! Me!', hi: 'घंटियाँ मैं बजा रहा हूँ! मैं!' },
              near: [0.02, 0.42],
            },
          ],
        },
      ],
    },
    {
      height: 3,
      panels: [
        {
          width: 4.4,
          lean: -30,
          place: 'lampFestival',
          camera: { zoom: 2.2, at: [0.2, 0.62] },
          seed: 1,
          items: [
            {
              who: 'chapal',
              mood: 'happy',
              gesture: 'belly',
              at: [0.34, 1.26],
              size: 1,
              holds: { thing: 'laddoo', hand: 0, size: 0.17 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: {
                en: 'I’ve had nine sweets, and my hiccups are gone!',
                hi: 'मैंने नौ लड्डू खाए, और हिचकी ग़ायब!',
              },
              near: [1, 0.1],
            },
          ],
        },
        {
          width: 4.6,
          place: 'lampFestival',
          camera: { zoom: 1.7, at: [0.8, 0.62] },
          seed: 1,
          items: [{ who: 'jamba', mood: 'proud', at: [0.3, 1.3], size: 1 }],
          captions: [
            {
              text: {
                en: 'Jamba was only looking at the inside of his eyes.',
                hi: 'जांबा तो बस अपनी आँखों को अंदर से देख रहे थे।',
              },
              near: [1, 0.06],
            },
          ],
          effects: [
            { text: { en: 'ZZZZ', hi: 'खर्र' }, near: [0.98, 0.96], width: 0.3, turn: -8, style: 'ice' },
          ],
        },
      ],
    },
  ],
};

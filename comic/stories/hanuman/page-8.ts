import type { PagePlan } from '../../book.ts';

/** Up, with hiccups; and a night among the herbs. */
export const pageEight: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: 50,
      panels: [
        {
          width: 5.2,
          lean: -50,
          place: 'cliffFace',
          seed: 1,
          items: [
            { thing: 'ledge', at: [0.52, 0.66], size: 0.34 },
            { who: 'chapal', mood: 'scared', at: [0.545, 0.61], size: 0.34 },
            {
              who: 'hero',
              pose: 'climb',
              face: 'brave',
              flip: true,
              at: [0.79, 0.54],
              size: 0.2,
              anchor: 'head',
            },
          ],
          keepClear: [{ x: 0.6, y: 0.5, width: 0.16, height: 0.18 }],
          captions: [{ text: { en: 'At sunset they climbed.', hi: 'शाम ढले वे चढ़ने लगे।' }, near: [0, 0] }],
          balloons: [
            {
              kind: 'shout',
              from: 'chapal',
              text: { en: 'Hold my tail, {name}! Not so HARD!', hi: 'मेरी पूँछ पकड़ो, {name}! इतने ज़ोर से नहीं!' },
              near: [0.75, 0.04],
            },
          ],
          effects: [
            { text: { en: 'TUG!', hi: 'खींच!' }, near: [0.52, 0.9], width: 0.28, turn: -10, style: 'gold' },
          ],
        },
        {
          width: 3.8,
          place: 'cliffFace',
          seed: 3,
          items: [
            { thing: 'stone', at: [0.62, 0.97], size: 0.42 },
            { who: 'chapal', mood: 'amazed', at: [0.6, 0.9], size: 0.46 },
          ],
          captions: [
            {
              text: { en: 'High up, the mountain hiccuped back.', hi: 'ऊपर पहुँचे, तो पहाड़ ने भी हिचकी ली।' },
              near: [0, 0],
            },
          ],
          effects: [
            { text: { en: 'HIC!', hi: 'हिच!' }, near: [0.95, 0.34], width: 0.52, turn: -8, style: 'fire' },
            { text: { en: 'HIC', hi: 'हिच' }, near: [0.1, 0.44], width: 0.26, turn: 10, style: 'rose' },
            { text: { en: 'HIC', hi: 'हिच' }, near: [0.06, 0.26], width: 0.2, turn: -10, style: 'sky' },
          ],
        },
      ],
    },
    {
      height: 4.2,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'herbNight',
          seed: 2,
          items: [
            { thing: 'wheelchair', at: [0.895, 0.84], size: 0.28 },
            { who: 'chapal', mood: 'scared', gesture: 'listen', at: [0.22, 0.93], size: 0.48 },
            { thing: 'leafBed', at: [0.633, 0.685], size: 0.325 },
            { who: 'hero', pose: 'asleep', face: 'calm', at: [0.53, 0.63], size: 0.25, anchor: 'head' },
            { thing: 'leafBlanket', at: [0.683, 0.712], size: 0.35 },
            { who: 'jhonka', mood: 'happy', at: [0.9, 0.72], size: 0.42, turn: -6 },
          ],
          captions: [
            {
              text: {
                en: 'That night they slept among glowing herbs. Well, {name} slept.',
                hi: 'उस रात वे चमकती बूटियों के बीच सोए। यानी नींद सिर्फ़ {name} को आई।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            { text: { en: 'hee hee', hi: 'ही ही' }, near: [0.99, 0.05], width: 0.16, turn: -8, style: 'ice' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: {
                en: 'Did you giggle? Oh. You’re asleep. Then who giggled?',
                hi: 'यह हँसी तुम्हारी थी? अरे, तुम तो नींद में हो। तो फिर हँसा कौन?',
              },
              near: [0.42, 0.12],
            },
          ],
        },
      ],
    },
  ],
};

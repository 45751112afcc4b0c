import type { PagePlan } from '../../book.ts';

/** One eye on the dark, and a wish. */
export const pageOne: PagePlan = {
  rows: [
    {
      height: 5.7,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'bedroom',
          seed: 1,
          items: [
            { thing: 'wheelchair', at: [0.72, 0.8], size: 0.24 },
            { thing: 'bed', at: [0.4, 0.74], size: 0.44 },
            {
              who: 'hero',
              pose: 'huddle',
              face: 'brave',
              looksAt: [1.0, 0.5],
              costume: 'pyjamas',
              at: [0.285, 0.8],
              size: 0.25,
              wheels: 'out',
            },
            { thing: 'quilt', at: [0.4, 0.75], size: 0.44 },
            { thing: 'sleepingCat', at: [0.535, 0.705], size: 0.19 },
          ],
          captions: [
            {
              text: {
                en: 'Every night, {name} kept one eye on the dark, in case it did something.',
                hi: 'हर रात {name} की एक आँख अँधेरे पर टिकी रहती, कि कहीं वह कुछ कर न बैठे।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'I’m not scared of you. I’m only counting your corners.',
                hi: 'मुझे तुमसे डर नहीं लगता। मुझे तो बस तुम्हारे कोने गिनने हैं।',
              },
              near: [0.42, 0.06],
            },
          ],
        },
      ],
    },
    {
      height: 4.3,
      panels: [
        {
          width: 5.1,
          lean: -40,
          place: 'bedroom',
          seed: 2,
          items: [
            { who: 'tara', mood: 'happy', at: [0.79, 0.34], size: 0.15 },
            {
              who: 'hero',
              pose: 'lookUp',
              face: 'calm',
              costume: 'pyjamas',
              at: [0.34, 0.62],
              size: 0.42,
              anchor: 'head',
            },
          ],
          keepClear: [{ x: 0.57, y: 0.05, width: 0.42, height: 0.65 }],
          captions: [
            {
              text: {
                en: 'And every night, one small star said good night. Two blinks. Always two.',
                hi: 'और हर रात एक नन्हा तारा शुभ रात्रि कहता। दो बार टिम-टिम। हमेशा दो बार।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            { text: { en: 'blink', hi: 'टिम' }, near: [0.96, 0.36], width: 0.2, turn: -8, style: 'ice' },
          ],
        },
        {
          width: 3.9,
          place: 'bedroom',
          camera: { zoom: 1.2, at: [0.3, 0.62] },
          seed: 2,
          items: [
            {
              who: 'hero',
              pose: 'think',
              face: 'thinking',
              costume: 'pyjamas',
              at: [0.66, 0.66],
              size: 0.47,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'thought',
              from: 'hero',
              text: {
                en: 'I wish I were as brave as you, up there in all that dark.',
                hi: 'काश मुझमें भी तुम जितनी हिम्मत होती, ऊपर उस इतने सारे अँधेरे में।',
              },
              near: [0.02, 0.05],
            },
          ],
        },
      ],
    },
  ],
};

import type { PagePlan } from '../../book.ts';

/** A hero with nothing to do. */
export const pageOne: PagePlan = {
  rows: [
    {
      height: 6,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'homeRoof',
          camera: { angle: 'low' },
          seed: 5,
          items: [
            { thing: 'gecko', at: [0.125, 0.744], size: 0.09, turn: 12 },
            { who: 'nani', mood: 'happy', at: [0.79, 0.965], size: 0.46 },
            { who: 'hero', pose: 'proud', face: 'proud', at: [0.42, 0.965], size: 0.262 },
            { who: 'friend', mood: 'happy', at: [0.16, 0.965], size: 0.24 },
          ],
          captions: [
            {
              text: {
                en: 'In {name}’s city the lamps stayed up all night, every night. A hero[ in {colour}] had nothing to do.',
                hi: '{name} के शहर में बत्तियाँ रात-रात भर जागतीं। [{colour} वाले|किसी] हीरो के लिए कोई काम ही नहीं था।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'Never fear! {NAME} is here!', hi: 'डरना मत! {NAME} है ना!' },
              near: [0.6, 0.2],
            },
            { kind: 'speech', from: 'friend', text: { en: '{sound}', hi: '{sound}' }, near: [0.1, 0.4] },
          ],
        },
      ],
    },
    {
      height: 4,
      panels: [
        {
          width: 3.4,
          lean: 30,
          place: 'homeRoof',
          camera: { zoom: 2, at: [0.79, 0.62] },
          seed: 5,
          items: [{ who: 'nani', mood: 'happy', at: [0.5, 1.42], size: 1.08 }],
          balloons: [
            {
              kind: 'speech',
              from: 'nani',
              text: { en: 'Very nice. And who’s afraid?', hi: 'बहुत बढ़िया। और डर कौन रहा है?' },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.3,
          lean: -30,
          place: 'homeRoof',
          camera: { zoom: 1.85, at: [0.42, 0.62] },
          seed: 5,
          items: [
            {
              who: 'hero',
              pose: 'shrug',
              face: 'sad',
              looksAt: [-0.4, 0.4],
              at: [0.5, 0.66],
              size: 0.42,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Nobody, Nani. That’s the trouble.', hi: 'कोई नहीं, नानी। यही तो रोना है।' },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.3,
          place: 'homeRoof',
          camera: { zoom: 2.2, at: [0.42, 0.62] },
          seed: 5,
          items: [
            {
              who: 'hero',
              pose: 'think',
              face: 'thinking',
              flip: true,
              at: [0.5, 0.76],
              size: 0.42,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'thought',
              from: 'hero',
              text: { en: 'I wish something would happen. Something BIG.', hi: 'काश कुछ हो जाए। कुछ बहुत बड़ा।' },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
  ],
};

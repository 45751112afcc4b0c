import type { PagePlan } from '../../book.ts';

/** Pulling does not help against a puller. */
export const pageThirteen: PagePlan = {
  rows: [
    {
      height: 3.9,
      slant: -50,
      panels: [
        {
          width: 3.3,
          lean: 30,
          place: 'scrapYard',
          camera: { zoom: 1.7, at: [0.3, 0.62] },
          seed: 5,
          items: [
            { who: 'hero', pose: 'pull', face: 'brave', at: [0.36, 0.6], size: 0.34, anchor: 'head' },
            { who: 'chumbak', mood: 'proud', at: [1.06, 1.12], size: 1.0 },
          ],
          effects: [
            {
              text: { en: 'HNNGH!', hi: 'ज़ोर लगा!' },
              near: [0.98, 0.98],
              width: 0.6,
              turn: -8,
              style: 'fire',
            },
          ],
          captions: [{ text: { en: 'Pulling.', hi: 'खींचा।' }, near: [0, 0] }],
        },
        {
          width: 3.3,
          lean: -30,
          place: 'scrapYard',
          camera: { zoom: 2, at: [0.8, 0.62] },
          seed: 5,
          items: [
            { who: 'dabba', mood: 'scared', at: [0.36, 1.12], size: 0.78, turn: 14 },
            { who: 'chumbak', mood: 'proud', at: [1.22, 1.12], size: 1.0 },
          ],
          effects: [
            { text: { en: 'RRRMM!', hi: 'घर्रर्र!' }, near: [0.98, 0.98], width: 0.56, turn: -8, style: 'sky' },
          ],
          captions: [{ text: { en: 'Pushing.', hi: 'धकेला।' }, near: [0, 0] }],
        },
        {
          width: 3.3,
          place: 'sunBurst',
          seed: 18,
          items: [
            {
              who: 'hero',
              pose: 'shout',
              face: 'surprised',
              looksAt: [-0.4, 0.5],
              at: [0.5, 0.64],
              size: 0.36,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [{ kind: 'shout', from: 'hero', text: { en: 'Let GO!', hi: 'छोड़ो!' }, near: [0.9, 0] }],
          captions: [{ text: { en: 'Shouting.', hi: 'आवाज़ लगाई।' }, near: [0, 0.02] }],
        },
      ],
    },
    {
      height: 6.1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'scrapYard',
          seed: 5,
          items: [
            { who: 'chumbak', mood: 'sad', at: [0.66, 0.95], size: 0.7 },
            { who: 'dabba', mood: 'sad', at: [0.9, 0.97], size: 0.36 },
            {
              who: 'hero',
              pose: 'leap',
              face: 'worried',
              at: [0.3, 0.5],
              size: 0.225,
              anchor: 'head',
              flip: true,
            },
            { thing: 'windUpMouse', at: [0.12, 0.92], size: 0.07 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'I pull and pull, and you don’t move!', hi: 'इतना खींचा, और तुम हिले तक नहीं!' },
              near: [0.06, 0.06],
            },
            {
              kind: 'speech',
              from: 'chumbak',
              text: {
                en: 'The harder you pull, the harder I pull. It’s how I’m made.',
                hi: 'तुम जितना खींचोगे, मैं उतना खींचूँगा। मैं बना ही ऐसा हूँ।',
              },
              near: [0.95, 0.02],
            },
          ],
        },
      ],
    },
  ],
};

import type { PagePlan } from '../../book.ts';

/** It was a kingdom: one picture, the whole page. */
export const pageFour: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'castleHill',
          camera: { angle: 'low' },
          seed: 4,
          items: [
            { thing: 'alarmClock', at: [0.24, 0.88], size: 0.065, turn: -8 },
            { who: 'hero', pose: 'waveOff', face: 'happy', at: [0.53, 0.912], size: 0.209, flip: true },
            { who: 'sarpat', mood: 'proud', at: [0.82, 0.935], size: 0.231 },
            { who: 'friend', mood: 'happy', at: [0.37, 0.952], size: 0.12 },
          ],
          captions: [
            {
              text: {
                en: '{name} took the [{colour}|green] shawl, in case of kingdoms.',
                hi: '{name} ने [{colour} की|हरी] शॉल ओढ़ ली, कि कहीं कोई राज-पाट मिल जाए।',
              },
              near: [0.03, 0.03],
            },
            { text: { en: 'It was a kingdom.', hi: 'और मिल गया।' }, near: [0.97, 0.1] },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'sarpat',
              text: {
                en: 'Halt! Royal Post! I’m Sarpat. It means “at full gallop”.',
                hi: 'रुको! शाही डाक! मैं सरपट हूँ। नाम से ही समझ जाओ।',
              },
              near: [0.97, 0.25],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Are you galloping now?', hi: 'अभी सरपट दौड़ रहे हो?' },
              near: [0.46, 0.45],
            },
            {
              kind: 'speech',
              from: 'sarpat',
              text: { en: 'Like the wind! I set off in March.', hi: 'हवा की तरह! मार्च में चला था।' },
              near: [0.97, 0.6],
            },
          ],
        },
      ],
    },
  ],
};

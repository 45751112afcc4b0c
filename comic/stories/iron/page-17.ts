import type { PagePlan } from '../../book.ts';

/** Letting go: the payoff of the story. */
export const pageSeventeen: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'scrapGold',
          seed: 3,
          items: [
            { thing: 'bicycle', at: [0.83, 0.3], size: 0.17, turn: 24 },
            { thing: 'bucket', at: [0.14, 0.4], size: 0.13, turn: -30 },
            { thing: 'pan', at: [0.34, 0.33], size: 0.13, turn: 40 },
            { thing: 'kettle', at: [0.9, 0.56], size: 0.13, turn: 20 },
            { thing: 'ladle', at: [0.69, 0.28], size: 0.12, turn: -40 },
            { thing: 'gear', at: [0.25, 0.53], size: 0.07, turn: 10 },
            { thing: 'ladle', at: [0.43, 0.385], size: 0.1, turn: 70 },
            { thing: 'gear', at: [0.53, 0.33], size: 0.055, turn: 20 },
            { thing: 'gear', at: [0.945, 0.45], size: 0.05, turn: 4 },
            { thing: 'pan', at: [0.06, 0.29], size: 0.1, turn: -50 },
            { thing: 'alarmClock', at: [0.08, 0.6], size: 0.1, turn: -16 },
            { thing: 'spanner', at: [0.76, 0.5], size: 0.11, turn: 60 },
            { thing: 'windUpMouse', at: [0.09, 0.79], size: 0.05, turn: -20 },
            { who: 'chumbak', mood: 'happy', at: [0.53, 0.93], size: 0.5 },
            {
              who: 'hero',
              pose: 'cheer',
              face: 'laughing',
              costume: 'pyjamas',
              at: [0.25, 0.95],
              size: 0.165,
            },
            { who: 'dabba', mood: 'happy', at: [0.8, 0.95], size: 0.29 },
            { who: 'friend', mood: 'amazed', at: [0.12, 0.957], size: 0.12 },
          ],
          captions: [
            {
              text: {
                en: 'And Chumbak, who had never once let go, forgot to hold on.',
                hi: 'और चुंबक, जिसने कभी कुछ नहीं छोड़ा था, पकड़ना ही भूल गया।',
              },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'JINGLE-JANGLE!', hi: 'झन्न झना झन!' },
              near: [0.6, 0.16],
              width: 0.5,
              turn: -6,
              style: 'gold',
            },
          ],
        },
      ],
    },
  ],
};

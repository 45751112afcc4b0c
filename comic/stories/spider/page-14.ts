import type { PagePlan } from '../../book.ts';

/** Eight knees. */
export const pageFourteen: PagePlan = {
  rows: [
    {
      height: 5.3,
      slant: 56,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'towerTop',
          camera: { angle: 'high' },
          seed: 9,
          items: [
            {
              who: 'hero',
              pose: 'kneel',
              face: 'calm',
              at: [0.68, 0.94],
              size: 0.257,
              flip: true,
              holds: { thing: 'thread', hand: 0, size: 0.66 },
            },
            { who: 'resham', mood: 'scared', at: [0.28, 0.804], size: 0.302 },
            { thing: 'slipper', at: [0.93, 0.888], size: 0.08, turn: 10 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'resham',
              text: { en: 'I’ve never let go of anything.', hi: 'मैंने आज तक कुछ नहीं छोड़ा।' },
              near: [0.16, 0.16],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'You let go. I hold on. That’s how kites do it.',
                hi: 'तुम छोड़ो। डोर मेरे हाथ में है। पतंगें ऐसे ही उड़ती हैं।',
              },
              near: [0.7, 0.06],
            },
          ],
        },
      ],
    },
    {
      height: 4.7,
      panels: [
        {
          width: 3.2,
          lean: -30,
          place: 'towerTop',
          camera: { zoom: 1.85, at: [0.28, 0.62] },
          seed: 9,
          items: [{ who: 'resham', mood: 'scared', at: [0.5, 1.2], size: 0.98 }],
          captions: [
            { text: { en: 'Eight knees said no.', hi: 'आठों घुटनों ने कहा, नहीं।' }, near: [0.02, 0.02] },
          ],
        },
        {
          width: 3.4,
          lean: 30,
          place: 'towerTop',
          camera: { zoom: 2.2, at: [0.68, 0.62] },
          seed: 9,
          items: [
            {
              who: 'hero',
              pose: 'carry',
              face: 'brave',
              looksAt: [-0.4, 0.5],
              at: [0.38, 0.66],
              size: 0.4,
              anchor: 'head',
              holds: { thing: 'spool', hand: 1, size: 0.45 },
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'I’ve got you.', hi: 'डोर पक्की है।' },
              near: [0.84, 0.02],
            },
          ],
        },
        {
          width: 3.2,
          place: 'towerTop',
          camera: { zoom: 1.7, at: [0.25, 0.62] },
          seed: 9,
          items: [
            { thing: 'silkSail', at: [0.56, 0.44], size: 0.42, turn: 12 },
            { who: 'reshamAloft', mood: 'proud', at: [0.5, 1], size: 0.5 },
          ],
          captions: [{ text: { en: 'Resham said yes.', hi: 'रेशम ने कहा, हाँ।' }, near: [0.02, 0.02] }],
        },
      ],
    },
  ],
};

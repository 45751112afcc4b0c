import type { PagePlan } from '../../book.ts';

/** A plan for a whole sky. */
export const pageThirteen: PagePlan = {
  rows: [
    {
      height: 4.2,
      slant: -50,
      panels: [
        {
          width: 5,
          lean: 36,
          place: 'towerTop',
          camera: { zoom: 1.7, at: [0.27, 0.62] },
          seed: 7,
          items: [
            {
              who: 'hero',
              pose: 'point',
              face: 'brave',
              looksAt: [0.9, 0.1],
              at: [0.34, 0.66],
              size: 0.42,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'She can’t come through the sky. So the sky must come down.',
                hi: 'माँ आसमान पार नहीं कर सकती। तो आसमान को नीचे आना होगा।',
              },
              near: [0.9, 0.02],
            },
          ],
        },
        {
          width: 4,
          place: 'towerTop',
          camera: { zoom: 2, at: [0.6, 0.62] },
          seed: 7,
          items: [{ who: 'resham', mood: 'amazed', at: [0.5, 1.08], size: 0.76 }],
          balloons: [
            { kind: 'speech', from: 'resham', text: { en: 'ALL of it?', hi: 'पूरे को?' }, near: [0.86, 0.04] },
          ],
        },
      ],
    },
    {
      height: 5.8,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'towerTop',
          camera: { angle: 'high' },
          seed: 7,
          items: [
            { who: 'chicks', mood: 'amazed', at: [0.88, 0.908], size: 0.266 },
            { thing: 'kiteRoof', at: [0.88, 0.63], size: 0.4 },
            { thing: 'slipper', at: [0.07, 0.904], size: 0.075, turn: -8 },
            {
              who: 'hero',
              pose: 'offer',
              face: 'happy',
              at: [0.27, 0.836],
              size: 0.21,
              holds: { thing: 'cup', hand: 0, size: 1.1 },
            },
            { who: 'resham', mood: 'scared', at: [0.6, 0.908], size: 0.209 },
            { who: 'friend', mood: 'happy', at: [0.44, 0.936], size: 0.19 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Just the kites. We’ll ask. Sweetly.', hi: 'बस पतंगों को। पूछ लेंगे। मीठे से।' },
              near: [0.2, 0.06],
            },
            {
              kind: 'speech',
              from: 'resham',
              text: {
                en: 'One thread, extra long. But who will carry it across?',
                hi: 'एक धागा, ख़ूब लंबा। पर उसे पार कौन ले जाए?',
              },
              near: [0.66, 0.08],
            },
            {
              kind: 'speech',
              from: 'resham',
              text: { en: 'Oh. It’s me.', hi: 'अच्छा। मैं।' },
              near: [0.72, 0.5],
            },
          ],
        },
      ],
    },
  ],
};

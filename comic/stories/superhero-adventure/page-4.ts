import type { PagePlan } from '../../book.ts';

/** Stairs first, then the sky. */
export const pageFour: PagePlan = {
  rows: [
    {
      height: 3.6,
      slant: -70,
      panels: [
        {
          width: 5.2,
          lean: 40,
          place: 'brightLane',
          seed: 3,
          items: [
            { thing: 'gecko', at: [0.1, 0.7], size: 0.14, turn: 14 },
            { thing: 'speedLines', at: [0.34, 0.66], size: 0.3, turn: 0 },
            { who: 'hero', pose: 'run', face: 'brave', looksAt: [1.3, 0.4], at: [0.56, 0.97], size: 0.36 },
          ],
          captions: [
            {
              text: {
                en: 'Heroes never jump off roofs. They take the [{wheels}lift|stairs], all four floors...',
                hi: 'हीरो छत से कूदते नहीं। वे [{wheels}लिफ़्ट|सीढ़ियों] से उतरते हैं, चारों मंज़िल...',
              },
              near: [0.02, 0.02],
            },
          ],
        },
        {
          width: 4.2,
          place: 'brightLane',
          camera: { zoom: 1.7, at: [0.56, 0.62] },
          seed: 3,
          items: [
            { who: 'hero', pose: 'namaste', face: 'happy', at: [0.36, 0.52], size: 0.42, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Good evening, Aunty! Saving the city, Aunty!', hi: 'नमस्ते आंटी! शहर बचाना है, आंटी!' },
              near: [0.95, 0.04],
            },
          ],
        },
      ],
    },
    {
      height: 6.4,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'cityNight',
          camera: { angle: 'worm' },
          seed: 7,
          items: [
            { thing: 'speedLines', at: [0.33, 0.66], size: 0.5, turn: -32 },
            {
              who: 'hero',
              pose: 'fly',
              face: 'brave',
              looksAt: [1.2, 0.3],
              at: [0.585, 0.4],
              size: 0.34,
              anchor: 'head',
            },
          ],
          captions: [{ text: { en: '...and THEN they fly.', hi: '...और फिर उड़ते हैं।' }, near: [0.02, 0.02] }],
          effects: [
            { text: { en: 'ZOOOM!', hi: 'ज़ूऊऊम!' }, near: [0.97, 0.95], width: 0.36, turn: -9, style: 'fire' },
          ],
        },
      ],
    },
  ],
};

import type { PagePlan } from '../../book.ts';

/** Nine Seconds. */
export const pageSeventeen: PagePlan = {
  rows: [
    {
      height: 3.9,
      slant: 50,
      panels: [
        {
          width: 4.8,
          lean: -36,
          place: 'oldCornerNight',
          camera: { zoom: 1.7, at: [0.3, 0.62] },
          seed: 11,
          items: [{ who: 'raniDadi', mood: 'happy', at: [0.34, 1.2], size: 0.94 }],
          balloons: [
            {
              kind: 'speech',
              from: 'raniDadi',
              text: {
                en: 'I heard ninety-nine creaks, and came running.',
                hi: 'निन्यानबे चर्र-चर्र सुनीं, और दौड़ी चली आई।',
              },
              near: [1, 0],
            },
          ],
        },
        {
          width: 4.2,
          place: 'oldCornerNight',
          camera: { angle: 'low' },
          seed: 11,
          items: [{ who: 'sau', mood: 'amazed', at: [0.4, 1.26], size: 0.98 }],
          balloons: [
            {
              kind: 'speech',
              from: 'sau',
              text: { en: 'Nine Seconds? Is it you?', hi: 'नौ सेकंड? तुम हो?' },
              near: [1, 0],
            },
          ],
        },
      ],
    },
    {
      height: 6.1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'oldCornerNight',
          camera: { angle: 'low' },
          seed: 11,
          items: [
            { who: 'sau', mood: 'happy', at: [0.52, 0.82], size: 0.594 },
            { who: 'moru', mood: 'amazed', at: [0.87, 0.95], size: 0.462 },
            { who: 'raniDadi', mood: 'happy', at: [0.3, 0.95], size: 0.55 },
            {
              who: 'hero',
              pose: 'cheer',
              face: 'happy',
              at: [0.11, 0.5],
              size: 0.18,
              anchor: 'head',
              flip: true,
            },
            { thing: 'goldKey', at: [0.66, 0.93], size: 0.05, turn: 100 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'raniDadi',
              text: { en: 'I thought that you were cross with ME.', hi: 'मैं समझी, तुम मुझसे नाराज़ हो।' },
              near: [0.15, 0.02],
            },
            {
              kind: 'speech',
              from: 'sau',
              text: { en: 'And I thought that you were cross with me!', hi: 'और मैं समझा, तुम मुझसे!' },
              near: [0.62, 0.02],
            },
            {
              kind: 'speech',
              from: 'moru',
              text: { en: 'Sixty years! Somebody might have ASKED.', hi: 'साठ साल! कोई पूछ ही लेता।' },
              near: [0.97, 0.24],
            },
          ],
        },
      ],
    },
  ],
};

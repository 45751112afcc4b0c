import type { PagePlan } from '../../book.ts';

/** The laugh that everybody was waiting for. */
export const pageEighteen: PagePlan = {
  rows: [
    {
      height: 10,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'monsoon',
          seed: 7,
          items: [
            { thing: 'rainfall', at: [0.5, 0.5], size: 0.9 },
            { who: 'laughingGudgud', mood: 'amazed', at: [0.64, 0.87], size: 0.48 },
            {
              who: 'hero',
              pose: 'leap',
              face: 'laughing',
              at: [0.27, 0.47],
              size: 0.175,
              anchor: 'head',
            },
            { who: 'tarru', mood: 'happy', at: [0.405, 0.96], size: 0.165 },
            { who: 'ghanghor', mood: 'happy', at: [0.85, 0.97], size: 0.25 },
            { thing: 'paperBoat', at: [0.06, 0.83], size: 0.045 },
            { who: 'friend', mood: 'amazed', at: [0.2, 0.965], size: 0.12 },
          ],
          captions: [
            {
              text: {
                en: 'And Gudgud laughed until the whole sky shook.',
                hi: 'और गुदगुद ऐसा हँसा कि सारा आसमान हिल गया।',
              },
              near: [0.06, 0.97],
            },
          ],
          effects: [
            {
              text: { en: 'GUD-GUD-DHOOOM!', hi: 'गड़-गड़-धड़ूम!' },
              near: [0.5, 0.05],
              width: 0.86,
              turn: -4,
              style: 'gold',
              burst: true,
            },
          ],
        },
      ],
    },
  ],
};

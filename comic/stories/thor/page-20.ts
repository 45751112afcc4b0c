import type { PagePlan } from '../../book.ts';
import { asleepInBed } from '../asleep-in-bed.ts';

/** Nobody says hush. */
export const pageTwenty: PagePlan = {
  rows: [
    {
      height: 10,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'darkBedroom',
          camera: { angle: 'high' },
          seed: 2,
          items: [
            { who: 'gudgud', mood: 'happy', at: [0.79, 0.278], size: 0.2 },
            ...asleepInBed(0.42, 0.75),
            { thing: 'paperBoat', at: [0.72, 0.382], size: 0.045 },
            { who: 'friend', mood: 'happy', at: [0.41, 0.931], size: 0.13 },
            { thing: 'wheelchair', at: [0.15, 0.833], size: 0.13 },
          ],
          captions: [
            {
              text: {
                en: 'That night the rain went off to drum on other roofs, and the whole town slept[, but for one {animal} on guard].',
                hi: 'उस रात बारिश दूसरी छतों पर ढोल बजाने चल दी, और सारा शहर सो गया।[ पहरे पर: {animal}।]',
              },
              near: [0.04, 0.04],
            },
            {
              text: {
                en: 'Outside, somebody laughed very softly: gud-gud. And nobody said hush.',
                hi: 'बाहर कोई धीमे-से हँसा: गड़-गड़। और किसी ने “चुप” नहीं कहा।',
              },
              near: [0.96, 0.97],
            },
          ],
        },
      ],
    },
  ],
};

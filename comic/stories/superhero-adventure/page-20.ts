import type { PagePlan } from '../../book.ts';
import { asleepInBed } from '../asleep-in-bed.ts';

/** One light left on. */
export const pageTwenty: PagePlan = {
  rows: [
    {
      height: 1,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'darkBedroom',
          camera: { angle: 'high' },
          seed: 6,
          items: [
            { who: 'sleepingNinni', mood: 'happy', at: [0.735, 0.382], size: 0.24 },
            ...asleepInBed(0.42, 0.75),
            { who: 'jugnu', mood: 'happy', at: [0.09, 0.528], size: 0.12 },
            { thing: 'gecko', at: [0.16, 0.306], size: 0.06, turn: -30 },
            { who: 'friend', mood: 'happy', at: [0.41, 0.931], size: 0.13 },
            { thing: 'wheelchair', at: [0.15, 0.833], size: 0.13 },
          ],
          captions: [
            {
              text: {
                en: '{name} switched off the lamp. Jugnu stayed on. Somebody small always should.[ One {animal} kept watch.]',
                hi: '{name} ने बत्ती बुझा दी। जुगनू जागता रहा। एक छोटी-सी रोशनी तो जागनी ही चाहिए।[ पहरे पर: {animal}।]',
              },
              near: [0.02, 0.02],
            },
            {
              text: {
                en: 'And if a night feels quiet and a little bit woolly, now you know why.',
                hi: 'और कोई रात चुपचाप और ज़रा ऊनी-सी लगे, तो समझ लेना क्यों।',
              },
              near: [0.98, 0.98],
            },
          ],
        },
      ],
    },
  ],
};

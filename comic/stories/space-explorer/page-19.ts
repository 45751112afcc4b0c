import type { PagePlan } from '../../book.ts';

/** In time for breakfast. */
export const pageNineteen: PagePlan = {
  rows: [
    {
      height: 5.8,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kitchen',
          seed: 1,
          items: [
            {
              who: 'hero',
              pose: 'cheer',
              face: 'happy',
              looksAt: 'breakfast',
              costume: 'pyjamas',
              at: [0.5, 0.5],
              size: 0.32,
              anchor: 'head',
            },
            { thing: 'tiffin', at: [0.2, 0.8], size: 0.25, breaks: true },
            { thing: 'breakfast', at: [0.68, 0.79], size: 0.28, breaks: true },
          ],
          keepClear: [
            { x: 0.85, y: 0.28, width: 0.12, height: 0.22 },
            { x: 0.76, y: 0.52, width: 0.24, height: 0.3 },
            { x: 0.58, y: 0.45, width: 0.08, height: 0.12 },
          ],
          captions: [
            {
              text: {
                en: '{name} was home in time for breakfast. Just.',
                hi: '{name} और नाश्ता, दोनों एक ही समय पर पहुँचे। बस अभी-अभी।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'May I have nine parathas, please? I gave mine to the Dark.',
                hi: 'मुझे नौ पराँठे मिलेंगे? मेरा वाला तो अँधेरे ने खा लिया।',
              },
              near: [0.72, 0.06],
            },
          ],
          effects: [
            {
              text: { en: 'PHWEEEE!', hi: 'सीईईईटी!' },
              near: [0.99, 0.1],
              width: 0.15,
              turn: -10,
              style: 'sky',
            },
          ],
        },
      ],
    },
    {
      height: 4.2,
      panels: [
        {
          width: 4.3,
          lean: 40,
          place: 'kitchen',
          camera: { zoom: 2.2, at: [0.5, 0.62] },
          seed: 1,
          items: [
            {
              who: 'hero',
              pose: 'carry',
              face: 'proud',
              costume: 'pyjamas',
              at: [0.47, 0.63],
              size: 0.46,
              anchor: 'head',
              holds: { thing: 'paratha', hand: 1, size: 0.6 },
            },
          ],
          captions: [
            { text: { en: 'Eight parathas later...', hi: 'आठ पराँठों के बाद...' }, near: [0.98, 0.04] },
          ],
          effects: [
            { text: { en: 'MUNCH', hi: 'चप चप' }, near: [0.03, 0.42], width: 0.26, turn: -8, style: 'leaf' },
          ],
        },
        {
          width: 4.7,
          place: 'kitchen',
          seed: 2,
          items: [{ thing: 'sleepingCat', at: [0.5, 0.86], size: 0.74, breaks: true }],
          captions: [
            {
              text: {
                en: 'Nobody could say why the cat smelled of moon. And the cat was asleep.',
                hi: 'बिल्ली में चाँद की ख़ुशबू क्यों थी, कोई नहीं बता सका। और बिल्ली सो रही थी।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
  ],
};

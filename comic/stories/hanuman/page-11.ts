import type { PagePlan } from '../../book.ts';

/** Down again, as carefully as soup. */
export const pageEleven: PagePlan = {
  rows: [
    {
      height: 5.7,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'forestNoon',
          camera: { angle: 'low' },
          seed: 3,
          items: [
            { thing: 'speedLines', at: [0.62, 0.6], size: 0.6, turn: 180 },
            { who: 'chapal', mood: 'amazed', at: [0.15, 0.94], size: 0.462 },
            {
              who: 'hero',
              pose: 'fall',
              face: 'surprised',
              at: [0.46, 0.87],
              size: 0.259,
              holds: { thing: 'emberLamp', hand: 1, size: 0.7 },
            },
            { who: 'jhonka', mood: 'happy', at: [0.84, 0.84], size: 0.506, turn: -10, breaks: true },
          ],
          keepClear: [{ x: 0.43, y: 0.52, width: 0.1, height: 0.2 }],
          captions: [
            {
              text: {
                en: 'They carried the lamp down the mountain as carefully as a full bowl of soup. And then...',
                hi: 'वे दीया लेकर ऐसे उतरे, जैसे सूप से भरा कटोरा हो। और तभी...',
              },
              near: [0.04, 0.08],
            },
          ],
          effects: [
            { text: { en: 'WHOOOSH!', hi: 'फूऊऊ!' }, near: [0.93, 0.08], width: 0.38, turn: 7, style: 'ice' },
          ],
        },
      ],
    },
    {
      height: 4.3,
      panels: [
        {
          width: 2.8,
          lean: -30,
          place: 'nightBurst',
          seed: 8,
          items: [{ thing: 'emberLamp', at: [0.5, 0.74], size: 0.6 }],
          keepClear: [{ x: 0.18, y: 0.36, width: 0.64, height: 0.56 }],
          captions: [
            { text: { en: 'Only one red spark was left.', hi: 'बस एक लाल चिंगारी बची।' }, near: [0.5, 0] },
          ],
        },
        {
          width: 3.6,
          lean: 30,
          place: 'sunBurst',
          seed: 9,
          items: [{ who: 'chapal', mood: 'amazed', gesture: 'fist', at: [0.4, 1.2], size: 0.76 }],
          balloons: [
            {
              kind: 'shout',
              from: 'chapal',
              text: { en: 'Come out, you... you... you DRAUGHT!', hi: 'बाहर निकल, ओ... ओ... ओ झोंके!' },
              near: [0.9, 0],
            },
          ],
        },
        {
          width: 3,
          place: 'forestNoon',
          camera: { zoom: 2, at: [0.8, 0.62] },
          seed: 3,
          items: [{ who: 'jhonka', mood: 'scared', at: [0.5, 1.06], size: 0.62 }],
          balloons: [{ kind: 'speech', from: 'jhonka', text: { en: 'Eep.', hi: 'ईईप।' }, near: [0.5, 0.05] }],
        },
      ],
    },
  ],
};

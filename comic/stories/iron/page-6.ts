import type { PagePlan } from '../../book.ts';

/** Lunch for nine, to take away. */
export const pageSix: PagePlan = {
  rows: [
    {
      height: 3.9,
      slant: 60,
      panels: [
        {
          width: 4.8,
          lean: -36,
          place: 'kitchen',
          camera: { zoom: 2, at: [0.2, 0.62] },
          seed: 5,
          items: [{ who: 'dabba', mood: 'sad', at: [0.29, 1.18], size: 0.9 }],
          balloons: [
            {
              kind: 'speech',
              from: 'dabba',
              text: {
                en: 'Just one more lunch? Somebody must be hungry somewhere.',
                hi: 'बस एक बार और खाना पहुँचा दूँ? कहीं तो कोई भूखा होगा।',
              },
              near: [0.98, 0.02],
            },
          ],
        },
        {
          width: 4.2,
          place: 'kitchen',
          camera: { zoom: 1.85, at: [0.35, 0.62] },
          seed: 5,
          items: [
            {
              who: 'hero',
              pose: 'cheer',
              face: 'happy',
              looksAt: [-0.4, 0.5],
              at: [0.5, 0.68],
              size: 0.38,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Then we’ll find them!', hi: 'तो चलो, उसे ढूँढ़ें!' },
              near: [0.1, 0],
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
          place: 'kitchen',
          seed: 5,
          items: [
            { who: 'dada', mood: 'happy', at: [0.72, 0.92], size: 0.66, flip: true },
            { who: 'dabba', mood: 'scared', at: [0.14, 1.04], size: 0.42 },
            { thing: 'lunch', at: [0.51, 0.765], size: 0.15 },
            { thing: 'windUpMouse', at: [0.93, 0.8], size: 0.07 },
            { who: 'hero', pose: 'namaste', face: 'happy', at: [0.35, 1.03], size: 0.255 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'One lunch, please, Dadaji. To take away.',
                hi: 'दादाजी, एक खाना बाँध दीजिए। ले जाना है।',
              },
              near: [0.16, 0.02],
            },
            {
              kind: 'speech',
              from: 'dada',
              text: {
                en: 'Take it for nine! And if you see my copper pot...',
                hi: 'नौ का ले जाओ! और मेरा ताँबे का पतीला दिखे तो...',
              },
              near: [0.96, 0.02],
            },
            {
              kind: 'speech',
              from: 'dabba',
              text: { en: 'Don’t mention the dal.', hi: 'दाल की बात मत करना।' },
              near: [0.02, 0.44],
            },
          ],
        },
      ],
    },
  ],
};

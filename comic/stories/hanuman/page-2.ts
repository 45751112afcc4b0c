import type { PagePlan } from '../../book.ts';

/** One flame, one carving and one wish. */
export const pageTwo: PagePlan = {
  rows: [
    {
      height: 5.9,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'shrine',
          camera: { angle: 'low' },
          seed: 1,
          items: [
            { thing: 'lamp', at: [0.5, 0.898], size: 0.17 },
            { who: 'hero', pose: 'lookUp', face: 'calm', at: [0.29, 0.94], size: 0.237 },
            { who: 'chapal', mood: 'happy', gesture: 'point', at: [0.735, 0.935], size: 0.418, flip: true },
          ],
          keepClear: [{ x: 0.44, y: 0.58, width: 0.12, height: 0.26 }],
          captions: [
            {
              text: {
                en: "In the old temple one small flame was burning. It had burned since Grandmother's grandmother was little.",
                hi: 'पुराने मंदिर में एक नन्ही लौ जलती थी। वह तब से जल रही थी, जब नानी की नानी छोटी थीं।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: {
                en: 'Tomorrow every lamp in the valley will be lit from this one!',
                hi: 'कल पूरी घाटी के दीये इसी एक लौ से जलेंगे!',
              },
              near: [0.95, 0.3],
            },
          ],
        },
      ],
    },
    {
      height: 4.1,
      panels: [
        {
          width: 3.1,
          lean: -30,
          place: 'sunBurst',
          seed: 2,
          items: [{ thing: 'guardian', at: [0.5, 0.645], size: 0.7 }],
          captions: [
            {
              text: {
                en: 'Hanuman smiled in the stone, as always.',
                hi: 'पत्थर में हनुमान मुस्कुरा रहे थे, हमेशा की तरह।',
              },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 3,
          lean: 30,
          place: 'shrine',
          camera: { zoom: 2.2, at: [0.1, 0.7] },
          seed: 1,
          items: [
            { who: 'hero', pose: 'think', face: 'thinking', at: [0.6, 0.68], size: 0.38, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'thought',
              from: 'hero',
              text: { en: 'I wish I were as strong as that.', hi: 'काश मुझमें भी इतना बल होता।' },
              near: [0, 0],
            },
          ],
        },
        {
          width: 3.6,
          place: 'shrine',
          camera: { zoom: 2.2, at: [0.95, 0.8] },
          seed: 1,
          items: [{ who: 'chapal', mood: 'proud', gesture: 'explain', at: [0.42, 1.36], size: 0.8 }],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: {
                en: 'Even he forgot it once, you know. A friend had to remind him.',
                hi: 'एक बार वे भी भूल गए थे, पता है? एक दोस्त को याद दिलाना पड़ा।',
              },
              near: [0.5, 0],
            },
          ],
        },
      ],
    },
  ],
};

import type { PagePlan } from '../../book.ts';

/** Where the sweater went. */
export const pageNineteen: PagePlan = {
  rows: [
    {
      height: 5.5,
      slant: 50,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'kitchen',
          seed: 4,
          items: [
            { thing: 'gecko', at: [0.07, 0.68], size: 0.12, turn: 16 },
            { who: 'nani', mood: 'amazed', at: [0.3, 1.06], size: 0.74 },
            {
              who: 'hero',
              pose: 'shrug',
              face: 'happy',
              costume: 'pyjamas',
              at: [0.66, 0.5],
              size: 0.34,
              anchor: 'head',
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'nani',
              text: { en: 'And where’s my sweater?', hi: 'और मेरा स्वेटर कहाँ है?' },
              near: [0.06, 0.02],
            },
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'I lent it, Nani. The night was cold.', hi: 'उधार दे दिया, नानी। रात ठंडी थी।' },
              near: [0.95, 0.02],
            },
            {
              kind: 'speech',
              from: 'nani',
              text: { en: 'WHAT did I tell you?', hi: 'मैंने क्या कहा था?' },
              near: [0.04, 0.4],
            },
          ],
        },
      ],
    },
    {
      height: 4.5,
      panels: [
        {
          width: 4.6,
          lean: 40,
          place: 'starCity',
          seed: 20,
          items: [{ who: 'darkLamba', mood: 'happy', at: [0.28, 1.3], size: 1.06 }],
          captions: [
            {
              text: {
                en: 'Now every Friday the city goes dark for ten minutes.',
                hi: 'अब हर शुक्रवार शहर दस मिनट अँधेरा रखता है।',
              },
              near: [0.98, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'darkLamba',
              text: {
                en: 'I’m naming them. So far they’re all called Lamba.',
                hi: 'मैं सबके नाम रख रहा हूँ। अब तक सबका नाम लंबा है।',
              },
              near: [0.98, 0.5],
            },
          ],
        },
        {
          width: 4.4,
          place: 'starCity',
          camera: { zoom: 1.7, at: [0.5, 0.62] },
          seed: 20,
          items: [{ who: 'jugnu', mood: 'proud', at: [0.4, 1.04], size: 0.76 }],
          balloons: [
            {
              kind: 'speech',
              from: 'jugnu',
              text: { en: 'Nine people said oh look. I counted.', hi: 'नौ लोगों ने कहा, अरे देखो! मैंने गिने।' },
              near: [0.95, 0.02],
            },
          ],
        },
      ],
    },
  ],
};

import type { PagePlan } from '../../book.ts';

/** Hugs on purpose, and a taxi. */
export const pageEighteen: PagePlan = {
  rows: [
    {
      height: 3.9,
      slant: 50,
      panels: [
        {
          width: 4.4,
          lean: -36,
          place: 'deepSpace',
          camera: { zoom: 2, at: [0.75, 0.62] },
          seed: 17,
          items: [
            { who: 'tiko', mood: 'happy', at: [0.685, 1.13], size: 0.92 },
            { who: 'hero', pose: 'hug', face: 'laughing', at: [0.36, 0.46], size: 0.4, anchor: 'head' },
            { thing: 'tikoHugs', at: [0.685, 1.13], size: 0.92 },
          ],
          effects: [
            { text: { en: 'SQUISH', hi: 'झप्पी!' }, near: [0.98, 0.02], width: 0.3, turn: -8, style: 'rose' },
          ],
        },
        {
          width: 4.6,
          place: 'deepSpace',
          camera: { zoom: 1.85, at: [0.5, 0.62] },
          seed: 17,
          items: [
            { who: 'ghup', mood: 'amazed', at: [0.36, 1.14], size: 0.8 },
            {
              who: 'hero',
              pose: 'hug',
              face: 'calm',
              at: [0.72, 0.45],
              size: 0.37,
              anchor: 'head',
              flip: true,
            },
            { thing: 'ghupHugs', at: [0.36, 1.14], size: 0.8 },
          ],
          keepClear: [{ x: 0.14, y: 0.28, width: 0.44, height: 0.4 }],
          balloons: [
            {
              kind: 'speech',
              from: 'ghup',
              text: { en: 'Nobody ever hugged me on purpose!', hi: 'मुझे आज तक किसी ने जान-बूझकर गले नहीं लगाया!' },
              near: [0.06, 0.02],
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
          place: 'deepSpace',
          camera: { angle: 'high' },
          seed: 17,
          items: [
            { thing: 'homePlanet', at: [0.9, 0.84], size: 0.25 },
            { who: 'tara', mood: 'happy', at: [0.09, 0.3], size: 0.15 },
            { who: 'jhatpat', mood: 'happy', at: [0.64, 0.94], size: 0.52, turn: 8 },
            { thing: 'sleepingCat', at: [0.25, 0.53], size: 0.17, turn: 18 },
            { who: 'hero', pose: 'glide', face: 'happy', at: [0.43, 0.45], size: 0.22, anchor: 'head' },
          ],
          keepClear: [{ x: 0.34, y: 0.7, width: 0.1, height: 0.16 }],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Home, please. And hurry! There’s breakfast.',
                hi: 'घर चलो, प्लीज़। जल्दी! नाश्ता बन रहा है।',
              },
              near: [0.36, 0.02],
            },
            {
              kind: 'shout',
              from: 'jhatpat',
              text: {
                en: 'Seventy-six years late, and now a TAXI! Best day ever!',
                hi: 'छिहत्तर साल की देर, और अब मैं टैक्सी भी हूँ! मज़ा आ गया!',
              },
              near: [0.68, 0.04],
            },
          ],
          effects: [
            { text: { en: 'ZOOOM!', hi: 'ज़ूऊऊम!' }, near: [0, 1], width: 0.22, turn: 8, style: 'gold' },
          ],
        },
      ],
    },
  ],
};

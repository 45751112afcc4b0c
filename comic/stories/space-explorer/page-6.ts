import type { PagePlan } from '../../book.ts';

/** A comet, seventy-six years late. */
export const pageSix: PagePlan = {
  rows: [
    {
      height: 5.6,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'deepSpace',
          seed: 12,
          items: [
            { thing: 'tealPlanet', at: [0.93, 0.86], size: 0.3 },
            { who: 'jhatpat', mood: 'amazed', at: [0.5, 0.82], size: 0.5, turn: -9 },
            { thing: 'sleepingCat', at: [0.24, 0.515], size: 0.17, turn: 3 },
            {
              who: 'hero',
              pose: 'float',
              face: 'surprised',
              at: [0.8, 0.47],
              size: 0.24,
              anchor: 'head',
              flip: true,
            },
          ],
          captions: [
            {
              text: {
                en: 'Then something very bright came round the corner without looking.',
                hi: 'तभी मोड़ से कोई बहुत चमकीला बिना देखे निकल आया।',
              },
              near: [0.02, 0.02],
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'jhatpat',
              text: { en: 'Late! Late! Seventy-six years LATE!', hi: 'देर! देर! छिहत्तर साल की देर!' },
              near: [0.53, 0.04],
            },
          ],
          effects: [
            { text: { en: 'ZOOOM!', hi: 'ज़ूऊऊम!' }, near: [0.03, 0.98], width: 0.26, turn: 8, style: 'gold' },
          ],
        },
      ],
    },
    {
      height: 4.4,
      panels: [
        {
          width: 4.4,
          lean: 40,
          place: 'deepSpace',
          camera: { zoom: 1.85, at: [0.5, 0.62] },
          seed: 12,
          items: [{ who: 'jhatpat', mood: 'happy', at: [0.56, 1.12], size: 0.82 }],
          balloons: [
            {
              kind: 'speech',
              from: 'jhatpat',
              text: {
                en: 'A small star? She fell past me! Lilac moon! Can’t stop, never learned how!',
                hi: 'नन्हा तारा? मेरे पास से ही गिरा! बैंगनी चाँद पर! मुझसे रुका नहीं जाता, सीखा ही नहीं!',
              },
              near: [0.4, 0.02],
            },
          ],
        },
        {
          width: 4.6,
          place: 'deepSpace',
          seed: 14,
          items: [
            { who: 'jhatpat', mood: 'proud', at: [0.84, 0.54], size: 0.24, turn: -12 },
            { who: 'hero', pose: 'waveOff', face: 'happy', at: [0.3, 0.62], size: 0.4, anchor: 'head' },
          ],
          captions: [
            {
              text: {
                en: 'Nobody had ever waved at a comet before. It blushed for a million miles.',
                hi: 'धूमकेतु को देखकर आज तक किसी ने हाथ नहीं हिलाया था। वह लाखों मील तक शरमाया।',
              },
              near: [0.98, 0.02],
            },
          ],
        },
      ],
    },
  ],
};

import type { PagePlan } from '../../book.ts';

/** Somebody is hungry after all. */
export const pageFourteen: PagePlan = {
  rows: [
    {
      height: 4.4,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'scrapYard',
          camera: { angle: 'low' },
          seed: 8,
          items: [
            { who: 'chumbak', mood: 'scared', at: [0.74, 1.02], size: 0.946 },
            { thing: 'windUpMouse', at: [0.54, 0.92], size: 0.09 },
            { who: 'hero', pose: 'huddle', face: 'calm', at: [0.22, 0.94], size: 0.319 },
          ],
          captions: [
            {
              text: { en: '{name} stopped pulling, and listened.', hi: '{name} ने खींचना छोड़ा, और कान लगाए।' },
              near: [0.02, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'GRRRUMBLE', hi: 'गुड़गुड़गुड़' },
              near: [0.5, 0.02],
              width: 0.25,
              turn: -8,
              style: 'rose',
            },
          ],
        },
      ],
    },
    {
      height: 5.6,
      panels: [
        {
          width: 3.2,
          lean: -30,
          place: 'scrapYard',
          camera: { zoom: 1.85, at: [0.75, 0.62] },
          seed: 8,
          items: [{ who: 'dabba', mood: 'amazed', at: [0.5, 0.98], size: 0.62 }],
          balloons: [
            {
              kind: 'speech',
              from: 'dabba',
              text: {
                en: 'I know that sound. That’s an empty middle!',
                hi: 'यह आवाज़ मैं पहचानता हूँ। यह ख़ाली पेट है!',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.6,
          lean: 30,
          place: 'scrapYard',
          camera: { zoom: 2.2, at: [0.74, 0.62] },
          seed: 8,
          items: [{ who: 'chumbak', mood: 'sad', at: [0.5, 1.06], size: 0.76 }],
          balloons: [
            {
              kind: 'speech',
              from: 'chumbak',
              text: {
                en: 'I pull and I pull. Everything comes. Nobody visits.',
                hi: 'मैं खींचता रहता हूँ। चीज़ें सब आती हैं। मिलने कोई नहीं आता।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3,
          place: 'scrapYard',
          camera: { zoom: 1.7, at: [0.22, 0.62] },
          seed: 8,
          items: [
            {
              who: 'hero',
              pose: 'think',
              face: 'thinking',
              at: [0.5, 0.66],
              size: 0.3,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'thought',
              from: 'hero',
              text: {
                en: 'Nobody visits, because nobody gets to choose.',
                hi: 'मिलने कौन आए, जब सब खिंचे चले आते हैं?',
              },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
  ],
};

import type { PagePlan } from '../../book.ts';

/** Pulling, shouting and a very stern letter. */
export const pageTen: PagePlan = {
  rows: [
    {
      height: 5.6,
      slant: 60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'moon',
          camera: { angle: 'high' },
          seed: 8,
          items: [
            { thing: 'ringedPlanet', at: [0.92, 0.16], size: 0.13 },
            { thing: 'sleepingCat', at: [0.5, 0.672], size: 0.15 },
            { thing: 'deepHole', at: [0.5, 0.728], size: 0.26 },
            { who: 'tiko', mood: 'sad', at: [0.2, 0.86], size: 0.475 },
            { who: 'hero', pose: 'crouch', face: 'calm', at: [0.79, 0.86], size: 0.247, flip: true },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'tiko',
              text: {
                en: 'I tried pulling. I tried shouting. I even wrote a very stern letter.',
                hi: 'मैंने खींचा। मैं चिल्लाया। मैंने बहुत कड़क चिट्ठी भी लिखी।',
              },
              near: [0.12, 0.02],
            },
            { kind: 'speech', from: 'hero', text: { en: 'How stern?', hi: 'कितनी कड़क?' }, near: [0.6, 0.04] },
            {
              kind: 'speech',
              from: 'tiko',
              text: { en: 'I underlined it twice.', hi: 'नीचे दो-दो लकीरें भी खींचीं।' },
              near: [0.4, 0.42],
            },
          ],
        },
      ],
    },
    {
      height: 4.4,
      panels: [
        {
          width: 3.5,
          lean: -30,
          place: 'moon',
          camera: { zoom: 1.85, at: [0.79, 0.62] },
          seed: 8,
          items: [
            {
              who: 'hero',
              pose: 'pull',
              face: 'brave',
              looksAt: [0.8, 0.7],
              at: [0.36, 0.51],
              size: 0.33,
              anchor: 'head',
              holds: { thing: 'tornRope', hand: 1, size: 0.7 },
            },
          ],
          effects: [
            { text: { en: 'TWANG!', hi: 'टन्न्न!' }, near: [0.98, 0.02], width: 0.62, turn: -8, style: 'fire' },
          ],
        },
        {
          width: 3.4,
          lean: 30,
          place: 'sunBurst',
          seed: 13,
          items: [
            {
              who: 'hero',
              pose: 'shout',
              face: 'surprised',
              looksAt: [1.2, 1.2],
              at: [0.5, 0.66],
              size: 0.4,
              anchor: 'head',
              flip: true,
            },
          ],
          balloons: [
            {
              kind: 'shout',
              from: 'hero',
              text: { en: 'Little star! SHIIINE!', hi: 'नन्हे तारे! चमकोओओ!' },
              near: [0.5, 0.02],
            },
          ],
        },
        {
          width: 3.3,
          place: 'cavern',
          seed: 4,
          items: [{ who: 'tara', mood: 'sad', at: [0.5, 0.9], size: 0.34, turn: 6 }],
          balloons: [
            {
              kind: 'speech',
              from: 'tara',
              text: {
                en: 'Please don’t shout. It’s dark enough already.',
                hi: 'चिल्लाओ मत, प्लीज़। वैसे ही इतना अँधेरा है।',
              },
              near: [0.5, 0.02],
            },
          ],
        },
      ],
    },
  ],
};

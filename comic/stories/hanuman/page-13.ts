import type { PagePlan } from '../../book.ts';

/** How to cool soup: the first payoff of the story. */
export const pageThirteen: PagePlan = {
  rows: [
    {
      height: 3.9,
      slant: -50,
      panels: [
        {
          width: 3.8,
          lean: 30,
          place: 'forestDusk',
          camera: { zoom: 1.3, at: [0.4, 0.6] },
          seed: 1,
          items: [
            { who: 'hero', pose: 'offer', face: 'happy', at: [0.27, 0.98], size: 0.235 },
            { who: 'jhonka', mood: 'sad', at: [0.76, 1], size: 0.46 },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: { en: 'Then come with us. You’re invited!', hi: 'तो हमारे साथ चलो। तुम्हें न्योता है!' },
              near: [0.8, 0],
            },
          ],
        },
        {
          width: 2.8,
          lean: -30,
          place: 'iceBurst',
          seed: 6,
          items: [{ who: 'jhonka', mood: 'amazed', at: [0.5, 1.45], size: 1.02 }],
          balloons: [
            {
              kind: 'shout',
              from: 'jhonka',
              text: { en: 'But I blow things OUT!', hi: 'पर मैं तो दीये बुझा देता हूँ!' },
              near: [0.5, 0],
            },
          ],
        },
        {
          width: 3.2,
          place: 'forestDusk',
          camera: { zoom: 1.85, at: [0.2, 0.62] },
          seed: 1,
          items: [{ who: 'chapal', mood: 'happy', gesture: 'cup', at: [0.5, 1.27], size: 0.78 }],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: {
                en: 'Try it gently, as if you were cooling soup. I LOVE soup.',
                hi: 'धीरे से फूँको, जैसे सूप ठंडा कर रहे हो। सूप तो मुझे बहुत पसंद है।',
              },
              near: [0.5, 0],
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
          place: 'forestDusk',
          camera: { angle: 'high' },
          seed: 1,
          items: [
            {
              who: 'hero',
              pose: 'offer',
              face: 'happy',
              looksAt: [0.545, 0.6],
              at: [0.395, 0.964],
              size: 0.237,
              holds: { thing: 'lamp', hand: 1, size: 0.66 },
            },
            { who: 'chapal', mood: 'amazed', gesture: 'point', at: [0.125, 0.804], size: 0.277 },
            { who: 'jhonka', mood: 'proud', at: [0.73, 0.86], size: 0.475, turn: -4 },
          ],
          keepClear: [{ x: 0.475, y: 0.52, width: 0.14, height: 0.34 }],
          captions: [
            {
              text: {
                en: 'So the little wind breathed. Softly. More softly than that. And the red spark opened one eye, and stretched, and stood up.',
                hi: 'तो नन्हे झोंके ने फूँका। धीरे। उससे भी धीरे। और लाल चिंगारी ने एक आँख खोली, अँगड़ाई ली, और उठ खड़ी हुई।',
              },
              near: [0.1, 0.1],
            },
          ],
          effects: [
            { text: { en: 'hooooo', hi: 'हूऊऊऊ' }, near: [0.655, 0.33], width: 0.17, turn: -6, style: 'ice' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'chapal',
              text: { en: 'Oh, {name}. Look!', hi: 'वाह, {name}। देखो!' },
              near: [0.06, 0.42],
            },
          ],
        },
      ],
    },
  ],
};

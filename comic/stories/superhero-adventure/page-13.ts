import type { PagePlan } from '../../book.ts';

/** Not bigger. Smaller. */
export const pageThirteen: PagePlan = {
  rows: [
    {
      height: 6.2,
      slant: -60,
      bleed: true,
      panels: [
        {
          width: 1,
          place: 'cityNight',
          seed: 31,
          items: [
            { who: 'jugnu', mood: 'amazed', at: [0.76, 0.62], size: 0.3 },
            { thing: 'gecko', at: [0.905, 0.87], size: 0.09, turn: -12 },
            {
              who: 'hero',
              pose: 'glide',
              face: 'happy',
              at: [0.42, 0.5],
              size: 0.28,
              anchor: 'head',
              halo: '#fff4d6',
            },
          ],
          captions: [
            {
              text: { en: 'Half the city was still blazing.', hi: 'आधा शहर अब भी जगमगा रहा था।' },
              near: [0.02, 0.96],
            },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Small lights hide behind big ones. We do not need a bigger hero. We need a smaller city.',
                hi: 'छोटी रोशनियाँ बड़ी के पीछे छिप जाती हैं। हीरो बड़ा नहीं चाहिए, शहर ज़रा छोटा चाहिए।',
              },
              near: [0.1, 0.02],
            },
            {
              kind: 'speech',
              from: 'jugnu',
              text: { en: 'Small! My best subject!', hi: 'छोटा! यह तो मेरा काम है!' },
              near: [0.95, 0.08],
            },
          ],
        },
      ],
    },
    {
      height: 3.8,
      panels: [
        {
          width: 4.7,
          lean: 36,
          place: 'brightLane',
          seed: 8,
          items: [{ who: 'hero', pose: 'lift', face: 'calm', at: [0.3, 1.02], size: 0.4 }],
          captions: [
            {
              text: {
                en: 'So {name} knocked at every door, and did not shout even once.',
                hi: '{name} ने हर दरवाज़ा खटखटाया, और एक बार भी शोर नहीं किया।',
              },
              near: [0.95, 0.02],
            },
          ],
          effects: [
            {
              text: { en: 'knock knock', hi: 'ठक-ठक' },
              near: [0.9, 0.8],
              width: 0.32,
              turn: -6,
              style: 'rose',
            },
          ],
        },
        {
          width: 4.5,
          place: 'roseBurst',
          seed: 27,
          items: [
            { who: 'hero', pose: 'namaste', face: 'happy', at: [0.36, 0.64], size: 0.44, anchor: 'head' },
          ],
          balloons: [
            {
              kind: 'speech',
              from: 'hero',
              text: {
                en: 'Ten minutes of dark, please? Somebody small cannot sleep.',
                hi: 'दस मिनट बत्ती बुझाएँगे? एक नन्ही को नींद नहीं आ रही।',
              },
              near: [0.95, 0.04],
            },
          ],
        },
      ],
    },
  ],
};

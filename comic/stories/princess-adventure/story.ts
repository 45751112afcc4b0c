import type { StoryPlan } from '../../book.ts';
import { foils } from '../../art/frames/foils.ts';
import { art } from './art.ts';
import { pageOne } from './page-1.ts';
import { pageTwo } from './page-2.ts';
import { pageThree } from './page-3.ts';
import { pageFour } from './page-4.ts';
import { pageFive } from './page-5.ts';
import { pageSix } from './page-6.ts';
import { pageSeven } from './page-7.ts';
import { pageEight } from './page-8.ts';
import { pageNine } from './page-9.ts';
import { pageTen } from './page-10.ts';
import { pageEleven } from './page-11.ts';
import { pageTwelve } from './page-12.ts';
import { pageThirteen } from './page-13.ts';
import { pageFourteen } from './page-14.ts';
import { pageFifteen } from './page-15.ts';
import { pageSixteen } from './page-16.ts';
import { pageSeventeen } from './page-17.ts';
import { pageEighteen } from './page-18.ts';
import { pageNineteen } from './page-19.ts';
import { pageTwenty } from './page-20.ts';

export const princessAdventure: StoryPlan = {
  art,
  costume: 'royalExplorer',
  cover: {
    scene: {
      place: 'palaceGarden',
      seed: 2,
      items: [
        { who: 'sauOpen', mood: 'happy', at: [0.51, 0.9], size: 0.57 },
        {
          who: 'hero',
          pose: 'cheer',
          looksAt: 'reader',
          face: 'happy',
          at: [0.555, 0.555],
          size: 0.215,
          anchor: 'head',
        },
        { who: 'moru', mood: 'happy', at: [0.845, 0.945], size: 0.31 },
        { who: 'friend', mood: 'happy', at: [0.345, 0.965], size: 0.14 },
      ],
    },
    tail: { en: 'and the garden of a hundred doors', hi: 'और सौ दरवाज़ों का बाग़' },
    lettering: 'gold',
    tailLettering: 'rose',
    starring: {
      at: [0.14, 0.815],
      text: { en: 'Starring {name} as the explorer!', hi: 'खोजी {name} के साथ!' },
    },
  },
  titlePage: {
    scene: {
      place: 'palaceGarden',
      seed: 5,
      items: [
        { who: 'dheeru', mood: 'happy', at: [0.78, 0.95], size: 0.2 },
        { who: 'hero', pose: 'proud', face: 'happy', at: [0.3, 0.955], size: 0.2 },
        { who: 'friend', mood: 'happy', at: [0.5, 0.957], size: 0.16 },
      ],
    },
    dedication: {
      en: 'Most doors open for a knock, a please and a little patience. So do most people. May every door be glad when it hears your feet.',
      hi: 'ज़्यादातर दरवाज़े खुल जाते हैं: बस खटखटाओ, प्यार से पूछो, थोड़ा ठहरो। लोग भी ऐसे ही होते हैं। हर दरवाज़ा तुम्हारी आहट सुनकर ख़ुश हो।',
    },
  },
  dedicationPage: {
    place: 'doorLane',
    seed: 9,
    items: [
      { who: 'khatkhat', mood: 'happy', at: [0.1, 0.86], size: 0.36 },
      { who: 'hero', pose: 'wave', face: 'calm', at: [0.28, 0.965], size: 0.2 },
    ],
  },
  pages: [
    pageOne,
    pageTwo,
    pageThree,
    pageFour,
    pageFive,
    pageSix,
    pageSeven,
    pageEight,
    pageNine,
    pageTen,
    pageEleven,
    pageTwelve,
    pageThirteen,
    pageFourteen,
    pageFifteen,
    pageSixteen,
    pageSeventeen,
    pageEighteen,
    pageNineteen,
    pageTwenty,
  ],
  voices: {
    moru: { en: 'Moru', hi: 'मोरू' },
    raniDadi: { en: 'Dadi', hi: 'दादी' },
    dheeru: { en: 'Dheeru', hi: 'धीरू' },
    khatkhat: { en: 'The first door', hi: 'पहला दरवाज़ा' },
    khatkhatOpen: { en: 'The first door', hi: 'पहला दरवाज़ा' },
    khikhi: { en: 'The second door', hi: 'दूसरा दरवाज़ा' },
    khikhiOpen: { en: 'The second door', hi: 'दूसरा दरवाज़ा' },
    sajila: { en: 'Door nineteen', hi: 'उन्नीसवाँ दरवाज़ा' },
    jhaankuOpen: { en: 'Door ninety-nine', hi: 'निन्यानबेवाँ दरवाज़ा' },
    chhutku: { en: 'The mouse’s door', hi: 'चूहे का दरवाज़ा' },
    sau: { en: 'The hundredth door', hi: 'सौवाँ दरवाज़ा' },
    sauOpen: { en: 'The hundredth door', hi: 'सौवाँ दरवाज़ा' },
  },
  ending: {
    theEnd: {
      frame: foils,
      scene: {
        place: 'doorWallOpen',
        seed: 7,
        items: [
          { who: 'dheeru', mood: 'happy', at: [0.11, 0.605], size: 0.12, flip: true },
          { who: 'moru', mood: 'proud', at: [0.89, 0.605], size: 0.17 },
        ],
      },
      portrait: {
        place: 'roseBurst',
        seed: 40,
        items: [
          {
            who: 'hero',
            pose: 'wave',
            looksAt: 'reader',
            face: 'happy',
            at: [0.5, 0.5],
            size: 0.46,
            anchor: 'head',
          },
          { who: 'friend', mood: 'happy', at: [0.26, 0.99], size: 0.34, flip: true },
        ],
      },
      words: {
        en: '{name}[ of the {colour} boots], opener of a hundred doors, without a single key',
        hi: '{name}[ और {colour} के जूते]: सौ दरवाज़े खुले, चाबी एक भी नहीं!',
      },
      lettering: 'gold',
    },
    closing: {
      scene: {
        place: 'secretGardenNight',
        seed: 4,
        items: [
          { who: 'sauOpen', mood: 'happy', at: [0.35, 0.92], size: 0.3 },
          { who: 'dheeru', mood: 'proud', at: [0.56, 0.95], size: 0.18 },
          { who: 'moru', mood: 'happy', at: [0.8, 0.95], size: 0.32 },
        ],
      },
      heading: { en: 'It is merely somewhere', hi: 'वह कहीं-न-कहीं है' },
      words: {
        en: "Moru's golden key is on every page of the story. Can you find it twenty times? And when you come to a door that stays shut, {name}: knock, ask kindly, and wait a little longer than nine seconds.",
        hi: 'मोरू की सुनहरी चाबी कहानी के हर पन्ने पर है। क्या वह पूरे बीस बार मिलेगी? और कोई दरवाज़ा न खुले, {name}, तो खटखटाना, प्यार से पूछना, और नौ सेकंड से थोड़ा ज़्यादा ठहरना।',
      },
    },
  },
};

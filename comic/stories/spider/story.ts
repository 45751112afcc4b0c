import type { StoryPlan } from '../../book.ts';
import { kites } from '../../art/frames/kites.ts';
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

export const spider: StoryPlan = {
  art,
  costume: 'kiteJacket',
  cover: {
    scene: {
      place: 'kiteThousand',
      seed: 8,
      items: [
        { thing: 'cow', at: [0.81, 0.84], size: 0.23 },
        { who: 'resham', mood: 'happy', at: [0.85, 0.815], size: 0.19 },
        {
          who: 'hero',
          pose: 'cheer',
          looksAt: 'reader',
          face: 'happy',
          at: [0.42, 0.575],
          size: 0.225,
          anchor: 'head',
          holds: { thing: 'kiteTug', hand: 1, size: 1.02 },
        },
        { who: 'friend', mood: 'happy', at: [0.62, 0.965], size: 0.14 },
      ],
    },
    tail: { en: 'and the thousand kites', hi: 'और हज़ार पतंगें' },
    lettering: 'gold',
    tailLettering: 'rose',
    starring: { at: [0.165, 0.8], text: { en: 'Starring {name} up high!', hi: 'आसमान में {name} का दिन!' } },
  },
  titlePage: {
    scene: {
      place: 'kiteMorning',
      seed: 6,
      items: [
        { thing: 'kite', at: [0.8, 0.5], size: 0.2, turn: 18 },
        { who: 'dadu', mood: 'happy', at: [0.76, 0.965], size: 0.42 },
        { who: 'hero', pose: 'proud', face: 'happy', at: [0.4, 0.965], size: 0.195 },
        { who: 'resham', mood: 'happy', at: [0.235, 0.955], size: 0.14 },
        { thing: 'slipper', at: [0.58, 0.955], size: 0.06, turn: -6 },
        { who: 'friend', mood: 'happy', at: [0.505, 0.967], size: 0.13 },
      ],
    },
    dedication: {
      en: 'A kite only flies because somebody holds on, and somebody knows when to let go. Here is to the ones who hold your line. Fly as high as you like.',
      hi: 'पतंग तभी उड़ती है, जब कोई डोर थामे रहे, और कोई जाने कि कब ढील देनी है। यह किताब उनके नाम, जो तुम्हारी डोर थामे हैं। जितना ऊँचा चाहो, उड़ो।',
    },
  },
  dedicationPage: {
    place: 'kiteGold',
    seed: 8,
    items: [
      { who: 'hero', pose: 'lookUp', face: 'calm', at: [0.25, 0.965], size: 0.225 },
      { who: 'resham', mood: 'happy', at: [0.62, 0.875], size: 0.13 },
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
    resham: { en: 'Resham', hi: 'रेशम' },
    reshamAloft: { en: 'Resham', hi: 'रेशम' },
    dadu: { en: 'Dadu', hi: 'दादू' },
    bijli: { en: 'Bijli', hi: 'बिजली' },
    cheel: { en: 'The mother kite', hi: 'चील माँ' },
    cheelHome: { en: 'The mother kite', hi: 'चील माँ' },
    chicks: { en: 'A nest of chicks', hi: 'घोंसले के चूज़े' },
    cow: { en: 'The cow', hi: 'गाय' },
    cowFace: { en: 'The cow', hi: 'गाय' },
  },
  ending: {
    theEnd: {
      frame: kites,
      scene: {
        place: 'lampSky',
        seed: 9,
        items: [
          { thing: 'kite', at: [0.885, 0.68], size: 0.2, turn: 14 },
          { who: 'reshamAloft', mood: 'happy', at: [0.885, 0.7], size: 0.09, turn: 10 },
        ],
      },
      portrait: {
        place: 'sunBurst',
        seed: 40,
        items: [
          {
            who: 'hero',
            pose: 'cheer',
            looksAt: 'reader',
            face: 'happy',
            at: [0.46, 0.52],
            size: 0.44,
            anchor: 'head',
            holds: { thing: 'laddoo', hand: 1, size: 0.5 },
          },
          { who: 'friend', mood: 'happy', at: [0.8, 1.0], size: 0.36 },
        ],
      },
      words: {
        en: '{name}[ of the {colour} scarf], who asked a whole sky to come down, and it did.',
        hi: '{name}[ और {colour} का मफ़लर], जिसके एक बार कहने पर पूरा आसमान उतर आया।',
      },
      lettering: 'gold',
    },
    closing: {
      scene: {
        place: 'lateRoof',
        seed: 12,
        items: [
          { thing: 'cow', at: [0.78, 0.83], size: 0.26 },
          { who: 'dadu', mood: 'amazed', at: [0.22, 0.965], size: 0.4 },
        ],
      },
      heading: { en: 'The other slipper', hi: 'दूसरी जूती' },
      words: {
        en: 'Dadu looked for his slipper all day long. It is there on every page of the story. Can you find it before he does? And if you ever meet a cow on a roof, {name}, do not ask how.',
        hi: 'दादू दिन भर जूती ढूँढते रहे। वह कहानी के हर पन्ने पर है। क्या वह तुम्हें उनसे पहले मिलेगी? और {name}, छत पर कभी गाय मिल जाए, तो मत पूछना कि चढ़ी कैसे।',
      },
    },
  },
};

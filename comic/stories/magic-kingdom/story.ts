import type { StoryPlan } from '../../book.ts';
import { wreath } from '../../art/frames/wreath.ts';
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

export const magicKingdom: StoryPlan = {
  art,
  costume: 'knightErrant',
  cover: {
    scene: {
      place: 'castleHill',
      seed: 2,
      items: [
        { who: 'bholu', mood: 'happy', at: [0.775, 0.945], size: 0.385 },
        {
          who: 'hero',
          pose: 'leap',
          looksAt: 'reader',
          face: 'happy',
          at: [0.465, 0.545],
          size: 0.225,
          anchor: 'head',
        },
        { who: 'sarpat', mood: 'happy', at: [0.5, 0.975], size: 0.12 },
        { who: 'friend', mood: 'happy', at: [0.34, 0.975], size: 0.14 },
      ],
    },
    tail: { en: 'and the dragon who could not roar', hi: 'और बिना दहाड़ वाला ड्रैगन' },
    lettering: 'fire',
    tailLettering: 'leaf',
    starring: { at: [0.15, 0.815], text: { en: 'Starring {name} as the knight!', hi: 'वीर {name} के साथ!' } },
  },
  titlePage: {
    scene: {
      place: 'castleHill',
      seed: 6,
      items: [
        { who: 'kukdoo', mood: 'happy', at: [0.8, 0.94], size: 0.27, flip: true },
        { who: 'hero', pose: 'wave', face: 'happy', at: [0.27, 0.96], size: 0.21 },
        { who: 'sarpat', mood: 'proud', at: [0.6, 0.965], size: 0.18 },
        { who: 'friend', mood: 'happy', at: [0.445, 0.965], size: 0.16 },
      ],
    },
    dedication: {
      en: 'Every kingdom begins with somebody who says hello first. May you find a door in every wall, a friend behind most of them, and somebody who wakes you gently.',
      hi: 'हर राज वहाँ से शुरू होता है, जहाँ कोई पहले नमस्ते कहे। तुम्हें हर दीवार में एक दरवाज़ा मिले, दरवाज़े के पीछे एक दोस्त, और कोई ऐसा, जो प्यार से जगाए।',
    },
  },
  dedicationPage: {
    place: 'valleyDawn',
    seed: 4,
    items: [
      { thing: 'letter', at: [0.62, 0.88], size: 0.1, turn: -8 },
      { who: 'hero', pose: 'lookUp', face: 'calm', at: [0.25, 0.96], size: 0.21 },
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
    bholu: { en: 'Bholu', hi: 'भोलू' },
    sarpat: { en: 'Sarpat', hi: 'सरपट' },
    kukdoo: { en: 'Queen Kukdoo', hi: 'रानी कुकड़ू' },
    parbat: { en: 'Parbat', hi: 'परबत' },
    parbatAsleep: { en: 'Parbat, half asleep', hi: 'नींद में परबत' },
  },
  ending: {
    theEnd: {
      frame: wreath,
      scene: {
        place: 'fullRiver',
        seed: 30,
        items: [
          { who: 'parbat', mood: 'happy', at: [0.87, 0.82], size: 0.2 },
          { who: 'bholu', mood: 'happy', at: [0.12, 0.83], size: 0.22 },
        ],
      },
      portrait: {
        place: 'leafBurst',
        seed: 40,
        items: [
          {
            who: 'hero',
            pose: 'proud',
            looksAt: 'reader',
            face: 'happy',
            at: [0.5, 0.5],
            size: 0.5,
            anchor: 'head',
          },
          { who: 'friend', mood: 'happy', at: [0.8, 1.0], size: 0.36 },
        ],
      },
      words: {
        en: '{name}, waker of mountains, a knight[ in {colour}] of exactly the right size[, and one {animal}]',
        hi: '{name}[ और {colour} का लबादा]: वह धीमी आवाज़, जिससे पहाड़ जाग जाए[। साथ में {animal}!]',
      },
      lettering: 'fire',
    },
    closing: {
      scene: {
        place: 'castleHill',
        seed: 21,
        items: [
          { thing: 'letter', at: [0.53, 0.86], size: 0.09, turn: -10 },
          { who: 'sarpat', mood: 'proud', at: [0.64, 0.95], size: 0.22 },
          { who: 'bholu', mood: 'happy', at: [0.85, 0.95], size: 0.36 },
        ],
      },
      heading: { en: 'Who came along?', hi: 'साथ-साथ कौन आया?' },
      words: {
        en: 'Somebody with two bells and no manners came along, and hid on every page of the quest. Can you find the clock twenty times? And watch the post, {name}. Sarpat is on his way with a letter for you. It should not take more than a hundred years.',
        hi: 'दो घंटियों वाली एक बदतमीज़ घड़ी भी साथ चली, और कहानी के हर पन्ने पर छिपी रही। क्या वह पूरे बीस बार मिलेगी? और {name}, डाक पर नज़र रखना। सरपट तुम्हारी चिट्ठी लेकर चल पड़ा है। सौ साल में पहुँच ही जाएगा।',
      },
    },
  },
};

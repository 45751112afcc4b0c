import type { StoryPlan } from '../../book.ts';
import { lotus } from '../../art/frames/lotus.ts';
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

export const hanuman: StoryPlan = {
  art,
  costume: 'templeSilks',
  cover: {
    scene: {
      place: 'kishkindha',
      seed: 1,
      items: [
        { who: 'chapal', mood: 'amazed', at: [0.775, 0.93], size: 0.33 },
        {
          who: 'hero',
          pose: 'carry',
          looksAt: 'reader',
          face: 'happy',
          at: [0.41, 0.97],
          size: 0.196,
          holds: { thing: 'lamp', hand: 1, size: 0.78 },
        },
        { who: 'friend', mood: 'happy', at: [0.59, 0.965], size: 0.15 },
      ],
    },
    tail: { en: 'and the lamp of Kishkindha', hi: 'और किष्किंधा का दीया' },
    lettering: 'gold',
    tailLettering: 'ice',
    starring: { at: [0.165, 0.8], text: { en: 'Starring {name} the kind!', hi: 'नेकदिल {name} के साथ!' } },
  },
  titlePage: {
    scene: {
      place: 'kishkindha',
      seed: 2,
      items: [
        { who: 'chapal', mood: 'happy', at: [0.63, 0.94], size: 0.3 },
        { who: 'gilli', mood: 'happy', at: [0.85, 0.955], size: 0.19 },
        { who: 'hero', pose: 'wave', face: 'happy', at: [0.3, 0.95], size: 0.19 },
        { who: 'friend', mood: 'happy', at: [0.465, 0.957], size: 0.15 },
      ],
    },
    dedication: {
      en: 'Real strength is quiet. It carries a lamp for somebody in the dark, shares its mango, and never asks to be thanked. May yours grow a little every day.',
      hi: 'सच्ची ताक़त शोर नहीं करती। वह अँधेरे में किसी के लिए दीया उठाती है, अपना आम बाँटती है, और शुक्रिया की राह नहीं देखती। तुम्हारी ताक़त भी रोज़ थोड़ी-थोड़ी बढ़े।',
    },
  },
  dedicationPage: {
    place: 'forestDawn',
    seed: 1,
    items: [
      { thing: 'stone', at: [0.6, 0.93], size: 0.12 },
      { thing: 'lamp', at: [0.6, 0.86], size: 0.16 },
      { who: 'hero', pose: 'namaste', face: 'calm', at: [0.24, 0.95], size: 0.2 },
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
    chapal: { en: 'Chapal', hi: 'चपल' },
    gilli: { en: 'Gilli', hi: 'गिल्ली' },
    jamba: { en: 'Jamba', hi: 'जांबा' },
    jhonka: { en: 'Jhonka', hi: 'झोंका' },
  },
  ending: {
    theEnd: {
      frame: lotus,
      scene: {
        place: 'lampFestival',
        seed: 3,
        items: [
          { thing: 'diya', at: [0.072, 0.82], size: 0.09 },
          { thing: 'diya', at: [0.928, 0.82], size: 0.09 },
        ],
      },
      portrait: {
        place: 'sunBurst',
        seed: 2,
        items: [
          {
            who: 'hero',
            pose: 'carry',
            looksAt: 'reader',
            face: 'happy',
            at: [0.4, 0.45],
            size: 0.44,
            anchor: 'head',
            holds: { thing: 'lamp', hand: 1, size: 0.7 },
          },
          { who: 'friend', mood: 'happy', at: [0.77, 1.06], size: 0.31 },
        ],
      },
      words: {
        en: '{name}[ of the {colour} sash], keeper of the lamp, friend of the wind[ and one {animal}]',
        hi: '{name}[ और {colour} का पटका]: दीये की आन, हवा की यारी[, साथ में {animal}]',
      },
      lettering: 'gold',
    },
    closing: {
      scene: {
        place: 'herbNight',
        seed: 3,
        items: [
          { thing: 'diya', at: [0.595, 0.94], size: 0.11 },
          { who: 'gilli', mood: 'happy', at: [0.4, 0.93], size: 0.19 },
          { who: 'chapal', mood: 'proud', at: [0.79, 0.93], size: 0.34 },
        ],
      },
      heading: { en: 'A lamp of your own', hi: 'तुम्हारा अपना दीया' },
      words: {
        en: 'Tonight, {name}, think of one kind thing that somebody did for you, however small. Then think of one that you will do tomorrow. That is how lamps are lit: one from another, and none of them grows smaller.',
        hi: 'आज रात, {name}, कोई एक भली बात याद करो जो किसी ने तुम्हारे लिए की हो, चाहे छोटी-सी ही हो। फिर एक सोचो जो कल तुमसे होगी। दीये ऐसे ही जलते हैं: एक से दूसरा, और घटता कोई नहीं।',
      },
    },
  },
};

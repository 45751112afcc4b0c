import type { StoryPlan } from '../../book.ts';
import { porthole } from '../../art/frames/porthole.ts';
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

export const spaceExplorer: StoryPlan = {
  art,
  costume: 'spaceSuit',
  cover: {
    scene: {
      place: 'deepSpace',
      seed: 4,
      items: [
        { thing: 'ringedPlanet', at: [0.16, 0.57], size: 0.36 },
        { thing: 'tealPlanet', at: [0.955, 0.44], size: 0.055 },
        { thing: 'rocket', at: [0.59, 0.86], size: 0.17, turn: 24 },
        { thing: 'pinkPlanet', at: [0.87, 1.14], size: 0.56 },
        { who: 'tiko', mood: 'amazed', at: [0.86, 0.9], size: 0.27, turn: -4 },
        {
          who: 'hero',
          pose: 'glide',
          looksAt: 'reader',
          face: 'happy',
          at: [0.5, 0.565],
          size: 0.23,
          anchor: 'head',
        },
        { who: 'tara', mood: 'happy', at: [0.84, 0.55], size: 0.15, turn: 10 },
        { who: 'friend', mood: 'happy', at: [0.71, 0.93], size: 0.12 },
      ],
    },
    tail: { en: 'and the lost little star', hi: 'और खोया हुआ नन्हा तारा' },
    lettering: 'gold',
    tailLettering: 'ice',
    starring: {
      at: [0.155, 0.815],
      text: { en: 'Starring {name} as the captain!', hi: 'कप्तान {name} के साथ!' },
    },
  },
  titlePage: {
    scene: {
      place: 'moon',
      seed: 3,
      items: [
        { thing: 'homePlanet', at: [0.89, 0.5], size: 0.11 },
        { thing: 'rocketAtRest', at: [0.83, 0.735], size: 0.34, turn: 5 },
        { who: 'tiko', mood: 'happy', at: [0.22, 0.9], size: 0.3 },
        { who: 'tara', mood: 'happy', at: [0.31, 0.53], size: 0.13, turn: -8 },
        { who: 'hero', pose: 'proud', face: 'brave', at: [0.545, 0.955], size: 0.215 },
        { thing: 'sleepingCat', at: [0.74, 0.93], size: 0.12 },
        { who: 'friend', mood: 'happy', at: [0.37, 0.957], size: 0.14 },
      ],
    },
    dedication: {
      en: 'Somewhere, on a very dark night, somebody is hoping that you will look up. May you always be brave enough to answer, and home in time for breakfast.',
      hi: 'कहीं दूर, बहुत अँधेरी रात में, कोई आस लगाए बैठा है कि तुम ऊपर देखोगे। तुममें हमेशा इतनी हिम्मत रहे कि जवाब दे सको, और नाश्ते तक घर लौट आओ।',
    },
  },
  dedicationPage: {
    place: 'rooftop',
    seed: 5,
    items: [
      { who: 'tara', mood: 'happy', at: [0.19, 0.17], size: 0.09, turn: 8 },
      { who: 'hero', pose: 'lookUp', face: 'calm', costume: 'pyjamas', at: [0.305, 0.965], size: 0.225 },
      { thing: 'sleepingCat', at: [0.66, 0.88], size: 0.16 },
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
    tiko: { en: 'Tiko', hi: 'टीको' },
    tara: { en: 'Tara', hi: 'तारा' },
    ghup: { en: 'Ghup', hi: 'घुप' },
    jhatpat: { en: 'Jhatpat', hi: 'झटपट' },
    asteroid: { en: 'Asteroid', hi: 'उल्का' },
    politeAsteroid: { en: 'Asteroid', hi: 'उल्का' },
  },
  ending: {
    theEnd: {
      frame: porthole,
      scene: {
        place: 'deepSpace',
        seed: 30,
        items: [
          { thing: 'pinkPlanet', at: [0.07, 0.82], size: 0.2 },
          { thing: 'tealPlanet', at: [0.93, 0.3], size: 0.09 },
          { who: 'tara', mood: 'happy', at: [0.9, 0.76], size: 0.12, turn: 10 },
        ],
      },
      portrait: {
        place: 'iceBurst',
        seed: 40,
        items: [
          {
            who: 'hero',
            pose: 'wave',
            looksAt: 'reader',
            face: 'happy',
            at: [0.5, 0.5],
            size: 0.5,
            anchor: 'head',
          },
          { who: 'friend', mood: 'happy', at: [0.26, 0.99], size: 0.34, flip: true },
        ],
      },
      words: {
        en: 'Captain {name}, friend of stars, comets[, one {animal}] and the Dark, home in time for breakfast.',
        hi: 'कप्तान {name}: तारों, धूमकेतुओं और अँधेरे की यारी,[ साथ में {animal},] और नाश्ते तक घर वापसी!',
      },
      lettering: 'gold',
    },
    closing: {
      scene: {
        place: 'rooftop',
        seed: 9,
        items: [
          { who: 'tara', mood: 'happy', at: [0.83, 0.16], size: 0.09, turn: 8 },
          { who: 'hero', pose: 'waveOff', face: 'happy', costume: 'pyjamas', at: [0.76, 0.945], size: 0.2 },
          { thing: 'sleepingCat', at: [0.34, 0.83], size: 0.17 },
        ],
      },
      heading: { en: 'Look again!', hi: 'फिर से देखो!' },
      words: {
        en: 'The cat slept through the whole adventure. It is there on every page of the story. Can you find it twenty times? And tonight, {name}, look up. Somebody may be blinking at you.',
        hi: 'बिल्ली पूरे सफ़र में सोती रही। वह कहानी के हर पन्ने पर है। क्या वह पूरे बीस बार मिलेगी? और आज रात, {name}, ज़रा ऊपर देखना। शायद कोई तुम्हें देखकर टिमटिमा रहा हो।',
      },
    },
  },
};

import { expect, it } from 'vitest';
import type { Page, PageBoxes } from '../book.ts';
import { brokenRules } from './page-rules.ts';

const box = { x: 500, y: 500, width: 200, height: 100 };

/** The broken rules of a page that has only these boxes. */
function rules(boxes: Partial<PageBoxes>): string[] {
  const page: Page = {
    kind: 'story',
    number: 7,
    nodes: [],
    art: [],
    panels: [],
    text: '',
    boxes: {
      faces: [],
      balloons: [],
      captions: [],
      effects: [],
      heads: [],
      tails: [],
      words: [],
      told: [],
      smallestPoints: 9,
      ...boxes,
    },
  };
  return brokenRules(page).map(({ page, rule, message }) => `${page}, ${rule}: ${message}`);
}

it.each<[what: string, boxes: Partial<PageBoxes>, broken: string[]]>([
  ['nothing', {}, []],
  ['words beside a face', { balloons: [box], faces: [{ ...box, x: 700 }] }, []],
  [
    'a balloon over a face',
    { balloons: [box], faces: [{ ...box, x: 650 }] },
    ['7, faces: words lie over the face at 75/55 mm'],
  ],
  [
    'a title over a face',
    { words: [box], faces: [{ ...box, x: 650 }] },
    ['7, faces: words lie over the face at 75/55 mm'],
  ],
  [
    'a tail that ends at a head',
    {
      heads: [box],
      tails: [
        [
          [600, 300],
          [600, 490],
        ],
      ],
    },
    [],
  ],
  [
    'a tail that ends in the air',
    {
      heads: [box],
      tails: [
        [
          [600, 300],
          [600, 420],
        ],
      ],
    },
    ['7, tails: a balloon’s tail ends in the air at 60/42 mm'],
  ],
  [
    'a tail across a face',
    {
      faces: [box],
      heads: [{ x: 890, y: 530, width: 60, height: 60 }],
      tails: [
        [
          [400, 550],
          [900, 550],
        ],
      ],
    },
    ['7, faces: a balloon’s tail crosses the face at 60/55 mm'],
  ],
  [
    'a tail that ends in a face',
    {
      faces: [box],
      heads: [box],
      tails: [
        [
          [400, 550],
          [600, 550],
        ],
      ],
    },
    ['7, faces: a balloon’s tail crosses the face at 60/55 mm'],
  ],
  [
    'an effect over a caption',
    { captions: [box], effects: [box] },
    ['7, words over words: words lie over words at 60/55 mm'],
  ],
  [
    'a title near the edge',
    { words: [{ ...box, x: 60 }] },
    ['7, safe area: words leave the safe area at 16/55 mm'],
  ],
  [
    'a balloon told after the one on its right',
    { told: [[box], [{ ...box, x: 900 }, box]] },
    ['7, reading order: words at 60/55 mm are read before what comes first'],
  ],
  ['small type', { smallestPoints: 8.5 }, ['7, type: type of 8.5 pt']],
])('finds %s', (_, boxes, broken) => {
  expect(rules(boxes)).toEqual(broken);
});

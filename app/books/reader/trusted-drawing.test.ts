import { expect, it } from 'vitest';
import { loadBook, loadLettering, pageToLayers, planBook, portraitToSvg } from '#comic';
import { fontBytes } from '../../../comic/node-fonts.ts';
import { drawnSample, photoSample } from '../../../comic/sample-heroes.ts';
import { trustedDrawing } from './trusted-drawing.ts';

const HOSTILE =
  '</text><script>alert(1)</script><img src=x onerror=alert(1)> onload="x" javascript:alert(1) "\'';

it('takes what the workshop prints, whatever was typed into it', async () => {
  const lettering = await loadLettering(fontBytes());
  await loadBook({ story: 'space-explorer' });
  for (const hero of [drawnSample, photoSample]) {
    const { page, pageCount } = planBook(
      { story: 'space-explorer', name: HOSTILE.slice(0, 30), title: HOSTILE, message: HOSTILE, hero },
      lettering,
    );
    for (let number = 1; number <= pageCount; number += 6) {
      const { art, words } = pageToLayers(page(number - 1), `page${number}`);
      expect(trustedDrawing(art).__html).toBe(art);
      expect(trustedDrawing(words).__html).toBe(words);
    }
  }
  const portrait = portraitToSvg(drawnSample, 'happy', { idPrefix: 'a', title: HOSTILE });
  expect(trustedDrawing(portrait).__html).toBe(portrait);
});

it.each([
  '<svg><script>alert(1)</script></svg>',
  '<svg><foreignObject></foreignObject></svg>',
  '<svg onload="alert(1)"></svg>',
  '<svg><g ONLOAD="alert(1)"></g></svg>',
  '<svg onload=alert(1)></svg>',
  '<svg/onload="alert(1)"></svg>',
  '<svg><path d="M0 0"onload="alert(1)"/></svg>',
  '<svg><image href="https://elsewhere.example/"/></svg>',
  '<svg><use href="//elsewhere.example/a.svg#b"/></svg>',
  '<svg><image HREF="javascript:alert(1)"/></svg>',
  '<svg><use xlink:href="javascript:alert(1)"/></svg>',
  '<svg><a href="#"></a></svg>',
  '<svg><!-- --></svg>',
  '<iframe srcdoc="x"></iframe>',
  '<svg',
])('takes nothing else: %s', (text) => {
  expect(() => trustedDrawing(text)).toThrow('That is no drawing.');
});

import { expect, it } from 'vitest';
import { type Narration, Narrator } from './narrator.ts';

/** A book of three pages, the second without words, and a voice that ends a line when the test says so. */
function reading() {
  const pages = [['One', 'Two'], [], ['Three']];
  const said: string[] = [];
  const turned: number[] = [];
  let ends: ((said: boolean) => void)[] = [];
  let now: Narration = { state: 'silent', spoken: null };
  const narrator = new Narrator({
    linesOf: (page) => pages[page]?.map((text, line) => ({ page, line, text })) ?? null,
    say: (text, rate, done) => {
      said.push(rate === 1 ? text : `${text} at ${rate}`);
      ends.push(done);
    },
    hush: () => {},
    turnTo: (page) => turned.push(page),
    tell: (narration) => (now = narration),
  });
  return {
    narrator,
    said,
    turned,
    now: () => [now.state, now.spoken?.text],
    /** Ends every line that has begun and not ended, even silenced ones. */
    end: (well = true) => {
      const open = ends;
      ends = [];
      for (const done of open) done(well);
    },
  };
}

it('reads line by line, turns the pages, passes one without words, and falls silent at the end', () => {
  const { narrator, said, turned, now, end } = reading();
  narrator.play(0);
  expect(now()).toEqual(['reading', 'One']);
  for (let line = 0; line < 3; line += 1) end();
  expect(said).toEqual(['One', 'Two', 'Three']);
  expect(turned).toEqual([1, 2]);
  expect(now()).toEqual(['silent', undefined]);
});

it('keeps the line over a pause', () => {
  const { narrator, said, now, end } = reading();
  narrator.play(0);
  end();
  narrator.pause();
  end();
  expect(now()).toEqual(['paused', 'Two']);
  narrator.play(2);
  expect(said).toEqual(['One', 'Two', 'Two']);
});

it('follows whoever turns the page, reading or paused, and stays silent when it is', () => {
  const { narrator, said, now, end } = reading();
  narrator.follow(2);
  expect(now()).toEqual(['silent', undefined]);
  narrator.play(0);
  narrator.follow(2);
  expect(now()).toEqual(['reading', 'Three']);
  narrator.pause();
  narrator.follow(0);
  end();
  expect(now()).toEqual(['paused', 'One']);
  expect(said).toEqual(['One', 'Three']);
});

it('says the line again at a new speed', () => {
  const { narrator, said, end } = reading();
  narrator.play(0);
  narrator.setRate(0.75);
  end();
  expect(said).toEqual(['One', 'One at 0.75', 'Two at 0.75']);
});

it('stops when the voice fails', () => {
  const { narrator, now, end } = reading();
  narrator.play(0);
  end(false);
  expect(now()).toEqual(['silent', undefined]);
});

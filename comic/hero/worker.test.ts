import { checkHero } from '../check-hero.ts';
import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStudioProcess } from './studio-process.ts';
import { makeModels, portrait } from './test-photos.ts';
import type { WorkerAnswer, WorkerQuestion } from './worker.ts';

let worker: ChildProcess;

beforeAll(() => {
  makeModels();
  worker = openStudioProcess();
}, 60_000);

afterAll(() => {
  worker.kill();
});

function ask(question: WorkerQuestion): Promise<WorkerAnswer[]> {
  return new Promise((resolve, reject) => {
    const answers: WorkerAnswer[] = [];
    worker.once('error', reject);
    worker.on('message', function listen(answer: WorkerAnswer) {
      if (answer.id !== question.id) return;
      answers.push(answer);
      if ('step' in answer) return;
      worker.off('message', listen);
      worker.off('error', reject);
      resolve(answers);
    });
    worker.send(question);
  });
}

describe('the worker', () => {
  it('answers a photo with progress and a hero whose five heads stay small', async () => {
    const photo = await portrait()
      .withExif({ IFD0: { Orientation: '6' } })
      .jpeg()
      .toBuffer();
    const answers = await ask({ id: 'a', photo });
    const last = answers.at(-1);
    expect(answers.slice(0, -1).map((answer) => 'step' in answer && answer.step)).toEqual([
      'finding the face',
      'cutting out',
      'inking',
      'faces',
    ]);
    if (!last || !('hero' in last)) throw new Error(JSON.stringify(last));
    if (last.hero.kind !== 'photo') throw new Error(last.hero.kind);
    const heads = Object.values(last.hero.heads);
    expect(heads).toHaveLength(5);
    for (const head of heads) expect(head).toMatch(/^data:image\/jpeg;base64,\/9j\//);
    expect(last.hero.shutMouth?.href).toMatch(/^data:image\/jpeg;base64,\/9j\//);
    expect(heads.join('').length).toBeLessThanOrEqual(650_000);
  }, 60_000);

  it('draws a likeness when asked, which is small and holds no picture', async () => {
    const answers = await ask({ id: 'drawn', photo: await portrait().jpeg().toBuffer(), draw: 'likeness' });
    const last = answers.at(-1);
    if (!last || !('hero' in last)) throw new Error(JSON.stringify(last));
    expect(checkHero(last.hero).kind).toBe('likeness');
    expect(JSON.stringify(last.hero).length).toBeLessThanOrEqual(8_000);
    expect(JSON.stringify(last.hero)).not.toContain('data:');
  }, 60_000);

  it('answers two photos in the order in which they came', async () => {
    const dark = await portrait().linear(0.07, 0).png().toBuffer();
    const [first, second] = await Promise.all([
      ask({ id: 1, photo: await portrait().resize(150).webp().toBuffer() }),
      ask({ id: 2, photo: dark }),
    ]);
    expect(first.at(-1)).toMatchObject({ id: 1, refused: 'tiny-face' });
    expect(second.at(-1)).toMatchObject({ id: 2, refused: 'too-dark' });
  }, 60_000);

  it.each([
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    ['a vector picture', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ])('takes no %s for a picture', async (_, photo) => {
    expect((await ask({ id: 3, photo })).at(-1)).toMatchObject({ refused: 'not-a-picture' });
  });

  it('takes no damaged photo for a picture', async () => {
    const whole = await portrait().jpeg().toBuffer();
    const answers = await ask({ id: 4, photo: whole.subarray(0, whole.length >> 1) });
    expect(answers.at(-1)).toMatchObject({ refused: 'not-a-picture' });
  });
});

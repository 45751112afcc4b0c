/**
 * The studio on the visitor's own device: it turns a photo into a likeness. It fetches the models from the
 * shop and nothing else.
 */
import { loadStudio, type Studio } from '#comic';
import { decodePhoto } from './decode-photo.ts';
import type { Drawn, Question, Word } from './drawing-words.ts';
import { fetchModels } from './fetch-models.ts';

let studio: Promise<Studio> | undefined;

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  draw(data).then(
    (drawn) => say({ drawn }),
    (error: unknown) => say({ failed: String(error) }),
  );
});

async function draw({ photo, face }: Question): Promise<Drawn> {
  // Both take a while, so the models are fetched while the picture is decoded.
  studio ??= fetchModels().then(loadStudio);
  const [pixels, open] = await Promise.all([decodePhoto(photo), studio]);
  say({ open: true });
  if (!pixels) return { refused: 'not-a-picture', faces: [], upright: 0 };
  const answer = await open.makeLikeness(pixels, { face, onStep: (step) => say({ step }) });
  const { faces, upright } = answer;
  return answer.ok ? { hero: answer.hero, faces, upright } : { refused: answer.reason, faces, upright };
}

function say(word: Word): void {
  postMessage(word);
}

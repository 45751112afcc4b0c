import { expect, it } from 'vitest';
import { LIKENESSES } from '../../../comic/sample-likenesses.ts';
import { likenessSchema } from './likeness.schema.ts';

const TRACED = { over: [], behind: [], strands: [], shine: '', curly: false };

it.each(['over', 'behind', 'strands'])(
  'of more paths %s than a likeness has, none is looked at, whatever they are',
  (which) => {
    const traced = { ...TRACED, [which]: Array.from({ length: 30_000 }, () => 1) };
    const { error } = likenessSchema.safeParse({ ...LIKENESSES[0]!, traced });
    expect(error?.issues).toMatchObject([{ code: 'too_big', path: ['traced', which] }]);
  },
);

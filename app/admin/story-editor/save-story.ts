import { data, redirect } from 'react-router';
import { keepStory } from '../../buying/catalogue/shop-stories.server.ts';
import { type ShopStoryWords, shopStorySchema } from '../../buying/catalogue/shop-story.schema.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { forOwner, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import { readForm } from '../../platform/bodies/read-form.server.ts';
import type { Route } from './+types/save-story.ts';
import type { EditorAnswer } from './editor-answer.ts';
import { putOnShelf } from './put-on-shelf.server.ts';

export const middleware = [forOwner];

/** Keeps a story's words as a draft and, when asked to, has them checked and puts them into the wizard. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const staff = context.get(staffContext);
  const form = Object.fromEntries(await readForm(request));
  const read = shopStorySchema.safeParse(form);
  if (!read.success) {
    const errors = Object.fromEntries(
      read.error.issues.map(({ path, message }) => [String(path[0]), message]),
    ) as Partial<Record<keyof ShopStoryWords, string>>;
    return data({ errors } satisfies EditorAnswer, 422);
  }
  const before = params.storyId === 'new' ? null : params.storyId;
  const id = await db().transaction(async (tx) => {
    const kept = await keepStory(tx, before, read.data);
    if (kept)
      await writeAuditEntry(tx, staff, {
        action: before ? 'story changed' : 'story added',
        subject: `story ${kept}`,
        details: { title: read.data.title },
      });
    return kept;
  });
  if (!id) throw data(null, 404);
  if (form['wish'] !== 'shelve') return data({ id, done: 'The draft is kept.' } satisfies EditorAnswer);
  const template = await putOnShelf(id, staff);
  return template
    ? data({ id, errors: { template } } satisfies EditorAnswer, 422)
    : redirect('/admin/stories');
}

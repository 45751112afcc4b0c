import { data, redirect } from 'react-router';
import { withdrawStory } from '../../buying/catalogue/shop-stories.server.ts';
import { db } from '../../platform/runtime/runtime.server.ts';
import { forOwner, staffContext } from '../../account/staff-sessions/audience.server.ts';
import { writeAuditEntry } from '../../account/staff-sessions/audit-log.server.ts';
import type { Route } from './+types/withdraw-story.ts';

export const middleware = [forOwner];

/** Takes a story out of the wizard, or throws a draft away. */
export async function action({ params: { storyId }, context }: Route.ActionArgs) {
  const title = await db().transaction(async (tx) => {
    const gone = await withdrawStory(tx, storyId);
    if (gone === null) return null;
    await writeAuditEntry(tx, context.get(staffContext), {
      action: 'story withdrawn',
      subject: `story ${storyId}`,
      details: { title: gone },
    });
    return gone;
  });
  if (title === null) throw data(null, 404);
  return redirect('/admin/stories');
}

import { forEveryone } from '../../account/account/audience.server.ts';
import type { Route } from './+types/story-request.ts';
import { toldStory } from './shop-stories.server.ts';

export const middleware = [forEveryone];

/** GET: the words of a story that staff wrote, for the preview. They never change, so they may be cached. */
export async function loader({ params }: Route.LoaderArgs): Promise<Response> {
  const story = await toldStory(params.storyId);
  if (!story) return Response.json({ problem: 'unknown' }, { status: 404 });
  const { id, title, theme, description, template } = story;
  return Response.json(
    { id, title, theme, description, template },
    { headers: { 'Cache-Control': 'public, max-age=3600' } },
  );
}

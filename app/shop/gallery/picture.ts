import { forEveryone } from '../../account/account/audience.server.ts';
import type { Route } from './+types/picture.ts';
import { uploadedSize } from './uploaded-pictures.server.ts';

export const middleware = [forEveryone];

/** An uploaded picture. Its address names its content: what is there never changes. */
export async function loader({ params }: Route.LoaderArgs) {
  const bytes = await uploadedSize(params.file);
  if (!bytes) return new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store' } });
  return new Response(bytes, {
    headers: {
      'Content-Type': params.file.endsWith('.avif') ? 'image/avif' : 'image/webp',
      'Cache-Control': 'public, max-age=31536000, immutable',
    },
  });
}

import { data } from 'react-router';
import { forEveryone } from '../../account/account/audience.server.ts';
import { nonceContext } from '../../platform/http/nonce.server.ts';
import { log } from '../../platform/telemetry/log.server.ts';
import { MissingPage } from '../../ui/layout/last-resort.tsx';
import { pageMeta } from '../../ui/layout/page-meta.ts';
import type { Route } from './+types/not-found.ts';

export const middleware = [forEveryone];

export function loader({ url, context }: Route.LoaderArgs) {
  // The prerendered page has no visitor, so it logs no address.
  if (context.get(nonceContext) !== null) log.info('A page was not found.', { path: url.pathname });
  return data(null, { status: 404 });
}

export const meta = () =>
  pageMeta('Page not found', 'This address leads nowhere in our shop. The home page and the gallery do.');

export default function NotFound() {
  return <MissingPage />;
}

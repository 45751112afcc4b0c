import { type ComponentProps, Suspense } from 'react';
import { later } from '../../ui/parts/later.tsx';

const HeroStatus = later(async () => ({ default: (await import('./hero-status.tsx')).HeroStatus }));

/** What becomes of a photo, loaded when there is one. */
export function HeroStatusLater(props: ComponentProps<typeof HeroStatus>) {
  return (
    <Suspense>
      <HeroStatus {...props} />
    </Suspense>
  );
}

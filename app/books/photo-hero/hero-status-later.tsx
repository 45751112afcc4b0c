import { type ComponentProps, Suspense } from 'react';
import { later } from '../../ui/parts/later.tsx';

const HeroStatus = later(async () => ({ default: (await import('./hero-status.tsx')).HeroStatus }));

/** `HeroStatus`, whose code is loaded once there is a photo. */
export function HeroStatusLater(props: ComponentProps<typeof HeroStatus>) {
  return (
    <Suspense>
      <HeroStatus {...props} />
    </Suspense>
  );
}

import { type ComponentProps, lazy, Suspense } from 'react';

const HeroStatus = lazy(async () => ({ default: (await import('./hero-status.tsx')).HeroStatus }));

/** What becomes of a photo, loaded when there is one. */
export function HeroStatusLater(props: ComponentProps<typeof HeroStatus>) {
  return (
    <Suspense>
      <HeroStatus {...props} />
    </Suspense>
  );
}

import type { RefObject } from 'react';
import { ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '../../ui/parts/button.tsx';
import type { Zoom } from './use-zoom.ts';

/** Buttons that zoom in and out, and the current size in words. */
export function ZoomButtons({
  zoom,
  grow,
}: {
  zoom: Omit<Zoom, 'table' | 'sheet'>;
  grow: RefObject<HTMLButtonElement | null>;
}) {
  const { scale, mayGrow, larger, smaller } = zoom;
  return (
    <div className="flex flex-none gap-1 sm:gap-2">
      <Button
        kind="quiet"
        aria-label="Zoom out"
        aria-disabled={scale === 1}
        onClick={smaller}
        className="size-12 !p-0 aria-disabled:opacity-50"
      >
        <ZoomOut aria-hidden="true" strokeWidth={2.5} />
      </Button>
      <Button
        ref={grow}
        kind="quiet"
        aria-label="Zoom in"
        aria-disabled={!mayGrow}
        onClick={larger}
        className="size-12 !p-0 aria-disabled:opacity-50"
      >
        <ZoomIn aria-hidden="true" strokeWidth={2.5} />
      </Button>
      <output className="sr-only">{scale === 1 ? 'Whole page' : `${Math.round(scale * 100)} percent`}</output>
    </div>
  );
}

const WAYS = [
  { name: 'Look left', right: -1, down: 0, edge: 'inset-y-0 left-2 my-auto rotate-180' },
  { name: 'Look up', right: 0, down: -1, edge: 'inset-x-0 top-2 mx-auto -rotate-90' },
  { name: 'Look right', right: 1, down: 0, edge: 'inset-y-0 right-2 my-auto' },
  { name: 'Look down', right: 0, down: 1, edge: 'inset-x-0 bottom-2 mx-auto rotate-90 max-sm:right-44' },
];

/** Buttons at the edges of enlarged pages that move the view, for those who cannot drag. */
export function LookButtons({ look }: Pick<Zoom, 'look'>) {
  return WAYS.map(({ name, right, down, edge }) => (
    <button
      key={name}
      type="button"
      aria-label={name}
      onClick={() => look(right * 3, down * 3)}
      className={`reader-look ${edge}`}
    >
      <ChevronRight aria-hidden="true" strokeWidth={3} />
    </button>
  ));
}

import type { RefObject } from 'react';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { Button } from '../ui/button.tsx';
import type { Zoom } from './use-zoom.ts';

/** The pages larger and smaller, and in words how large they are. */
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

import { useMemo } from 'react';
import { trustedDrawing } from './trusted-drawing.ts';

/** A picture that the workshop printed. The same string is drawn once. */
export function Drawing({ svg }: { svg: string }) {
  return <div dangerouslySetInnerHTML={useMemo(() => trustedDrawing(svg), [svg])} />;
}

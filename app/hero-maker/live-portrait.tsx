import { useEffect, useId, useRef, useState } from 'react';
import type { DrawnHero, Expression } from '#comic';
import { Drawing } from '../reader/drawing.tsx';
import type { DrawnChoices } from '../books/drawn-hero.ts';
import { DrawnPortrait } from './drawn-portrait.tsx';

type Draw = (typeof import('#comic'))['portraitToSvg'];

const FACES = ['calm', 'brave', 'surprised', 'worried'] as const satisfies readonly Expression[];

/** The hero as the pages will draw it, with other faces below; a sketch of it until the large drawing workshop has come. */
export function LivePortrait({ hero }: { hero: DrawnChoices }) {
  const frame = useRef<HTMLDivElement>(null);
  const draw = useWorkshopOnceSeen(frame);
  const id = useId().replace(/\W/g, '');
  const picture = (face: Expression) =>
    draw?.({ kind: 'drawn', ...hero } as DrawnHero, face, { idPrefix: `hero${id}${face}`, title: face }) ??
    null;
  return (
    <div ref={frame} aria-hidden="true" className="hero-maker-portrait">
      <div className="aspect-square overflow-hidden rounded-(--radius-panel) border-[2.5px] border-line bg-sun-wash">
        <Head svg={picture('happy')} hero={hero} />
      </div>
      <div className="grid grid-cols-4 content-center">
        {draw && FACES.map((face) => <Head key={face} svg={picture(face)} hero={hero} />)}
      </div>
    </div>
  );
}

function Head({ svg, hero }: { svg: string | null; hero: DrawnChoices }) {
  if (svg === null) return <DrawnPortrait hero={hero} className="size-full" />;
  return <Drawing svg={svg} />;
}

/** Nobody who keeps the maker closed pays for the workshop. */
function useWorkshopOnceSeen(frame: React.RefObject<HTMLDivElement | null>): Draw | null {
  const [draw, setDraw] = useState<{ portrait: Draw } | null>(null);
  useEffect(() => {
    if (!frame.current) return;
    let wanted = true;
    const watcher = new IntersectionObserver(([seen]) => {
      if (!seen?.isIntersecting) return;
      watcher.disconnect();
      // Without it the sketch stays.
      void import('#comic').then(
        ({ portraitToSvg }) => wanted && setDraw({ portrait: portraitToSvg }),
        () => {},
      );
    });
    watcher.observe(frame.current);
    return () => {
      wanted = false;
      watcher.disconnect();
    };
  }, [frame]);
  return draw?.portrait ?? null;
}

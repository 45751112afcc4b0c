import { useId } from 'react';
import type { DrawnHero, Expression } from '#comic';
import { Drawing } from '../reader/drawing.tsx';
import type { DrawnChoices } from '../drawing/drawn-hero.ts';
import { DrawnPortrait } from './drawn-portrait.tsx';
import type { Draw } from './picture-choices.tsx';

const FACES = ['calm', 'laughing', 'proud', 'sad'] as const satisfies readonly Expression[];

/**
 * The hero as the pages will draw it, with other faces below. Shows a sketch until the workshop is loaded.
 */
export function LivePortrait({ hero, draw }: { hero: DrawnChoices; draw: Draw | null }) {
  const id = useId().replace(/\W/g, '');
  const picture = (face: Expression) =>
    draw?.({ kind: 'drawn', ...hero } as DrawnHero, face, { idPrefix: `hero${id}${face}`, title: face }) ??
    null;
  return (
    <div aria-hidden="true" className="hero-maker-portrait">
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

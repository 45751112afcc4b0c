import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { note, noted } from './device-notes.ts';

/**
 * Gives a part of the page the height that it had when this device last showed it, so that nothing below
 * moves while its content loads. The content determines the height again as soon as somebody clicks or types
 * in it. Folds are closed when a page loads, so the height of an open one is not stored. `room-script.ts`
 * does the same before React arrives.
 */
export function KeptRoom({ name, children }: { name: string; children: ReactNode }) {
  const room = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = room.current!;
    const content = box.firstElementChild!;
    const key = `nv.room.${name}`;
    const [width, height] = (noted(key) ?? '').split(' ').map(Number);
    let held = width === innerWidth && height ? height : 0;
    const hold = () => (box.style.minHeight = `${held}px`);
    hold();
    const watcher = new ResizeObserver(() => {
      if (content.clientHeight >= held && !content.querySelector('details[open]'))
        note(key, `${innerWidth} ${content.clientHeight}`);
    });
    watcher.observe(content);
    const letGo = () => {
      held = 0;
      hold();
    };
    box.addEventListener('click', letGo);
    box.addEventListener('input', letGo);
    return () => watcher.disconnect();
  }, [name]);
  return (
    <div ref={room} data-room={name}>
      <div className="flow-root">{children}</div>
    </div>
  );
}

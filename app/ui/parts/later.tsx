import { type ComponentType, createElement, lazy, useEffect } from 'react';
import { sayIfOffline } from './connection.ts';

/** What opens and closes says so, and is told when it cannot open. */
interface Opening {
  open?: boolean;
  onClose?: () => void;
}

/**
 * A part of the page that comes when it is wanted. One that does not come says why and, where it says that it is open,
 * closes; it is asked for again when the page shows it next.
 */
export function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let state: 'away' | 'here' | 'missing' = 'away';
  const bring = () =>
    lazy<ComponentType<Props>>(() =>
      load().then(
        (module) => {
          state = 'here';
          return module;
        },
        () => {
          state = 'missing';
          void sayIfOffline();
          return { default: Missing };
        },
      ),
    );
  let part = bring();
  /** React renders what waited once more when the wait ends: that is not the next time. */
  const seen = new WeakSet<Props>();

  return (props: Props & Opening) => {
    if (state !== 'here' && props.open === false) return null;
    if (state === 'missing' && !seen.has(props)) {
      state = 'away';
      part = bring();
    }
    seen.add(props);
    return createElement(part as ComponentType<Props>, props);
  };
}

function Missing({ open, onClose }: Opening) {
  useEffect(() => {
    if (open) onClose?.();
  }, [open, onClose]);
  return null;
}

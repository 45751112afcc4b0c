import { type ComponentType, createElement, lazy, useEffect } from 'react';
import { sayIfOffline } from './connection.ts';

/** Parts that open and close. `onClose` is called when such a part cannot be loaded. */
interface Opening {
  open?: boolean;
  onClose?: () => void;
}

/**
 * A part of the page that is loaded when it is first shown. If that fails for want of a connection, a message says so and an
 * open part closes. The part is requested again the next time the page shows it.
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
  /** React renders a waiting part once more with the same props when the wait ends. That does not count as the next time. */
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

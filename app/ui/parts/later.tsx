import { type ComponentType, createElement, lazy } from 'react';
import { sayIfOffline } from './connection.ts';

/**
 * A part of the page that is loaded when it is first shown. When that fails for want of a connection, a
 * message says so. The part is requested again next time.
 */
export function later<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const bring = () =>
    lazy<ComponentType<Props>>(() =>
      load().catch(() => {
        void sayIfOffline();
        part = bring();
        return { default: Nothing };
      }),
    );
  let part = bring();
  return (props: Props) => createElement(part as ComponentType<Props>, props);
}

const Nothing = () => null;

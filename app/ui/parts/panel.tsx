import type { ComponentProps, ElementType } from 'react';

/** Coloured paper of a panel; `quiet` has a soft line and no print shadow. */
export type PanelTone = 'plain' | 'quiet' | 'sun' | 'saffron' | 'teal' | 'crimson' | 'leaf';

/** A comic panel. `as` names the element, a `div` by default. */
export function Panel<As extends ElementType = 'div'>({
  as,
  tone = 'plain',
  className,
  ...rest
}: { as?: As; tone?: PanelTone } & Omit<ComponentProps<As>, 'as' | 'tone'>) {
  const Element: ElementType = as ?? 'div';
  const paper = tone === 'quiet' ? 'panel-quiet' : tone === 'plain' ? 'panel' : `panel panel-${tone}`;
  return <Element className={`${paper} p-5 ${className ?? ''}`} {...rest} />;
}

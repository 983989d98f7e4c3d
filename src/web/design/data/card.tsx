import type { ComponentProps, ElementType } from 'react';
import { classNames } from '#web/design/class-names.ts';

export type CardProps = ComponentProps<'div'> & {
  as?: Extract<ElementType, 'div' | 'section' | 'article' | 'aside' | 'li' | 'form'>;
  pad?: 'none' | 'md' | 'lg';
  float?: boolean;
};

/** White ground with a hairline; `float` adds the one shadow. */
export function Card({ as: Element = 'div', pad = 'none', float, className, ...props }: CardProps) {
  const Box = Element as 'div';
  const padding = pad === 'md' ? 'card-pad' : pad === 'lg' ? 'card-pad-lg' : undefined;
  return <Box {...props} className={classNames('card', padding, float && 'card-float', className)} />;
}

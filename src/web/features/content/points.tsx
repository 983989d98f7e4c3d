import type { ComponentType } from 'react';
import { classNames } from '#web/design/class-names.ts';
import type { IconProps } from '#web/design/icons/icon.tsx';

export interface Point {
  title: string;
  text: string;
  Mark: ComponentType<IconProps>;
}

/** What speaks for it, each with its sign; in twos, or in threes. */
export function Points({ points, inThrees }: { points: readonly Point[]; inThrees?: boolean }) {
  return (
    <ul className={classNames('points', inThrees && 'points-three')}>
      {points.map(({ title, text, Mark }) => (
        <li key={title} className="card point">
          <Mark size="lg" className="point-mark" />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

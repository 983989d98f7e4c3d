import { type ReactNode, useId } from 'react';
import './art.css';

const starTile =
  'M80 40 68.3 51.7V68.3H51.7L40 80 28.3 68.3H11.7V51.7L0 40 11.7 28.3V11.7H28.3L40 0 51.7 11.7H68.3V28.3ZM62 40 55.6 46.4V55.6H46.4L40 62 33.6 55.6H24.4V46.4L18 40 24.4 33.6V24.4H33.6L40 18 46.4 24.4H55.6V33.6Z';

/** The pointed arch with its star pattern, a card standing in front of it. Decorative; the card may be real content. */
export function ArchFrame({ children }: { children?: ReactNode }) {
  const id = useId();
  const outline = 'M20 430V190C20 96 120 58 200 0c80 58 180 96 180 190v240Z';
  return (
    <div className="arch">
      <svg className="arch-shape" viewBox="0 0 400 430" aria-hidden="true">
        <defs>
          <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse">
            <path className="art-pattern" d={starTile} />
          </pattern>
        </defs>
        <path fill="var(--maroon-7)" d={outline} />
        <path fill={`url(#${id})`} d={outline} />
        <path className="art-inner" d="M34 430V192C34 106 126 70 200 18c74 52 166 88 166 174v238" />
      </svg>
      {children && <div className="arch-front">{children}</div>}
    </div>
  );
}

import { type ReactNode, useId } from 'react';
import { classNames } from '#web/design/class-names.ts';
import './art.css';

const starTile =
  'M80 40 68.3 51.7V68.3H51.7L40 80 28.3 68.3H11.7V51.7L0 40 11.7 28.3V11.7H28.3L40 0 51.7 11.7H68.3V28.3ZM62 40 55.6 46.4V55.6H46.4L40 62 33.6 55.6H24.4V46.4L18 40 24.4 33.6V24.4H33.6L40 18 46.4 24.4H55.6V33.6Z';

const height = 430;
/** An arch that its card makes taller shows as much of this as it needs, from its top. */
const growingHeight = 1600;

/**
 * The pointed arch with its star pattern, a card standing in front of it. Decorative; the card may be real content, and
 * the arch then `grows` with it.
 */
export function ArchFrame({ grows, children }: { grows?: boolean; children?: ReactNode }) {
  const id = useId();
  const end = grows ? growingHeight : height;
  const outline = `M20 ${end}V190C20 96 120 58 200 0c80 58 180 96 180 190v${end - 190}Z`;
  return (
    <div className={classNames('arch', grows && 'arch-growing')}>
      <svg
        className="arch-shape"
        viewBox={`0 0 400 ${end}`}
        preserveAspectRatio={grows ? 'xMidYMin slice' : undefined}
        aria-hidden="true"
      >
        <defs>
          <pattern id={id} width="80" height="80" patternUnits="userSpaceOnUse">
            <path className="art-pattern" d={starTile} />
          </pattern>
        </defs>
        <path fill="var(--maroon-7)" d={outline} />
        <path fill={`url(#${id})`} d={outline} />
        <path
          className="art-inner"
          d={`M34 ${end}V192C34 106 126 70 200 18c74 52 166 88 166 174v${end - 192}`}
        />
      </svg>
      {children && <div className="arch-front">{children}</div>}
    </div>
  );
}

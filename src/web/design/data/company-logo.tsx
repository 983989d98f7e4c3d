import { classNames } from '#web/design/class-names.ts';
import { initialsOf, shadeOf } from './monogram.ts';

export type CompanyLogoProps = {
  name: string;
  src?: string | null;
  size?: 'sm' | 'md' | 'lg';
  eager?: boolean;
};

const grounds = [
  ['var(--maroon-8)', 'var(--maroon-2)'],
  ['var(--sea-8)', 'var(--sea-2)'],
  ['var(--sand-8)', 'var(--amber-2)'],
  ['var(--sea-2)', 'var(--sea-8)'],
  ['var(--amber-2)', 'var(--amber-8)'],
  ['var(--maroon-1)', 'var(--maroon-7)'],
  ['var(--sand-4)', 'var(--sand-9)'],
] as const;

const frames = [
  'M9 52V25C9 15 18 12 26 5c8 7 17 10 17 20v27',
  'M26-4 34.8 4.800H47.200V17.200L56 26 47.2 34.800V47.200H34.800L26 56 17.2 47.200H4.800V34.800L-4 26 4.8 17.200V4.800H17.200Z',
  'M-2 42c9 0 9 5 18 5s9-5 18-5 9 5 18 5 9-5 18-5',
] as const;

/** White lies under a logo once it is there; until then the tone of the card. */
function lay(picture: HTMLImageElement): void {
  picture.dataset.there = '';
}

/** A company's logo, or its first letter in a drawn frame; the name always stands beside it. */
export function CompanyLogo({ name, src, size = 'md', eager }: CompanyLogoProps) {
  const look = classNames('logo', size !== 'md' && `logo-${size}`);
  if (src) {
    return (
      <span className={look}>
        <img
          ref={(picture) => {
            if (picture?.complete) lay(picture);
          }}
          onLoad={({ currentTarget }) => lay(currentTarget)}
          src={src}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          width="76"
          height="76"
        />
      </span>
    );
  }
  const [ground, ink] = grounds[shadeOf(name, grounds.length)] ?? grounds[0];
  return (
    <span className={look}>
      <svg viewBox="0 0 52 52" aria-hidden="true">
        <path fill={ground} d="M0 0h52v52H0z" />
        <path
          fill="none"
          stroke={ink}
          strokeOpacity=".45"
          strokeWidth="1.5"
          d={frames[shadeOf(`${name} frame`, frames.length)]}
        />
        <text x="26" y="35" textAnchor="middle" fill={ink}>
          {initialsOf(name).slice(0, 1)}
        </text>
      </svg>
    </span>
  );
}

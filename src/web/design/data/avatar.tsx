import { classNames } from '#web/design/class-names.ts';
import { initialsOf, shadeOf } from './monogram.ts';

export type AvatarProps = {
  name: string;
  src?: string | null;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  decorative?: boolean;
};

/** A person's picture or initials. Decorative when the name stands beside it. */
export function Avatar({ name, src, size = 'md', decorative = true }: AvatarProps) {
  const look = classNames('avatar', size !== 'md' && `avatar-${size}`, `avatar-${shadeOf(name, 4)}`);
  const alt = decorative ? '' : name;
  if (src) {
    return (
      <span className={look}>
        <img src={src} alt={alt} loading="lazy" decoding="async" width="96" height="96" />
      </span>
    );
  }
  return (
    <span className={look} {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}>
      {initialsOf(name)}
    </span>
  );
}

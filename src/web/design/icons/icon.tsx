import type { ComponentType } from 'react';
import { classNames } from '#web/design/class-names.ts';

export type IconProps = { size?: 'sm' | 'md' | 'lg'; className?: string; label?: string };
export type Icon = ComponentType<IconProps>;

/** An outline icon of 24 units; decorative unless it is given a label. */
export function drawn(path: string): Icon {
  return (props) => <Shape path={path} {...props} />;
}

/** An arrow of direction: it turns round where the script runs from right to left. */
export function directed(path: string): Icon {
  return ({ className, ...props }) => (
    <Shape path={path} className={classNames('icon-turns', className)} {...props} />
  );
}

/** The filled sister of `drawn`. */
export function filled(path: string): Icon {
  return ({ className, ...props }) => (
    <Shape path={path} className={classNames('icon-filled', className)} {...props} />
  );
}

function Shape({ path, size = 'md', className, label }: IconProps & { path: string }) {
  return (
    <svg
      className={classNames('icon', size !== 'md' && `icon-${size}`, className)}
      viewBox="0 0 24 24"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={!label || undefined}
    >
      <path d={path} />
    </svg>
  );
}

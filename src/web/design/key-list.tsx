import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Keys as KeyNames } from './kbd.tsx';
import './key-list.css';

export type Keys = [names: string[], text: string][];

/** Keys and what each does; on a screen without a keyboard they are drawn all the same. */
export function KeyList({ keys }: { keys: Keys }) {
  return (
    <dl className="key-list">
      {keys.map(([names, text]) => (
        <div key={text}>
          <dt>
            <KeyNames names={names} />
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Keys on one line below what they work on, for wide windows; `children` stand at its end. */
export function KeyLine({
  keys,
  className,
  children,
}: {
  keys: Keys;
  className?: string;
  children?: ReactNode;
}) {
  return (
    <p className={classNames('key-line', className)}>
      {keys.map(([names, text]) => (
        <span key={text}>
          <KeyNames names={names} />
          {text}
        </span>
      ))}
      {children}
    </p>
  );
}

import type { ReactNode, Ref } from 'react';
import { classNames } from '#web/design/class-names.ts';
import { StarField } from '#web/design/star-field.tsx';

export type EmptyStateProps = {
  art?: ReactNode;
  title: string;
  heading?: 'h1' | 'h2' | 'h3';
  /** Where it takes the focus of what it stands in place of. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** What to do next, in one sentence. */
  children: ReactNode;
  actions?: ReactNode;
  small?: boolean;
};

/** Nothing here yet, and what to do about it. */
export function EmptyState({
  art,
  title,
  heading: Heading = 'h2',
  headingRef,
  children,
  actions,
  small,
}: EmptyStateProps) {
  return (
    <div className={classNames('blank', small && 'blank-small')}>
      <StarField fade="centre" />
      {art && <div className="blank-art">{art}</div>}
      <Heading className="blank-title" ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </Heading>
      <div className="blank-text">{children}</div>
      {actions && <div className="blank-acts">{actions}</div>}
    </div>
  );
}

export type ErrorStateProps = {
  art: ReactNode;
  /** A short word above the title, for example the status. */
  code?: string;
  title: string;
  children: ReactNode;
  actions: ReactNode;
  /** For the support: the request id. */
  detail?: ReactNode;
};

/** A whole page that could not be shown. */
export function ErrorState({ art, code, title, children, actions, detail }: ErrorStateProps) {
  return (
    <div className="blank fault">
      <StarField fade="centre" />
      <div className="blank-art">{art}</div>
      {code && <p className="fault-code num">{code}</p>}
      <h1 className="blank-title">{title}</h1>
      <div className="blank-text">{children}</div>
      <div className="blank-acts">{actions}</div>
      {detail && <p className="fault-detail num">{detail}</p>}
    </div>
  );
}

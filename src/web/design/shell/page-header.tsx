import type { ReactNode } from 'react';
import { classNames } from '#web/design/class-names.ts';

export type PageHeaderProps = {
  title: ReactNode;
  lead?: ReactNode;
  /** A `Breadcrumb`, or a link with the class `page-head-back`. */
  above?: ReactNode;
  actions?: ReactNode;
  /** The actions are small: they stay beside the title on a phone, too. */
  isTight?: boolean;
};

/** The one `h1` of a page. It takes the focus after a navigation (`tabIndex` -1). */
export function PageHeader({ title, lead, above, actions, isTight }: PageHeaderProps) {
  return (
    <header className={classNames('page-head', isTight && 'page-head-tight')}>
      <div className="page-head-text">
        {above}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="page-head-lead">{lead}</p>}
      </div>
      {actions && <div className="page-head-acts">{actions}</div>}
    </header>
  );
}

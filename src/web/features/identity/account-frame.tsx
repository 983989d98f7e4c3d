import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import './account-frame.css';

/** A form of the account on the one side; on large screens what awaits the person on the other. */
export function AccountFrame({
  eyebrow,
  title,
  lead,
  isEmployer,
  isForEverybody,
  children,
  below,
}: {
  eyebrow?: ReactNode;
  title: string;
  lead?: ReactNode;
  isEmployer?: boolean;
  /** Beside it stands nothing that awaits one kind of account alone. */
  isForEverybody?: boolean;
  children?: ReactNode;
  below?: ReactNode;
}) {
  return (
    <div className="account">
      <div className="account-side">
        <Card pad="lg" className="account-card">
          {eyebrow && <p className="account-eyebrow">{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p className="account-lead">{lead}</p>}
          {children}
        </Card>
        {below && <div className="account-below">{below}</div>}
      </div>
      <AccountAside isEmployer={isEmployer} isForEverybody={isForEverybody} />
    </div>
  );
}

function AccountAside({ isEmployer, isForEverybody }: { isEmployer?: boolean; isForEverybody?: boolean }) {
  const points = isEmployer
    ? [m.identity_aside_employer_one(), m.identity_aside_employer_two(), m.identity_aside_employer_three()]
    : [m.identity_aside_one(), m.identity_aside_two(), m.identity_aside_three()];
  return (
    <aside className="account-aside">
      <div className="account-aside-body">
        <p className="account-aside-title">{m.identity_aside_title()}</p>
        {!isForEverybody && (
          <ul>
            {points.map((point) => (
              <li key={point}>
                <CheckIcon />
                {point}
              </li>
            ))}
          </ul>
        )}
      </div>
    </aside>
  );
}

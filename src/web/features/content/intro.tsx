import type { ReactNode } from 'react';
import { StarField } from '#web/design/star-field.tsx';
import './content.css';

/** The head of an information page. */
export function Intro({
  title,
  lead,
  above,
  children,
}: {
  title: string;
  lead?: string;
  above?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <header className="intro stars">
      <StarField fade="end" />
      <div className="wrap">
        {above}
        <h1 tabIndex={-1}>{title}</h1>
        {lead && <p className="intro-lead">{lead}</p>}
        {children}
      </div>
    </header>
  );
}

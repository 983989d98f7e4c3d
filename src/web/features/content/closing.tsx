import type { ReactNode } from 'react';
import { StarField } from '#web/design/star-field.tsx';
import './content.css';

/** The last word of a page: one sentence and what to do now. */
export function Closing({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <section className="closing deep stars">
      <StarField fade="end" />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
      <div className="closing-acts">{children}</div>
    </section>
  );
}

import type { ReactNode } from 'react';
import { Card } from '#web/design/data/card.tsx';

/** One part of a public profile. */
export function Section(props: { title: string; screenOnly?: boolean; children: ReactNode }) {
  return (
    <Card as="section" pad="md" className={props.screenOnly ? 'public-section no-print' : 'public-section'}>
      <h2>{props.title}</h2>
      {props.children}
    </Card>
  );
}

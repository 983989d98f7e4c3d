import { enoughPeople } from '#domain/applications/funnel.ts';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';

/** Over a page of outlines: what will fill it. */
export function NothingInPeriod() {
  return (
    <div className="statistics-wide">
      <Notice tone="info" title={m.statistics_none()}>
        {m.statistics_none_text()} {m.statistics_none_fills({ least: enoughPeople })}
      </Notice>
    </div>
  );
}

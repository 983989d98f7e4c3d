import { Link } from '@tanstack/react-router';
import type { Statistics } from '#contract/application-statistics.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { StageIcon, stageFill } from '#web/application-stages.tsx';
import { classNames } from '#web/design/class-names.ts';
import { Card } from '#web/design/data/card.tsx';
import { Count } from '#web/design/data/count.tsx';
import { fillClass } from '#web/design/data/status-badge.tsx';
import type { ListSearch } from '#web/features/applications/list/list-search.ts';
import { statusText } from '#web/features/applications/status-texts.ts';
import { Change, shareText } from './change.tsx';

/** How far the people of the period came; beside it those who were refused or left. */
export function FunnelCard({ figures, range }: { figures: Statistics; range: ListSearch }) {
  const { funnel, rejected, withdrawn } = figures;
  const most = Math.max(1, ...funnel.map(({ people, before }) => Math.max(people, before)));
  return (
    <Card as="section" pad="lg" className="stack" aria-labelledby="statistics-funnel">
      <h2 id="statistics-funnel">{m.statistics_funnel()}</h2>
      <table className="statistics-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{m.statistics_funnel()}</span>
            </th>
            <th scope="col">{m.statistics_people()}</th>
            <th scope="col" className="statistics-before">
              {m.statistics_before()}
            </th>
            <th scope="col">{m.statistics_share()}</th>
          </tr>
        </thead>
        <tbody>
          {funnel.map(({ stage, people, before }, place) => (
            <tr key={stage}>
              <th scope="row">
                {place > 0 && <StageIcon stage={stage} />}
                {place === 0 ? m.statistics_applied() : statusText(stage)}
                <span
                  className={classNames('funnel-bar', place > 0 ? stageFill(stage) : fillClass('neutral'))}
                  aria-hidden="true"
                >
                  {people > 0 && <span style={{ inlineSize: `${(people / most) * 100}%` }} />}
                  <i style={{ insetInlineStart: `${(before / most) * 100}%` }} />
                </span>
              </th>
              <td>
                <Count value={people}>
                  <Link
                    to="/job_application/list"
                    search={{ ...range, reached: place === 0 ? undefined : stage }}
                  >
                    <b className="num">{inDigits(people)}</b>
                  </Link>
                </Count>{' '}
                <Change now={people} before={before} />
              </td>
              <td className="num muted statistics-before">{inDigits(before)}</td>
              <td className="num">{place > 0 && shareText(people, funnel[place - 1]?.people ?? 0)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="funnel-legend muted xs" aria-hidden="true">
        {m.statistics_mark_before()}
      </p>
      <p className="muted small">
        <Link to="/job_application/list" search={{ ...range, status: ['Rejected', 'Withdrawn'] }}>
          {m.statistics_beside({ rejected, withdrawn })}
        </Link>
      </p>
    </Card>
  );
}

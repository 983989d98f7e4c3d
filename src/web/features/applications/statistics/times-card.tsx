import type { MeasuredTime, Statistics } from '#contract/application-statistics.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { fillClass } from '#web/design/data/status-badge.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import { daysText } from '#web/number-text.ts';
import { Change, TooFew } from './change.tsx';

/** The median time in each status that was left again, as bars; of too few people none. */
export function TimesCard({ figures }: { figures: Statistics }) {
  const { in_status } = figures;
  const longest = Math.max(1, ...in_status.map(({ days }) => days ?? 0));
  return (
    <Card as="section" pad="lg" className="stack" aria-labelledby="statistics-times">
      <h2 id="statistics-times">{m.statistics_time()}</h2>
      {in_status.length === 0 ? (
        <p className="muted small">{m.statistics_time_none()}</p>
      ) : (
        <table className="times-table">
          <caption className="sr">{m.statistics_time()}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr">{m.statistics_time()}</span>
              </th>
              <th scope="col">{m.statistics_people()}</th>
              <th scope="col">{m.statistics_median()}</th>
            </tr>
          </thead>
          <tbody>
            {in_status.map(({ status, ...time }) => (
              <tr key={status}>
                <th scope="row">
                  {statusText(status)}
                  <Bar part={(time.days ?? 0) / longest} />
                </th>
                <td className="num">{inDigits(time.people)}</td>
                <td>
                  <Median time={time} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function Bar({ part }: { part: number }) {
  return (
    <span className={`times-bar ${fillClass('full')}`} aria-hidden="true">
      {part > 0 && <span style={{ inlineSize: `${part * 100}%` }} />}
    </span>
  );
}

function Median({ time: { days, days_before } }: { time: MeasuredTime }) {
  if (days === null) return <TooFew />;
  return (
    <>
      {daysText(days)}
      {days_before !== null && (
        <>
          <br />
          <Change now={days} before={days_before} unit={daysText} isLessBetter />
        </>
      )}
    </>
  );
}

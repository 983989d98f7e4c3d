import type { MeasuredTime, Statistics } from '#contract/application-statistics.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import { daysText } from '#web/number-text.ts';
import { Change } from './change.tsx';

/** Medians of the time to an answer, to the hire, and in each status; of too few people none. */
export function TimesCard({ figures }: { figures: Statistics }) {
  const rows: [string, MeasuredTime][] = [
    [m.statistics_first_answer(), figures.first_answer],
    [m.statistics_to_hire(), figures.to_hire],
    ...figures.in_status.map((time): [string, MeasuredTime] => [statusText(time.status), time]),
  ];
  return (
    <Card as="section" pad="lg" className="stack" aria-labelledby="statistics-times">
      <h2 id="statistics-times">{m.statistics_time()}</h2>
      <table className="statistics-table">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{m.statistics_time()}</span>
            </th>
            <th scope="col">{m.statistics_people()}</th>
            <th scope="col">{m.statistics_median()}</th>
            <th scope="col" className="statistics-before">
              {m.statistics_before()}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, { people, days, days_before }]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td className="num">{inDigits(people)}</td>
              <td className="num">
                {days === null ? m.statistics_too_few() : daysText(days)}{' '}
                {days !== null && days_before !== null && (
                  <Change now={days} before={days_before} unit={daysText} isLessBetter />
                )}
              </td>
              <td className="num muted statistics-before">
                {days_before === null ? '–' : daysText(days_before)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {figures.in_status.length === 0 && <p className="muted small">{m.statistics_time_none()}</p>}
    </Card>
  );
}

import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { MeasuredTime, Statistics } from '#contract/application-statistics.ts';
import { enoughPeople } from '#domain/applications/funnel.ts';
import { inDigits } from '#domain/digits.ts';
import { m } from '#texts/messages.js';
import { Card } from '#web/design/data/card.tsx';
import { Sparkline } from '#web/design/data/sparkline.tsx';
import type { ListSearch } from '#web/features/applications/list/list-search.ts';
import { daysText, percentText } from '#web/number-text.ts';
import { Change, TooFew } from './change.tsx';
import './head-figures.css';

interface HeadFigure {
  label: string;
  value: ReactNode;
  /** Against the period before. */
  was: ReactNode;
  trend: readonly (number | null)[];
  people: number;
  rows: ListSearch;
}

/** What a period comes to, in one row: each figure against the one before, and leading to its rows. */
export function HeadFigures({ figures, range }: { figures: Statistics; range: ListSearch }) {
  return (
    <Card as="section" className="head-figures" aria-label={m.statistics_head()}>
      <ul>
        {figuresOf(figures, range).map(({ label, value, was, trend, people, rows }) => (
          <li key={label}>
            <span className="head-figure-name">{label}</span>
            <span className="head-figure-line">
              <b className="num">
                {people === 0 ? (
                  value
                ) : (
                  <Link to="/job_application/list" search={rows}>
                    {value}
                  </Link>
                )}
              </b>
              <Sparkline values={trend} />
            </span>
            <span className="head-figure-was">{was}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function figuresOf(figures: Statistics, range: ListSearch): HeadFigure[] {
  const { funnel, first_answer, to_hire, trends } = figures;
  const [applied, hired] = [funnel[0], funnel.at(-1)];
  const all = applied?.people ?? 0;
  return [
    {
      label: m.statistics_applications(),
      ...countOf(all, applied?.before ?? 0),
      trend: trends.applied,
      rows: range,
    },
    {
      label: m.statistics_first_answer(),
      ...timeOf(first_answer, all),
      trend: trends.first_answer,
      rows: { ...range, answered: 'yes' },
    },
    {
      label: m.statistics_in_promise(),
      ...promiseOf(figures.in_promise),
      trend: trends.in_promise,
      rows: { ...range, answered: 'in-time' },
    },
    {
      label: m.statistics_to_hire(),
      ...timeOf(to_hire, all),
      trend: trends.to_hire,
      rows: { ...range, status: ['Hired'] },
    },
    {
      label: m.statistics_hired(),
      ...countOf(hired?.people ?? 0, hired?.before ?? 0),
      trend: trends.hired,
      rows: { ...range, reached: 'Hired' },
    },
  ];
}

function countOf(people: number, before: number) {
  return {
    value: inDigits(people),
    people,
    was: (
      <>
        <Change now={people} before={before} /> {m.statistics_was({ before })}
      </>
    ),
  };
}

function timeOf({ people, days, days_before }: MeasuredTime, whole: number) {
  return {
    value: days === null ? <TooFew /> : daysText(days),
    people: days === null ? 0 : people,
    was: (
      <>
        {days !== null && days_before !== null && (
          <>
            <Change now={days} before={days_before} unit={daysText} isLessBetter />{' '}
            {m.statistics_was({ before: daysText(days_before) })}
            {m.common_comma()}
          </>
        )}
        {m.statistics_part({ part: people, whole })}
      </>
    ),
  };
}

function promiseOf({ people, in_time, people_before, in_time_before }: Statistics['in_promise']) {
  const isEnough = people >= enoughPeople;
  const [now, before] = [in_time / people, in_time_before / people_before];
  return {
    value: isEnough ? percentText(now) : <TooFew />,
    people: isEnough ? in_time : 0,
    was: (
      <>
        {isEnough && people_before >= enoughPeople && (
          <>
            <Change now={Math.round(now * 100)} before={Math.round(before * 100)} unit={pointsText} />{' '}
            {m.statistics_was({ before: percentText(before) })}
            {m.common_comma()}
          </>
        )}
        {m.statistics_part({ part: in_time, whole: people })}
      </>
    ),
  };
}

function pointsText(points: number): string {
  return m.statistics_points({ points });
}

import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import type { DashboardAnswer } from '#contract/company-activity.ts';
import { m } from '#texts/messages.js';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { weekdayText } from '#web/moments.ts';

/** What the day holds in a line, each part the way to its rows; then the day itself, on the company's calendar. */
export function DayLine({
  queue: { reply, fresh },
  interviews,
  zone,
}: {
  queue: Extract<DashboardAnswer, { viewer: 'company' }>['queue'];
  interviews: number;
  zone: string;
}) {
  const { locale } = useSurroundings();
  const parts = [
    interviews > 0 && (
      <Link key="interviews" to="/schedules" search={{ view: 'day' }}>
        {m.companies_today_count({ count: interviews })}
      </Link>
    ),
    fresh.total > 0 && (
      <Link key="waiting" to="/job_application/list" search={{ status: ['Pending'] }}>
        {m.companies_today_waiting({ count: fresh.total })}
      </Link>
    ),
    reply.total > 0 && (
      <a key="due" href="#queue">
        {m.companies_today_due({ count: reply.total })}
      </a>
    ),
  ].filter((part) => part !== false);
  return (
    <>
      {parts.map((part) => (
        <Fragment key={part.key}>{part} · </Fragment>
      ))}
      {weekdayText(new Date().toISOString(), zone, locale)}
    </>
  );
}

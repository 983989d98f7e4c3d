import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { m } from '#texts/messages.js';
import { Avatar } from '#web/design/data/avatar.tsx';
import { InterviewBadge } from '#web/features/interviews/interview-badge.tsx';
import { BothTimes, timesOf } from '#web/features/interviews/interview-times.tsx';
import { typeTexts } from '#web/features/interviews/place-text.tsx';
import { nameOf } from './entry-link.tsx';
import './interview-rows.css';

/** Interviews one below the other, with both clocks. */
export const InterviewRows = memo(function InterviewRows({
  interviews,
  zone,
}: {
  interviews: readonly ReceivedInterview[];
  zone: string;
}) {
  return (
    <ul className="interview-rows card">
      {interviews.map((interview) => (
        <InterviewRow key={interview.id} interview={interview} zone={zone} />
      ))}
    </ul>
  );
});

const InterviewRow = memo(function InterviewRow({
  interview,
  zone,
}: {
  interview: ReceivedInterview;
  zone: string;
}) {
  const [first, ...others] = timesOf(interview);
  return (
    <li className="interview-row" data-status={interview.status}>
      {first && <BothTimes times={first} zone={zone} other={interview.candidate.timezone} />}
      <span className="interview-person">
        <Avatar
          name={nameOf(interview)}
          src={interview.candidate.avatar ? `/${interview.candidate.avatar}` : undefined}
          size="sm"
        />
        <span>
          <Link
            from="/schedules"
            search={(before) => ({ ...before, id: interview.id })}
            className="interview-link"
            resetScroll={false}
          >
            {nameOf(interview)}
          </Link>
          <span className="muted small">{interview.job.title}</span>
        </span>
      </span>
      <span className="small">
        {typeTexts[interview.type]()}
        <span className="muted">{interview.interviewers.map(({ name }) => name).join(m.common_comma())}</span>
      </span>
      <span className="interview-state">
        <InterviewBadge interview={interview} />
        {others.length > 0 && (
          <span className="muted small">{m.interviews_several({ number: others.length + 1 })}</span>
        )}
      </span>
    </li>
  );
});

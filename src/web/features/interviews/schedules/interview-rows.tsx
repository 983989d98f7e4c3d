import { memo } from 'react';
import type { ReceivedInterview } from '#contract/interview-responses.ts';
import { m } from '#texts/messages.js';
import { Avatar } from '#web/design/data/avatar.tsx';
import { useNear } from '#web/design/use-near.ts';
import { InterviewBadge } from '#web/features/interviews/interview-badge.tsx';
import { BothTimes, timesOf } from '#web/features/interviews/interview-times.tsx';
import { typeTexts } from '#web/features/interviews/place-text.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { nameOf } from './entry-link.tsx';
import { openedIn } from './schedules-search.ts';
import './interview-rows.css';

/** From so many on, those far from what is seen are drawn as their names alone; so many are drawn whole at once. */
const [many, firstDrawn] = [50, 6];

/** Interviews one below the other, with both clocks. */
export const InterviewRows = memo(function InterviewRows({
  interviews,
  zone,
  path,
}: {
  interviews: readonly ReceivedInterview[];
  zone: string;
  /** Of the screen as it stands, to which an interview is added that opens. */
  path: string;
}) {
  return (
    <ul className="interview-rows card">
      {interviews.map((interview, index) => (
        <InterviewRow
          key={interview.id}
          interview={interview}
          zone={zone}
          path={path}
          isFew={interviews.length < many}
          isFirst={index < firstDrawn}
        />
      ))}
    </ul>
  );
});

const InterviewRow = memo(function InterviewRow({
  interview,
  zone,
  path,
  isFew,
  isFirst,
}: {
  interview: ReceivedInterview;
  zone: string;
  path: string;
  isFew: boolean;
  isFirst: boolean;
}) {
  const { ref, isNear, height } = useNear<HTMLLIElement>(isFew, isFirst);
  const [first, ...others] = timesOf(interview);
  return (
    <li ref={ref} style={{ blockSize: height }} className="interview-row" data-status={interview.status}>
      {isNear && first && <BothTimes times={first} zone={zone} other={interview.candidate.timezone} />}
      <span className="interview-person">
        {isNear && (
          <Avatar
            name={nameOf(interview)}
            src={interview.candidate.avatar ? `/${interview.candidate.avatar}` : undefined}
            size="sm"
          />
        )}
        <span>
          <PageLink to={openedIn(path, interview.id)} className="interview-link" data-same-place>
            {nameOf(interview)}
          </PageLink>
          {isNear && <span className="muted small">{interview.job.title}</span>}
        </span>
      </span>
      {isNear && (
        <>
          <span className="small">
            {typeTexts[interview.type]()}
            <span className="muted">
              {interview.interviewers.map(({ name }) => name).join(m.common_comma())}
            </span>
          </span>
          <span className="interview-state">
            <InterviewBadge interview={interview} />
            {others.length > 0 && (
              <span className="muted small">{m.interviews_several({ number: others.length + 1 })}</span>
            )}
          </span>
        </>
      )}
    </li>
  );
});

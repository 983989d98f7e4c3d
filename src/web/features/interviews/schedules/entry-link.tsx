import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { m } from '#texts/messages.js';
import { interviewStatusText } from '#web/features/interviews/interview-badge.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { isolated } from '#web/isolation.ts';
import { clockText } from '#web/moments.ts';
import type { Entry } from './entries.ts';
import type { SchedulesSearch } from './schedules-search.ts';

/** One interview in a calendar: time, name and status in words. */
export function EntryLink({
  entry,
  search,
  zone,
  isShort,
  style,
}: {
  entry: Entry;
  search: SchedulesSearch;
  zone: string;
  isShort?: boolean;
  style?: CSSProperties;
}) {
  const { locale } = useSurroundings();
  const { interview } = entry;
  const time = clockText(entry.starts_at, zone, locale);
  return (
    <Link
      to="/schedules"
      search={{ ...search, id: interview.id }}
      className="entry"
      // Not data-status: the router sets that one itself.
      data-interview={interview.status}
      data-kind={entry.kind}
      style={style}
      title={`${time} ${isolated(nameOf(interview))}${m.common_comma()}${stateText(entry)}`}
      resetScroll={false}
    >
      <span className="entry-name">
        <b className="num">{time}</b>{' '}
        <span className="entry-person" dir="auto">
          {nameOf(interview)}
        </span>
      </span>
      <span className={isShort ? 'sr' : 'entry-status'}>{stateText(entry)}</span>
    </Link>
  );
}

/** The candidate's name, or a word for one whose account is gone. */
export function nameOf({ candidate }: Entry['interview']): string {
  return candidate.name || m.interviews_former_candidate();
}

function stateText({ interview, kind, number, total }: Entry): string {
  if (kind === 'asked') return m.interviews_asked_for();
  if (kind === 'offered') return m.interviews_offered({ number, total });
  return interview.is_incomplete ? m.interviews_incomplete() : interviewStatusText(interview.status);
}

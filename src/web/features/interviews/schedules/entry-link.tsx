import { memo } from 'react';
import { placeOfZone } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { Avatar } from '#web/design/data/avatar.tsx';
import { InterviewIcon, interviewStatusText } from '#web/features/interviews/interview-badge.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { isolated, joined } from '#web/isolation.ts';
import { clockText, isSameClock } from '#web/moments.ts';
import type { Entry } from './entries.ts';
import { openedIn } from './schedules-search.ts';
import './entry.css';

/** Room for one line, for two close ones, or for all of it but the least; undefined where all has room. */
export type EntryHeight = 'line' | 'short' | 'low' | undefined;

/** One interview in a calendar: time, face, name, status in words, and the candidate's clock where it is another. */
export const EntryLink = memo(function EntryLink({
  entry,
  zone,
  path,
  isOpen,
  isShort,
  lanes = 1,
  height,
}: {
  entry: Entry;
  zone: string;
  /** Of the screen as it stands, to which the interview is added: a link of the router would be made anew with each address. */
  path: string;
  /** It stands open beside. */
  isOpen: boolean;
  isShort?: boolean;
  /** So many lie side by side: a face has room in one alone. */
  lanes?: number;
  /** Where it has no room for all of its lines. */
  height?: EntryHeight;
}) {
  const { locale } = useSurroundings();
  const { interview } = entry;
  const time = clockText(entry.starts_at, zone, locale);
  const { avatar, timezone: theirs } = interview.candidate;
  const isElsewhere = theirs !== null && !isSameClock(zone, theirs, entry.starts_at);
  const state = joined([
    stateText(entry),
    isElsewhere && `${clockText(entry.starts_at, theirs, locale)} ${placeOfZone(theirs, locale)}`,
  ]);
  return (
    <PageLink
      to={openedIn(path, interview.id)}
      className="entry"
      data-interview={interview.status}
      data-kind={entry.kind}
      title={`${time} ${isolated(nameOf(interview))}${m.common_comma()}${state}`}
      data-same-place
      aria-current={isOpen ? 'true' : undefined}
    >
      <span className="entry-name">
        <span className="entry-time num">
          <b>{time}</b>
          {!isShort && lanes === 1 && isElsewhere && (
            <span className="entry-theirs" aria-hidden="true">
              {clockText(entry.starts_at, theirs, locale)}
            </span>
          )}
        </span>{' '}
        {!isShort && height && (
          <span className="entry-mark">
            <InterviewIcon status={interview.status} />
          </span>
        )}
        {!isShort && lanes === 1 && (
          <span className="entry-face">
            <Avatar name={nameOf(interview)} src={avatar ? `/${avatar}` : undefined} size="xs" />
          </span>
        )}
        <span className="entry-person" dir="auto">
          {nameOf(interview)}
        </span>
      </span>
      <span className={isShort ? 'sr' : 'entry-status'}>
        {!isShort && height !== 'line' && <InterviewIcon status={interview.status} />}
        {isShort ? stateText(entry) : state}
      </span>
    </PageLink>
  );
});

/** The candidate's name, or a word for one whose account is gone. */
export function nameOf({ candidate }: Entry['interview']): string {
  return candidate.name || m.interviews_former_candidate();
}

function stateText({ interview, kind, number, total }: Entry): string {
  if (kind === 'asked') return m.interviews_asked_for();
  if (kind === 'offered') return m.interviews_offered({ number, total });
  return interview.is_incomplete ? m.interviews_incomplete() : interviewStatusText(interview.status);
}

import { googleCalendarLink, outlookCalendarLink } from '#domain/interviews/calendar-links.ts';
import type { InterviewStatus } from '#domain/interviews/interviews.ts';
import { m } from '#texts/messages.js';
import { ExternalLink } from '#web/design/external-link.tsx';
import { CalendarIcon } from '#web/design/icons/subject-icons.tsx';
import './add-to-calendar.css';

interface CalendarEntry {
  status: InterviewStatus;
  is_incomplete: boolean;
  starts_at: string | null;
  ends_at: string | null;
  place: string;
  message: string;
  job: { title: string };
}

/** The ways into a calendar of an interview that is confirmed: a file for any, or the page of one on the web. */
export function AddToCalendar({
  interview,
  named,
  title = m.interviews_entry({ title: interview.job.title }),
}: {
  interview: CalendarEntry;
  named: { id?: string; token?: string };
  title?: string;
}) {
  const { status, is_incomplete, starts_at, ends_at, place, message: text } = interview;
  if (status !== 'Confirmed' || is_incomplete || !starts_at || !ends_at) return null;
  const facts = { title, starts_at, ends_at, place, text };
  const { id, token } = named;
  const file = `/interview.ics?${new URLSearchParams(token ? { token } : { id: id ?? '' })}`;
  return (
    <div className="add-to-calendar">
      <span className="add-to-calendar-name">
        <CalendarIcon size="sm" />
        {m.interviews_to_calendar()}
      </span>
      <ul>
        <li>
          <a href={file} download="interview.ics">
            {m.interviews_calendar_file()}
          </a>
        </li>
        <li>
          <ExternalLink href={googleCalendarLink(facts)}>{m.interviews_calendar_google()}</ExternalLink>
        </li>
        <li>
          <ExternalLink href={outlookCalendarLink(facts)}>{m.interviews_calendar_outlook()}</ExternalLink>
        </li>
      </ul>
    </div>
  );
}

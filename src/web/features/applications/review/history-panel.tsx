import type { ApplicationHistoryEntry } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { StageIcon } from '#web/application-stages.tsx';
import { statusText } from '#web/features/applications/status-texts.ts';
import { labelOf } from '#web/features/companies/labels.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { momentText } from '#web/moments.ts';
import './history-panel.css';

/** What happened to the application, who did it and when; latest first. */
export function HistoryPanel({ history }: { history: readonly ApplicationHistoryEntry[] }) {
  const { locale } = useSurroundings();
  return (
    <section aria-labelledby="review-history-title">
      <h3 id="review-history-title">{m.applications_history()}</h3>
      <ol className="review-history">
        {history.toReversed().map((entry) => (
          <li key={`${entry.kind} ${entry.at} ${entry.status}`}>
            <span className="review-history-what">
              <EntryMark entry={entry} />
              {entryText(entry)}
            </span>
            {whyText(entry).map((words) => (
              <span key={words} className="review-history-why">
                {words}
              </span>
            ))}
            <span className="muted xs">
              <time dateTime={entry.at}>{momentText(entry.at, locale)}</time>
              {entry.by && (
                <>
                  {' · '}
                  <bdi>{entry.by}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Of a step to another stage: that stage's own icon. */
function EntryMark({ entry: { kind, status } }: { entry: ApplicationHistoryEntry }) {
  if (kind === 'withdrawn') return <StageIcon stage="Withdrawn" />;
  return kind === 'status-changed' && status ? <StageIcon stage={status} /> : null;
}

function entryText({ kind, status, subject }: ApplicationHistoryEntry): string {
  if (kind === 'status-changed' && status)
    return m.applications_history_changed({ status: statusText(status) });
  if (kind === 'submitted') return m.applications_history_submitted();
  if (kind === 'added') return m.applications_history_added();
  if (kind === 'confirmed') return m.applications_history_confirmed();
  if (kind === 'viewed') return m.applications_history_first_read();
  if (kind === 'withdrawn') return m.applications_history_withdrawn();
  if (kind === 'moved') return m.applications_history_moved({ title: subject ?? '' });
  if (kind === 'letter_sent') return m.applications_history_letter_sent({ subject: subject ?? '' });
  return interviewSteps[kind]?.() ?? kind;
}

/** Of a rejection the reason and what was noted, of a withdrawal what the candidate said. */
function whyText({ kind, reason, subject }: ApplicationHistoryEntry): string[] {
  if (kind !== 'status-changed' && kind !== 'withdrawn') return [];
  return [reason && labelOf('rejection_reason', reason), subject].filter((words) => words !== null);
}

const interviewSteps: Readonly<Record<string, () => string>> = {
  interview_scheduled: m.applications_history_interview_scheduled,
  interview_rescheduled: m.applications_history_interview_rescheduled,
  interview_cancelled: m.applications_history_interview_cancelled,
  interview_completed: m.applications_history_interview_completed,
  interview_confirmed: m.applications_history_interview_confirmed,
  interview_declined: m.applications_history_interview_declined,
  interview_proposed: m.applications_history_interview_proposed,
};

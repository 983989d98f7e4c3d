import type { ReactNode } from 'react';
import type { ReceivedApplicationDetails } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { LinkButton } from '#web/design/button.tsx';
import { CalendarPlusIcon } from '#web/design/icons/subject-icons.tsx';
import { useCompany } from '#web/features/companies/use-company.ts';
import { PageLink } from '#web/features/shell/page-link.tsx';

/** The ways to the interviews of an application: schedule one, see those that are. */
export function ReviewInterviews({
  application,
  children,
}: {
  application: ReceivedApplicationDetails;
  /** What came of those that took place. */
  children: ReactNode;
}) {
  const isOn = useCompany()?.settings.interviews !== false;
  // Of one that is shortlisted it is the act that follows, already.
  const canInvite =
    application.abilities.change_status &&
    application.candidate.id !== null &&
    application.status !== 'Shortlisted';
  const hasSome = application.history.some(({ kind }) => kind === 'interview_scheduled');
  if (!isOn || (!canInvite && !hasSome)) return null;
  return (
    <section className="stack" aria-labelledby="review-interviews-title">
      <h3 id="review-interviews-title">{m.applications_interviews()}</h3>
      {canInvite && (
        <LinkButton
          to="/schedules/new"
          search={{ application: application.id }}
          icon={<CalendarPlusIcon />}
          wide
        >
          {m.applications_interview_schedule()}
        </LinkButton>
      )}
      {hasSome && (
        <PageLink to={`/schedules?view=list&application_id=${application.id}`}>
          {m.applications_interviews_all()}
        </PageLink>
      )}
      {hasSome && children}
    </section>
  );
}

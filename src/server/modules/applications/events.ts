import type { StoredApplicationStatus } from '#domain/applications/applications.ts';
import { defineEvent } from '#server/platform/events.ts';

interface ApplicationFacts {
  applicationId: string;
  openingId: string;
  companyId: string;
  candidateId: string | null;
}

export const applicationSubmitted = defineEvent<ApplicationFacts>('application.submitted');

/** A company set another status; a withdrawal by the candidate is an event of its own. */
export const applicationStatusChanged = defineEvent<
  ApplicationFacts & { from: StoredApplicationStatus; to: StoredApplicationStatus; actorId: string }
>('application.status-changed');

/** A company moved it to another of its openings; `openingId` is the new one. */
export const applicationMoved = defineEvent<ApplicationFacts & { fromOpeningId: string; actorId: string }>(
  'application.moved',
);

/** A withdrawal that stands: the minute in which its candidate may take it back is over. */
export const applicationWithdrawn = defineEvent<ApplicationFacts>('application.withdrawn');

/** A company took its removal back. */
export const applicationRestored = defineEvent<ApplicationFacts>('application.restored');

/** A company took it off its list. */
export const applicationRemoved = defineEvent<ApplicationFacts & { actorId: string }>('application.removed');

/** Somebody whom a company had added said no: what it knows of them is erased. */
export const applicantDeclined = defineEvent<{ companyId: string; email: string }>('applicant.declined');

import type { StoredApplicationStatus } from '#domain/applications/applications.ts';
import { m } from '#texts/messages.js';

const texts: Record<StoredApplicationStatus, () => string> = {
  Pending: m.reference_application_status_pending,
  Screened: m.reference_application_status_screened,
  Shortlisted: m.reference_application_status_shortlisted,
  Interviewed: m.reference_application_status_interviewed,
  Offered: m.reference_application_status_offered,
  Hired: m.reference_application_status_hired,
  'On Hold': m.reference_application_status_on_hold,
  Rejected: m.reference_application_status_rejected,
  Withdrawn: m.reference_application_status_withdrawn,
};

/** A status as the company reads it. */
export function statusText(status: StoredApplicationStatus): string {
  return texts[status]();
}

import { type ApplicationStatus, applicationStatuses, type StoredApplicationStatus } from './applications.ts';

/** How long a company can take a change of status back before the candidate is told. */
export const statusUndoSeconds = 60;

/** Who sets a status: the company every one of the pipeline, the candidate only Withdrawn. */
type StatusSetter = 'company' | 'candidate';

type Follows = 'any' | readonly StoredApplicationStatus[];

/**
 * What may follow each status. `any` is every other status of the pipeline: a company changes as it likes. The candidate
 * withdraws until Hired or Rejected; what was withdrawn stays so once its minute is over (`withdrawal.ts`).
 */
const statusChanges: Record<StoredApplicationStatus, Record<StatusSetter, Follows>> = {
  Pending: { company: 'any', candidate: ['Withdrawn'] },
  Screened: { company: 'any', candidate: ['Withdrawn'] },
  Shortlisted: { company: 'any', candidate: ['Withdrawn'] },
  Interviewed: { company: 'any', candidate: ['Withdrawn'] },
  Offered: { company: 'any', candidate: ['Withdrawn'] },
  Hired: { company: 'any', candidate: [] },
  'On Hold': { company: 'any', candidate: ['Withdrawn'] },
  Rejected: { company: 'any', candidate: [] },
  Withdrawn: { company: [], candidate: [] },
};

/** Whether somebody may set a status after another; the same one is no change. */
export function mayFollow(
  from: StoredApplicationStatus,
  to: StoredApplicationStatus,
  by: StatusSetter = 'company',
): boolean {
  const follows = statusChanges[from][by];
  if (follows === 'any') return to !== from && isOfPipeline(to);
  return follows.includes(to);
}

/** What a company is offered to choose from, in the order of the pipeline: what stands, and what may follow it. */
export function statusesToChoose(from: StoredApplicationStatus): ApplicationStatus[] {
  return applicationStatuses.filter((to) => to === from || mayFollow(from, to));
}

/** The stages on the way to a hire; On Hold and Rejected lie beside it. */
const way: readonly StoredApplicationStatus[] = [
  'Pending',
  'Screened',
  'Shortlisted',
  'Interviewed',
  'Offered',
  'Hired',
];

/** The stage that follows on the way to a hire; undefined at its end and beside it. */
export function nextStatus(status: StoredApplicationStatus): ApplicationStatus | undefined {
  const next = way[way.indexOf(status) + 1];
  return way.includes(status) && next && isOfPipeline(next) ? next : undefined;
}

/** Whether a company has anything to decide yet. */
export function isDecidable(status: StoredApplicationStatus): boolean {
  return applicationStatuses.some((to) => mayFollow(status, to));
}

/** The candidate may withdraw until Hired or Rejected. */
export function canWithdraw(status: StoredApplicationStatus): boolean {
  return mayFollow(status, 'Withdrawn', 'candidate');
}

function isOfPipeline(status: StoredApplicationStatus): status is ApplicationStatus {
  return status !== 'Withdrawn';
}

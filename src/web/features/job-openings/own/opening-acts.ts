import type { OpeningRow } from '#contract/job-openings.ts';
import { m } from '#texts/messages.js';
import { dayText } from '#web/features/job-openings/opening-format.ts';

export type OpeningAct =
  | 'edit'
  | 'publish'
  | 'resume'
  | 'pause'
  | 'extend'
  | 'reopen'
  | 'duplicate'
  | 'close'
  | 'delete';

/** What the acts ask of an opening. */
export type ActedOpening = Pick<
  OpeningRow,
  'id' | 'title' | 'status' | 'due_date' | 'applications' | 'abilities'
>;

/** What the caller can do with an opening where it stands now, in the order in which it is offered. */
export function actsOf({ status, abilities }: ActedOpening): OpeningAct[] {
  if (!abilities.edit) return [];
  const isPublic = status === 'Active' || status === 'Published';
  const acts: [OpeningAct, boolean][] = [
    ['edit', true],
    ['publish', status === 'Open'],
    ['resume', status === 'On-Hold'],
    ['reopen', status === 'Closed'],
    ['pause', isPublic],
    ['extend', status !== 'Closed'],
    ['duplicate', true],
    ['close', status !== 'Closed'],
    ['delete', abilities.remove],
  ];
  return acts.flatMap(([act, isOffered]) => (isOffered ? [act] : []));
}

/** What an opening waits for from its company, if anything. */
export function nextActOf(opening: ActedOpening): OpeningAct | undefined {
  const next = { Open: 'publish', 'On-Hold': 'resume', Expired: 'extend', Closed: 'reopen' } as const;
  const act = opening.status in next ? next[opening.status as keyof typeof next] : undefined;
  return act && actsOf(opening).includes(act) ? act : undefined;
}

export const actLabels: Record<OpeningAct, () => string> = {
  edit: m.job_openings_editor_edit,
  publish: m.job_openings_editor_publish,
  resume: m.job_openings_own_resume,
  pause: m.job_openings_editor_pause,
  extend: m.job_openings_editor_extend,
  reopen: m.job_openings_editor_reopen,
  duplicate: m.job_openings_editor_duplicate,
  close: m.job_openings_editor_close,
  delete: m.job_openings_editor_delete,
};

/** What happens with a click, said before it. */
export function consequenceOf(act: OpeningAct, opening: ActedOpening): string {
  const { status, due_date, applications } = opening;
  switch (act) {
    case 'edit':
      if (applications > 0) return m.job_openings_own_edit_locked();
      return status === 'Active' ? m.job_openings_own_edit_active() : m.job_openings_own_edit_draft();
    case 'publish':
      return m.job_openings_own_publish_text();
    case 'resume':
      return m.job_openings_own_resume_text();
    case 'pause':
      return m.job_openings_own_pause_text();
    case 'extend':
      if (status === 'Expired') return m.job_openings_own_extend_expired();
      return due_date
        ? m.job_openings_own_extend_until({ date: dayText(due_date) })
        : m.job_openings_own_extend_none();
    case 'reopen':
      return m.job_openings_own_reopen_hint();
    case 'duplicate':
      return m.job_openings_own_duplicate_text();
    case 'close':
      return m.job_openings_own_close_text();
    default:
      return applications === 0
        ? m.job_openings_own_delete_text_none()
        : m.job_openings_own_delete_text({ count: applications });
  }
}

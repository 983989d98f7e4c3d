import type { CompanyOpening } from '#contract/job-openings.ts';
import { dateFormat } from '#domain/locale.ts';
import { calendarDate } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { CheckIcon } from '#web/design/icons/icons.tsx';

/** When what stands in the form was kept: typed, in this browser; or saved, for the company. */
export function SavedNote({ keptAt, opening }: { keptAt: Date | undefined; opening?: CompanyOpening }) {
  const savedAt = opening && new Date(opening.updated_at);
  if (!keptAt && !savedAt) return null;
  return (
    <p className="saved-note small muted">
      <CheckIcon size="sm" />
      {keptAt
        ? m.job_openings_editor_kept({ time: momentText(keptAt) })
        : savedAt && m.job_openings_editor_saved({ time: momentText(savedAt) })}
    </p>
  );
}

/** The time of day; before today with its date. */
function momentText(moment: Date): string {
  const isToday = calendarDate(moment) === calendarDate(new Date());
  return dateFormat(getLocale(), {
    ...(!isToday && { dateStyle: 'medium' }),
    timeStyle: 'short',
  }).format(moment);
}

import type { CompanyOpening } from '#contract/job-openings.ts';
import { calendarDate } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { CheckIcon } from '#web/design/icons/icons.tsx';
import { hourText, momentText } from '#web/moments.ts';

/** When what stands in the form was kept: typed, in this browser; or saved, for the company. */
export function SavedNote({ keptAt, opening }: { keptAt: Date | undefined; opening?: CompanyOpening }) {
  const savedAt = opening && new Date(opening.updated_at);
  if (!keptAt && !savedAt) return null;
  return (
    <p className="saved-note small muted">
      <CheckIcon size="sm" />
      {keptAt
        ? m.job_openings_editor_kept({ time: whenSaved(keptAt) })
        : savedAt && m.job_openings_editor_saved({ time: whenSaved(savedAt) })}
    </p>
  );
}

/** The time of day; before today with its date. */
function whenSaved(moment: Date): string {
  const isToday = calendarDate(moment) === calendarDate(new Date());
  return isToday ? hourText(moment, getLocale()) : momentText(moment, getLocale());
}

import type { OpeningStatus } from '#domain/job-openings/job-openings.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import type { Tone } from '#web/design/data/status-badge.tsx';
import { dayText } from '#web/features/job-openings/opening-format.ts';
import { cityLabel } from '#web/features/job-openings/place-names.ts';
import { joined } from '#web/isolation.ts';
import { textOf } from '#web/validation.ts';

/** What tells one opening of a company from another of the same title. */
export interface ChoosableOpening {
  id: string;
  title: string;
  city: string;
  due_date: string | null;
  status: OpeningStatus;
}

/** An opening where one is chosen: "HSE Officer, Doha · until 12 December 2026 · Active". */
export function openingOption({ title, city, due_date, status }: Omit<ChoosableOpening, 'id'>): string {
  return joined([
    [title, cityLabel(city)].filter(Boolean).join(m.common_comma()),
    due_date ? m.job_openings_editor_until({ date: dayText(due_date) }) : '',
    openingStatusWords(status),
  ]);
}

/** The title with the city in the language of the page: "HSE Officer, Doha". */
export function openingInCity({ title, city }: Pick<ChoosableOpening, 'title' | 'city'>): string {
  return joined([title, cityLabel(city)], m.common_comma());
}

/** Whether the public can read it now. */
function isPublicOpening({ status }: Pick<ChoosableOpening, 'status'>): boolean {
  return status === 'Active';
}

/** Those that are public first, each part in the order given. */
export function publicFirst<Opening extends Pick<ChoosableOpening, 'status'>>(
  openings: readonly Opening[],
): Opening[] {
  return [...openings.filter(isPublicOpening), ...openings.filter((opening) => !isPublicOpening(opening))];
}

const meanings: Partial<Record<OpeningStatus, () => string>> = {
  Open: m.job_openings_own_status_open,
  'On-Hold': m.job_openings_own_status_on_hold,
  Expired: m.job_openings_own_status_expired,
};

/** The word of an opening's status, the same everywhere. */
export function openingStatusLabel(status: OpeningStatus): string {
  return textOf(referenceKey('opening_status', status));
}

/** The same with what it means, where a person reads it: "Open · draft, not public". */
export function openingStatusWords(status: OpeningStatus): string {
  const meaning = meanings[status]?.();
  return meaning ? `${openingStatusLabel(status)} · ${meaning}` : openingStatusLabel(status);
}

/** Public is good; what rests or was not begun, has ended or is closed asks for nothing by itself. */
export function openingStatusTone(status: OpeningStatus): Tone {
  return status === 'Active' || status === 'Published' ? 'ok' : 'neutral';
}

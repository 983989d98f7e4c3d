import type { OpeningStatus } from '#domain/job-openings/job-openings.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { m } from '#texts/messages.js';
import type { Tone } from '#web/design/data/status-badge.tsx';
import { textOf } from '#web/validation.ts';

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

import type { OpeningStatus } from '#domain/job-openings.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import type { Tone } from '../../design/status-badge.tsx';
import { textOf } from '../../validation.ts';

/** The words of an opening's status, the same everywhere. */
export function openingStatusLabel(status: OpeningStatus): string {
  return textOf(referenceKey('opening_status', status));
}

export function openingStatusTone(status: OpeningStatus): Tone {
  if (status === 'Active' || status === 'Published') return 'ok';
  if (status === 'Open' || status === 'On-Hold') return 'wait';
  return status === 'Expired' ? 'no' : 'neutral';
}

export function answerTypeLabel(type: string): string {
  return textOf(referenceKey('answer_type', type));
}

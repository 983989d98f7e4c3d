import { useEffect, useMemo } from 'react';
import { api } from '#web/api.ts';
import { useDraft as useKeptDraft } from '#web/forms/use-draft.ts';
import { type ApplyValues, answersOf } from './form-problems.ts';
import { keptApplication } from './kept-application.ts';

/**
 * Keeps what is written on this device at once, and on the server a second after the last key; the device forgets what
 * the server has. `end` stops it when the form is sent.
 */
export function useDraft(jobId: string, { cover_letter, answers }: ApplyValues) {
  const onDevice = useMemo(() => keptApplication(jobId), [jobId]);
  const draft = useKeptDraft({ cover_letter, answers }, async (typed) => {
    onDevice.write(typed);
    await api.applications.saveDraft({
      job_id: jobId,
      cover_letter: typed.cover_letter,
      answers: answersOf(typed.answers),
    });
    // What was typed meanwhile is not there yet.
    if (JSON.stringify(onDevice.read()) === JSON.stringify(typed)) onDevice.drop();
  });
  const { state } = draft;
  useEffect(() => {
    if (state === 'waiting' || state === 'failed') onDevice.write({ cover_letter, answers });
  }, [state, cover_letter, answers, onDevice]);
  return { ...draft, drop: onDevice.drop };
}

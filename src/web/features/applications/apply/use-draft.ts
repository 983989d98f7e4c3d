import { api } from '#web/api.ts';
import { useDraft as useKeptDraft } from '#web/forms/use-draft.ts';
import { type ApplyValues, answersOf } from './form-problems.ts';

/** Keeps what is written on the server, a second after the last key; `end` stops it when the form is sent. */
export function useDraft(jobId: string, { cover_letter, answers }: ApplyValues) {
  return useKeptDraft({ cover_letter, answers }, (typed) =>
    api.applications.saveDraft({
      job_id: jobId,
      cover_letter: typed.cover_letter,
      answers: answersOf(typed.answers),
    }),
  );
}

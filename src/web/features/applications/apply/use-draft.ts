import { api } from '#web/api.ts';
import { useDraft as useKeptDraft } from '#web/forms/use-draft.ts';
import { answersOf } from './form-problems.ts';

/** Keeps what is written on the server, a second after the last key; `end` stops it when the form is sent. */
export function useDraft(jobId: string, coverLetter: string, answers: Record<string, string>) {
  return useKeptDraft({ coverLetter, answers }, (typed) =>
    api.applications.saveDraft({
      job_id: jobId,
      cover_letter: typed.coverLetter,
      answers: answersOf(typed.answers),
    }),
  );
}

import { keptDraft } from '#web/kept-draft.ts';

/** What was written of an application and has not reached the server; neither files nor who wrote it. */
export interface KeptApplication {
  cover_letter: string;
  answers: Record<string, string>;
}

const week = 7 * 24 * 3_600_000;

/** Keeps an application on the device until the server has it; one that is not sent goes with the session, or in a week. */
export function keptApplication(jobId: string) {
  const { write, read, drop } = keptDraft(`application_draft:${jobId}`, week);
  return {
    write: ({ cover_letter, answers }: KeptApplication) => write({ cover_letter, answers }),
    drop,
    read(): KeptApplication | undefined {
      const draft = read()?.draft;
      if (typeof draft?.cover_letter !== 'string') return undefined;
      const answers = Object.entries(Object(draft.answers)).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      );
      return { cover_letter: draft.cover_letter, answers: Object.fromEntries(answers) };
    },
  };
}

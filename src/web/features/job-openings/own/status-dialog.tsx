import { useState } from 'react';
import type { StoredOpeningStatus } from '#domain/job-openings/job-openings.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { useCall } from '#web/forms/use-call.ts';
import type { ActedOpening } from './opening-acts.ts';

export type StatusQuestion = 'publish' | 'resume' | 'reopen' | 'close';

interface Question {
  title: () => string;
  text: () => string;
  answers: { label: () => string; status: StoredOpeningStatus }[];
}

const questions: Record<StatusQuestion, Question> = {
  publish: {
    title: m.job_openings_editor_publish_question,
    text: m.job_openings_editor_publish_text,
    answers: [{ label: m.job_openings_editor_publish, status: 'Published' }],
  },
  resume: {
    title: m.job_openings_own_resume_question,
    text: m.job_openings_own_resume_text,
    answers: [{ label: m.job_openings_own_resume, status: 'Published' }],
  },
  reopen: {
    title: m.job_openings_own_reopen_question,
    text: m.job_openings_own_reopen_text,
    answers: [
      { label: m.job_openings_own_reopen_draft, status: 'Open' },
      { label: m.job_openings_own_reopen_publish, status: 'Published' },
    ],
  },
  close: {
    title: m.job_openings_editor_close_question,
    text: m.job_openings_editor_close_text,
    answers: [{ label: m.job_openings_editor_close, status: 'Closed' }],
  },
};

/** Asks before a status that others notice; what is refused is said where it was asked. The last answer is filled. */
export function StatusDialog({
  question,
  opening,
  onClose,
  onDone,
}: {
  question: StatusQuestion;
  opening: Pick<ActedOpening, 'id' | 'title'>;
  onClose: () => void;
  onDone: (status: StoredOpeningStatus) => void;
}) {
  const { run, isRunning, failure } = useCall();
  const [chosen, setChosen] = useState<StoredOpeningStatus>();
  const { title, text, answers } = questions[question];
  const answer = async (status: StoredOpeningStatus) => {
    setChosen(status);
    const saved = await run(() => api.jobOpenings.setStatus({ id: opening.id, status }));
    if (saved) onDone(status);
  };
  const refused = Object.values(failure?.fields ?? {})[0] ?? failure?.message;
  return (
    <Dialog
      open
      size={answers.length > 1 ? 'md' : 'sm'}
      title={title()}
      locked={isRunning}
      onClose={onClose}
      actions={
        <>
          <Button data-first-focus onClick={onClose}>
            {m.job_openings_editor_cancel()}
          </Button>
          {answers.map(({ label, status }, place) => (
            <Button
              key={status}
              variant={place === answers.length - 1 ? 'primary' : 'default'}
              loading={isRunning && chosen === status}
              onClick={() => void answer(status)}
            >
              {label()}
            </Button>
          ))}
        </>
      }
    >
      <p dir="auto">
        <b>{opening.title}</b>
      </p>
      <p>{text()}</p>
      {refused && (
        <Notice tone="no" role="alert">
          {refused}
        </Notice>
      )}
    </Dialog>
  );
}

import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { StoredOpeningStatus } from '#domain/job-openings/job-openings.ts';
import { api } from '#web/api.ts';
import { showToast } from '#web/design/overlay/toast.ts';
import { failureMessage } from '#web/refusal.ts';
import { DeleteOpeningDialog } from './delete-opening-dialog.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import type { ActedOpening, OpeningAct } from './opening-acts.ts';
import { StatusDialog, type StatusQuestion } from './status-dialog.tsx';

/** What an act does: at once, after a question, or on a screen of its own. */
export function useOpeningActs({
  opening,
  onChange,
  onDeleted = onChange,
}: {
  opening: ActedOpening;
  onChange: () => void;
  onDeleted?: () => void;
}): { start: (act: OpeningAct) => void; dialog: ReactNode } {
  const navigate = useNavigate();
  const [question, setQuestion] = useState<StatusQuestion | 'extend' | 'delete'>();
  const { id } = opening;
  const close = () => setQuestion(undefined);
  /** What is done without a question says what went wrong in a toast. */
  const run = async (work: () => Promise<unknown>) => {
    try {
      await work();
      onChange();
    } catch (error) {
      showToast({ type: 'error', text: failureMessage(error), duration: 5000 });
    }
  };
  const edit = (edited: string) => navigate({ to: '/job_opening/edit', search: { id: edited } });
  const start = (act: OpeningAct) => {
    if (act === 'edit') void edit(id);
    else if (act === 'pause') void run(() => api.jobOpenings.setStatus({ id, status: 'On-Hold' }));
    else if (act === 'duplicate') {
      void run(async () => edit((await api.jobOpenings.duplicate({ id })).data.id));
    } else setQuestion(act);
  };
  const settle = (status: StoredOpeningStatus) => {
    close();
    onChange();
    if (status === 'Published')
      void navigate({ to: '/job_opening/$id', params: { id }, search: { published: true } });
  };
  const dialog =
    question === 'extend' ? (
      <ExtendDialog opening={opening} onClose={close} onDone={onChange} />
    ) : question === 'delete' ? (
      <DeleteOpeningDialog opening={opening} onClose={close} onDone={onDeleted} />
    ) : (
      question && (
        <StatusDialog key={question} question={question} opening={opening} onClose={close} onDone={settle} />
      )
    );
  return { start, dialog };
}

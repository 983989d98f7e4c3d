import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OwnApplication } from '#contract/application-responses.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { useCall } from '#web/forms/use-call.ts';

interface WithdrawnNoteProps {
  application: OwnApplication;
  /** Just done: the keyboard stood on the button that has gone. */
  takesFocus: boolean;
  onBack: () => void;
}

/** "You withdrew. Undo", for the minute in which the company is told nothing. */
export function WithdrawnNote({ application, takesFocus, onBack }: WithdrawnNoteProps) {
  const queries = useQueryClient();
  const isOver = useIsOver(application.withdrawal_seconds_left);
  const undo = useRef<HTMLButtonElement>(null);
  const { run, isRunning, sentence } = useCall();
  useEffect(() => {
    if (takesFocus) undo.current?.focus();
  }, [takesFocus]);
  const takeBack = async () => {
    const answer = await run(() => api.applications.takeWithdrawalBack({ id: application.id }));
    if (!answer) return;
    showToast({ type: 'success', text: m.candidates_withdrawn_back(), duration: 4000 });
    onBack();
    await queries.invalidateQueries({ queryKey: query.applications.key() });
  };
  return (
    <p className="row" role="status">
      <span className="muted small">
        {sentence ?? (isOver ? m.candidates_withdrawn_stands() : m.candidates_withdrawn_now())}
      </span>
      {!isOver && !sentence && (
        <Button ref={undo} size="sm" loading={isRunning} onClick={() => void takeBack()}>
          {m.candidates_withdrawn_undo()}
          <span className="sr"> {application.job.title}</span>
        </Button>
      )}
    </p>
  );
}

/** Whether the seconds have passed since they were read. */
function useIsOver(seconds: number): boolean {
  const [isOver, setOver] = useState(seconds === 0);
  useEffect(() => {
    setOver(seconds === 0);
    const timer = setTimeout(() => setOver(true), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return isOver;
}

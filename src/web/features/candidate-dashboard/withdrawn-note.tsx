import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
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
  const undo = useRef<HTMLButtonElement>(null);
  const said = useRef<HTMLSpanElement>(null);
  const wasAtUndo = useRef(false);
  /** The button goes: who stood on it goes on at the sentence. */
  const noteFocus = () => {
    wasAtUndo.current = document.activeElement === undo.current;
  };
  const isOver = useIsOver(application.withdrawal_seconds_left, noteFocus);
  const { run, isRunning, sentence, failure } = useCall();
  const stands = isOver || failure?.code === 'WITHDRAWAL_STANDS';
  useEffect(() => {
    if (takesFocus) undo.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (stands && wasAtUndo.current) said.current?.focus();
  }, [stands]);
  const takeBack = async () => {
    const answer = await run(() => api.applications.takeWithdrawalBack({ id: application.id }), noteFocus);
    if (!answer) return;
    showToast({ type: 'success', text: m.candidates_withdrawn_back(), duration: 4000 });
    onBack();
    await queries.invalidateQueries({ queryKey: query.applications.key() });
  };
  return (
    <div className="row">
      <span ref={said} role="status" tabIndex={-1} className="muted small">
        {stands ? m.candidates_withdrawn_stands() : m.candidates_withdrawn_now()}
      </span>
      {sentence && (
        <span role="alert" className="small">
          {sentence}
        </span>
      )}
      {!stands && (
        <Button ref={undo} size="sm" loading={isRunning} onClick={() => void takeBack()}>
          {m.candidates_withdrawn_undo()}
          <span className="sr"> {application.job.title}</span>
        </Button>
      )}
    </div>
  );
}

/** Whether the seconds have passed since they were read; `before` it is said. */
function useIsOver(seconds: number, before: () => void): boolean {
  const [isOver, setOver] = useState(seconds === 0);
  const end = useEffectEvent(() => {
    before();
    setOver(true);
  });
  useEffect(() => {
    if (seconds > 0) setOver(false);
    const timer = setTimeout(() => end(), seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds]);
  return isOver;
}

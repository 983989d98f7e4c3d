import { useEffect, useRef } from 'react';
import { m } from '#texts/messages.js';
import type { HiddenOpenings } from './use-hidden-openings.ts';

interface HiddenNoteProps {
  opening: { id: string; title: string };
  hidden: HiddenOpenings;
  /** The press that hid it is gone with the card: the way back takes the focus. */
  takesFocus?: boolean;
}

/** Stands where an opening stood that the candidate just hid, with the way back. */
export function HiddenNote({ opening: { id, title }, hidden, takesFocus }: HiddenNoteProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) undo.current?.focus();
  }, [takesFocus]);
  return (
    <div className="hidden-note">
      <p role="status">{m.job_openings_hidden({ title })}</p>
      <button ref={undo} type="button" className="btn btn-sm" onClick={() => void hidden.toggle(id)}>
        {m.job_openings_show_again()}
        <span className="sr"> {title}</span>
      </button>
    </div>
  );
}

/** "Not for me", of who looks for work: beside the mark that keeps it. */
export function HideButton({ opening: { id, title }, hidden }: Pick<HiddenNoteProps, 'opening' | 'hidden'>) {
  return (
    <button
      type="button"
      className="save-mark save-mark-no job-hide"
      aria-label={`${m.job_openings_hide()} ${title}`}
      title={m.job_openings_hide()}
      onClick={() => void hidden.toggle(id)}
    />
  );
}

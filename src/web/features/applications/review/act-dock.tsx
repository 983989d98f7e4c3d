import type { ReactNode } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { CloseIcon } from '#web/design/icons/icons.tsx';
import './act-dock.css';

/** At the thumb: the message, the rejection, and the act that follows from the status. */
export function ActDock({
  message,
  onReject,
  act,
}: {
  /** Undefined where nothing can be written. */
  message: ReactNode;
  /** Undefined where it can't be rejected, or is. */
  onReject: (() => void) | undefined;
  /** Undefined for who decides nothing. */
  act: ReactNode;
}) {
  if (!message && !onReject && !act) return null;
  return (
    <div className="review-acts">
      {message}
      {onReject && (
        <Button
          className="review-reject"
          icon={<CloseIcon size="sm" />}
          aria-haspopup="dialog"
          aria-keyshortcuts="r"
          onClick={onReject}
        >
          {m.applications_reject()}
        </Button>
      )}
      {act}
    </div>
  );
}

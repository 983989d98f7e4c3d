import { m } from '#texts/messages.js';
import './new-mark.css';

/** On an application that the reader has not opened yet. */
export function NewMark({ isDot = false }: { /** Where its word has no room. */ isDot?: boolean }) {
  if (isDot)
    return (
      <span className="new-dot" title={m.applications_marker_new()}>
        <span className="sr">{m.applications_marker_new()}</span>
      </span>
    );
  return <b className="new-mark">{m.applications_marker_new()}</b>;
}

import { m } from '#texts/messages.js';
import './new-mark.css';

/** On an application that the reader has not opened yet. */
export function NewMark() {
  return <b className="new-mark">{m.applications_marker_new()}</b>;
}

import { m } from '#texts/messages.js';
import type { DraftState } from '#web/forms/use-draft.ts';

/** Where what is written stands: on its way, kept, or on the device alone. */
export function DraftNote({ state }: { state: DraftState }) {
  const texts: Record<DraftState, () => string> = {
    untouched: () => '',
    waiting: m.applications_draft_saving,
    saved: m.applications_draft_saved,
    failed: () => (navigator.onLine ? m.applications_draft_failed() : m.applications_draft_on_device()),
  };
  return (
    <p className="muted small" role="status">
      {texts[state]()}
    </p>
  );
}

import { m } from '#texts/messages.js';
import type { DraftState } from '#web/forms/use-draft.ts';
import { useOnline } from '#web/use-online.ts';

/** Where what is written stands: on its way, kept, or on the device alone. */
export function DraftNote({ state }: { state: DraftState }) {
  const isOnline = useOnline();
  const texts: Record<DraftState, () => string> = {
    untouched: () => '',
    waiting: m.applications_draft_saving,
    saved: m.applications_draft_saved,
    failed: () => (isOnline ? m.applications_draft_failed() : m.applications_draft_on_device()),
  };
  return (
    <p className="muted small" role="status">
      {texts[state]()}
    </p>
  );
}

import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { momentText } from '#web/moments.ts';
import type { StoredDraft } from './opening-draft.ts';

/** What was typed here before and not saved: go on with it, or drop it. */
export function DraftNotice({
  draft,
  version,
  onRestore,
  onDrop,
}: {
  draft: StoredDraft;
  /** Of the stored opening; undefined for a new one. */
  version: number | undefined;
  onRestore(): void;
  onDrop(): void;
}) {
  return (
    <Notice
      tone="info"
      title={m.job_openings_editor_draft_found()}
      actions={
        <>
          <Button size="sm" onClick={onRestore}>
            {m.job_openings_editor_draft_restore()}
          </Button>
          <Button size="sm" variant="quiet" onClick={onDrop}>
            {m.job_openings_editor_draft_drop()}
          </Button>
        </>
      }
    >
      {m.job_openings_editor_draft_text({
        when: momentText(draft.savedAt, getLocale()),
      })}
      {draft.version !== version && ` ${m.job_openings_editor_draft_outdated()}`}
    </Notice>
  );
}

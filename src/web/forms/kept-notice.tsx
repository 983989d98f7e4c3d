import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { momentText } from '#web/moments.ts';
import type { useKeptForm } from './use-kept-form.ts';

type Kept = Pick<ReturnType<typeof useKeptForm>, 'found' | 'isOutdated' | 'restore' | 'discard'>;

/** What was typed into the form before and not sent: go on with it, or drop it. */
export function KeptNotice({ kept }: { kept: Kept }) {
  if (!kept.found) return null;
  return (
    <Notice
      tone="info"
      title={m.forms_kept()}
      actions={
        <>
          <Button size="sm" onClick={kept.restore}>
            {m.forms_kept_restore()}
          </Button>
          <Button size="sm" variant="quiet" onClick={kept.discard}>
            {m.forms_kept_discard()}
          </Button>
        </>
      }
    >
      {m.forms_kept_text({ when: momentText(kept.found.savedAt, getLocale()) })}
      {kept.isOutdated && ` ${m.forms_kept_outdated()}`}
    </Notice>
  );
}

import type { MouseEvent } from 'react';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { momentText } from '#web/moments.ts';
import type { useKeptForm } from './use-kept-form.ts';

type KeptForm = Pick<
  ReturnType<typeof useKeptForm>,
  'found' | 'keptAt' | 'isOutdated' | 'restore' | 'discard'
>;

/** What was typed into the form before and not sent: go on with it, or drop it. It stands inside its form. */
export function KeptNotice({ kept }: { kept: KeptForm }) {
  if (!kept.found) return null;
  const when = momentText(kept.found.savedAt, getLocale());
  const answer = (act: () => void) => (event: MouseEvent<HTMLElement>) => {
    // The button goes with the notice.
    firstFieldAfter(event.currentTarget)?.focus();
    act();
  };
  // What is typed meanwhile is kept as well; beside it, this is the text of before.
  const title = kept.keptAt ? m.forms_kept_earlier() : m.forms_kept();
  return (
    <Notice
      tone="info"
      role="status"
      title={title}
      actions={
        <>
          <Button size="sm" onClick={answer(kept.restore)}>
            {m.forms_kept_restore()}
          </Button>
          <Button size="sm" variant="quiet" onClick={answer(kept.discard)}>
            {m.forms_kept_discard()}
          </Button>
        </>
      }
    >
      {kept.isOutdated ? m.forms_kept_outdated({ when }) : m.forms_kept_text({ when })}
      {kept.keptAt && ` ${m.forms_kept_over()}`}
    </Notice>
  );
}

const typedInto =
  'input:not([type="hidden"], [type="file"], :disabled), select:not(:disabled), textarea:not(:disabled)';

function firstFieldAfter(button: HTMLElement): HTMLElement | undefined {
  const fields = button.closest('form')?.querySelectorAll<HTMLElement>(typedInto) ?? [];
  return [...fields].find(
    (field) =>
      button.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING && field.checkVisibility(),
  );
}

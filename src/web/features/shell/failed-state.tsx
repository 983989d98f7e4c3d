import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { RefreshIcon } from '#web/design/icons/icons.tsx';
import { failureMessage } from '#web/refusal.ts';

/** What could not be read: why, with a way to try again. The rest of the screen works. */
export function FailedState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Notice
      tone="no"
      role="alert"
      title={failureMessage(error)}
      actions={
        <Button size="sm" icon={<RefreshIcon size="sm" />} onClick={onRetry}>
          {m.shell_try_again()}
        </Button>
      }
    >
      {m.shell_load_failed()}
    </Notice>
  );
}

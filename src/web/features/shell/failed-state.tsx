import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { RefreshIcon } from '#web/design/icons/icons.tsx';
import { failureMessage, refusalOf } from '#web/refusal.ts';

/**
 * What could not be read: why, with a way to try again. The rest of the screen works. A feature that is switched off is
 * no fault, and trying again would not switch it on.
 */
export function FailedState({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (refusalOf(error)?.code === 'FEATURE_OFF')
    return (
      <Notice tone="wait" role="status">
        {failureMessage(error)}
      </Notice>
    );
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

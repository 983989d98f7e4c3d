import { m } from '#texts/messages.js';
import { Button } from '../../design/button.tsx';
import { RefreshIcon } from '../../design/icons.tsx';
import { Notice } from '../../design/notice.tsx';
import { failureMessage } from './failure.ts';

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

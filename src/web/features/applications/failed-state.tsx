import { m } from '#texts/messages.js';
import { Button } from '../../design/button.tsx';
import { RefreshIcon } from '../../design/icons.tsx';
import { Notice } from '../../design/notice.tsx';

/** What could not be read, with a way to try again. */
export function FailedState({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="no"
      role="alert"
      title={m.common_something_wrong()}
      actions={
        <Button size="sm" icon={<RefreshIcon size="sm" />} onClick={onRetry}>
          {m.applications_retry()}
        </Button>
      }
    >
      {m.applications_failed_text()}
    </Notice>
  );
}

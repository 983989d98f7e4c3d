import { m } from '#texts/messages.js';
import { Button } from '../../../design/button.tsx';
import { Notice } from '../../../design/notice.tsx';

/** The figures did not come; the rest of the screen works. */
export function DashboardFailed({ onRetry }: { onRetry(): void }) {
  return (
    <Notice
      tone="no"
      role="alert"
      actions={
        <Button size="sm" onClick={onRetry}>
          {m.companies_retry()}
        </Button>
      }
    >
      {m.common_something_wrong()}
    </Notice>
  );
}

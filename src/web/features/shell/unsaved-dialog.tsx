import { useBlocker } from '@tanstack/react-router';
import { m } from '#texts/messages.js';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';
import { hasUnsavedChanges } from '#web/forms/unsaved.ts';

/** Asks before a page with unsaved changes is left; stands once in the document. */
export function UnsavedDialog() {
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && hasUnsavedChanges(),
    enableBeforeUnload: hasUnsavedChanges,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      open={blocker.status === 'blocked'}
      title={m.shell_unsaved_title()}
      confirmLabel={m.shell_unsaved_leave()}
      cancelLabel={m.shell_unsaved_stay()}
      destructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    >
      {m.shell_unsaved_text()}
    </ConfirmDialog>
  );
}

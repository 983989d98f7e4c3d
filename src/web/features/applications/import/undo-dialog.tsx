import { useState } from 'react';
import { m } from '#texts/messages.js';
import { Checkbox } from '#web/design/form/choice.tsx';
import { ConfirmDialog } from '#web/design/overlay/dialog.tsx';

/** Asks before an import is taken back, and once something stayed, whether that goes, too. */
export function UndoDialog({
  hasKept,
  onClose,
  onUndo,
}: {
  hasKept: boolean;
  onClose(): void;
  onUndo(alsoTouched: boolean): void;
}) {
  const [isAll, setAll] = useState(false);
  return (
    <ConfirmDialog
      open
      destructive
      title={m.imports_undo_title()}
      confirmLabel={m.imports_undo_act()}
      cancelLabel={m.imports_keep()}
      onConfirm={() => onUndo(isAll)}
      onCancel={onClose}
    >
      <p>{m.imports_undo_text()}</p>
      {hasKept && (
        <Checkbox
          label={m.imports_undo_touched()}
          checked={isAll}
          onChange={({ target }) => setAll(target.checked)}
        />
      )}
    </ConfirmDialog>
  );
}

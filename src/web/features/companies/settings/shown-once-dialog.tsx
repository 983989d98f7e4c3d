import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { CopyIcon } from '#web/design/icons/icons.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { showToast } from '#web/design/overlay/toast.ts';

export interface ShownOnce {
  title: string;
  /** What it is. */
  label: string;
  secret: string;
  /** What is said once it is copied. */
  copied: string;
}

/** A whole secret, this once: it is copied from here, or lost. */
export function ShownOnceDialog({ title, label, secret, copied, onClose }: ShownOnce & { onClose(): void }) {
  const copy = async () => {
    await navigator.clipboard.writeText(secret);
    showToast({ type: 'success', text: copied });
  };
  return (
    <Dialog
      open
      size="sm"
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{m.companies_key_kept()}</Button>
          <Button variant="primary" icon={<CopyIcon size="sm" />} onClick={() => void copy()}>
            {m.companies_key_copy()}
          </Button>
        </>
      }
    >
      <div className="stack">
        <Notice tone="wait" role="status">
          {m.companies_key_once()}
        </Notice>
        <TextInput
          label={label}
          value={secret}
          readOnly
          dir="ltr"
          onFocus={(event) => event.target.select()}
        />
      </div>
    </Dialog>
  );
}

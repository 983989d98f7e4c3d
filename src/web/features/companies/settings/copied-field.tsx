import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { CopyIcon } from '#web/design/icons/icons.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import './copied-field.css';

/** Something to take elsewhere as it stands. */
export function CopiedField({ label, value }: { label: string; value: string }) {
  return (
    <div className="company-copied">
      <TextInput label={label} value={value} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
      <Button icon={<CopyIcon size="sm" />} onClick={() => void copyText(value)}>
        {m.companies_key_copy()}
        <span className="sr"> {label}</span>
      </Button>
    </div>
  );
}

/** Copies, and says so, or that it has to be done by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ type: 'success', text: m.companies_copied() });
  } catch {
    showToast({ type: 'error', text: m.candidates_copy_failed(), duration: 5000 });
  }
}

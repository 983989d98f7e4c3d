import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { CopyIcon } from '#web/design/icons/icons.tsx';
import { showToast } from '#web/design/overlay/toast.ts';

/** Something to take elsewhere as it stands. */
export function CopiedField({ label, value }: { label: string; value: string }) {
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    showToast({ type: 'success', text: m.companies_sign_in_copied() });
  };
  return (
    <div className="company-copied">
      <TextInput label={label} value={value} readOnly dir="ltr" onFocus={(event) => event.target.select()} />
      <Button icon={<CopyIcon size="sm" />} onClick={() => void copy()}>
        {m.companies_key_copy()}
        <span className="sr"> {label}</span>
      </Button>
    </div>
  );
}

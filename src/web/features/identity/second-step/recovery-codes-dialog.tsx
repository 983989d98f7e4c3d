import { useState } from 'react';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';

/** The codes of a new set, this one time: to copy or to print. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose(): void }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    setCopied(true);
  };
  return (
    <Dialog
      open
      locked
      title={m.second_step_codes_title()}
      onClose={onClose}
      actions={
        <Button variant="primary" onClick={onClose}>
          {m.second_step_codes_kept()}
        </Button>
      }
    >
      <div className="stack">
        <p>{m.second_step_codes_lead()}</p>
        <ul className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <div className="recovery-acts">
          <Button onClick={() => void copy()}>
            {isCopied ? m.second_step_codes_copied() : m.second_step_codes_copy()}
          </Button>
          <Button onClick={() => window.print()}>{m.second_step_codes_print()}</Button>
        </div>
      </div>
    </Dialog>
  );
}

import { type FormEvent, useState } from 'react';
import type { CompanyListItem } from '#contract/companies.ts';
import { m } from '#texts/messages.js';
import { api } from '../../api.ts';
import { Button } from '../../design/button.tsx';
import { Dialog } from '../../design/dialog.tsx';
import { TextArea } from '../../design/text-input.tsx';
import { refusedFields } from '../../validation.ts';
import { failureMessage } from '../shell/failure.ts';

interface Props {
  company: CompanyListItem;
  onClose: () => void;
  onDone: () => void;
}

/** The reason of a decline: required, and mailed to the company. */
export function DeclineDialog({ company, onClose, onDone }: Props) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await api.companies.dataUpdate({
        company_id: company.id,
        adminLogin: true,
        approved_status: 'Declined',
        decline_reason: reason,
      });
      onDone();
    } catch (refusal) {
      setError(refusedFields(refusal)?.decline_reason ?? failureMessage(refusal));
      setBusy(false);
    }
  };
  return (
    <Dialog open title={m.admin_decline_title({ name: company.name })} size="sm" onClose={onClose}>
      <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
        <TextArea
          label={m.admin_decline_reason()}
          description={m.admin_decline_help()}
          value={reason}
          error={error}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="row">
          <Button type="submit" variant="danger" loading={isBusy}>
            {m.admin_decline()}
          </Button>
          <Button onClick={onClose}>{m.admin_cancel()}</Button>
        </div>
      </form>
    </Dialog>
  );
}

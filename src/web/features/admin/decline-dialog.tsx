import { useState } from 'react';
import type { CompanyListItem } from '#contract/companies.ts';
import { m } from '#texts/messages.js';
import { api } from '../../api.ts';
import { TextArea } from '../../design/text-input.tsx';
import { useCheckedForm } from '../identity/use-checked-form.ts';
import { FormDialog } from '../shell/form-dialog.tsx';

interface Props {
  company: CompanyListItem;
  onClose: () => void;
  onDone: () => void;
}

/** The reason of a decline: required, and mailed to the company. */
export function DeclineDialog({ company, onClose, onDone }: Props) {
  const [reason, setReason] = useState('');
  const call = useCheckedForm();
  const decline = async () => {
    const decision = { approved_status: 'Declined', decline_reason: reason } as const;
    const input = { company_id: company.id, adminLogin: true, ...decision };
    if (await call.submit(input, () => api.companies.dataUpdate(input))) onDone();
  };
  return (
    <FormDialog
      title={m.admin_decline_title({ name: company.name })}
      call={call}
      confirm={m.admin_decline()}
      cancel={m.admin_cancel()}
      destructive
      onConfirm={decline}
      onClose={onClose}
    >
      <TextArea
        label={m.admin_decline_reason()}
        description={m.admin_decline_help()}
        value={reason}
        error={call.errors.decline_reason}
        onChange={(event) => {
          setReason(event.target.value);
          call.clear('decline_reason');
        }}
      />
    </FormDialog>
  );
}

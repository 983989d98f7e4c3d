import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { jobAlert, visitorAlert } from '#domain/alerts/alert-input.ts';
import { type AlertFrequency, alertFrequencies } from '#domain/alerts/alerts.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { Dialog } from '#web/design/overlay/dialog.tsx';
import { showToast } from '#web/design/overlay/toast.ts';
import { EmailField } from '#web/features/identity/email-field.tsx';
import { whatIsAsked } from '#web/features/job-openings/pool/jobs-pool-search.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { ownZone } from '#web/moments.ts';
import type { AlertSearch } from './alert-button.tsx';
import { frequencyText } from './frequency-texts.ts';

interface AlertDialogProps {
  search: AlertSearch;
  /** What the search is called at first. */
  name: string;
  onClose: () => void;
}

/** A candidate keeps the search; a visitor gives an address, which is confirmed by email first. */
export function AlertDialog(props: AlertDialogProps) {
  const { viewer } = useSurroundings();
  return viewer ? <CandidateDialog {...props} /> : <VisitorDialog {...props} />;
}

function CandidateDialog({ search, name, onClose }: AlertDialogProps) {
  const queries = useQueryClient();
  const kept = keptOf(search, name);
  const form = useForm({
    values: { name: kept.name, frequency: 'daily' as AlertFrequency },
    check: (values) => bySchema(jobAlert)({ ...kept, ...values }),
    send: (values) => api.jobAlerts.save({ ...kept, ...values }),
    onDone: async () => {
      await queries.invalidateQueries({ queryKey: query.jobAlerts.key() });
      showToast({ type: 'success', text: m.alerts_saved() });
      onClose();
    },
  });
  return (
    <FormDialog
      title={m.alerts_create()}
      form={form}
      confirm={m.alerts_save()}
      cancel={m.alerts_cancel()}
      onClose={onClose}
    >
      <p>{m.alerts_lead()}</p>
      <TextInput {...form.field('name')} label={m.alerts_name()} maxLength={100} />
      <FrequencyChoice value={form.values.frequency} onChange={(value) => form.set('frequency', value)} />
    </FormDialog>
  );
}

function VisitorDialog({ search, name, onClose }: AlertDialogProps) {
  const [sentTo, setSentTo] = useState<string>();
  const kept = keptOf(search, name);
  const form = useForm({
    values: { email: '', frequency: 'daily' as AlertFrequency },
    check: (values) => bySchema(visitorAlert)({ ...kept, ...values }),
    send: (values) => api.jobAlerts.request({ ...kept, ...values }),
    onDone: (_answer, { email }) => setSentTo(email),
  });
  if (sentTo)
    return (
      <Dialog
        open
        size="sm"
        title={m.alerts_check_mailbox_title()}
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            {m.alerts_understood()}
          </Button>
        }
      >
        <Notice tone="ok" role="status">
          {m.alerts_check_mailbox({ email: sentTo })}
        </Notice>
      </Dialog>
    );
  return (
    <FormDialog
      title={m.alerts_create()}
      form={form}
      confirm={m.alerts_request()}
      cancel={m.alerts_cancel()}
      onClose={onClose}
    >
      <p>{m.alerts_lead_visitor({ search: kept.name })}</p>
      <EmailField {...form.field('email')} />
      <FrequencyChoice value={form.values.frequency} onChange={(value) => form.set('frequency', value)} />
      <p className="field-help">{m.alerts_privacy()}</p>
    </FormDialog>
  );
}

function FrequencyChoice({
  value,
  onChange,
}: {
  value: AlertFrequency;
  onChange: (value: AlertFrequency) => void;
}) {
  return (
    <ChoiceGroup legend={m.alerts_frequency()}>
      {alertFrequencies.map((each) => (
        <Radio
          key={each}
          name="frequency"
          value={each}
          checked={value === each}
          label={frequencyText(each)}
          onChange={() => onChange(each)}
        />
      ))}
    </ChoiceGroup>
  );
}

/** The search as an alert keeps it: without its order, and without "posted since", which is always now. */
function keptOf(search: AlertSearch, name: string) {
  const { posted: _posted, ...asked } = whatIsAsked(search);
  const filled = Object.entries(asked).filter(([, value]) => value !== undefined);
  const filters = Object.fromEntries(
    filled.map(([name, value]) => [name, Array.isArray(value) ? value : String(value)]),
  );
  const timezone = ownZone();
  return { name: name.slice(0, 100), filters, timezone };
}

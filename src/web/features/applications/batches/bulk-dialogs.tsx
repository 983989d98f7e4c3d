import { useQuery } from '@tanstack/react-query';
import { isMoveTarget } from '#domain/applications/applications.ts';
import { letterMaximum, letterSubjectMaximum, letterTextMaximum } from '#domain/applications/batches.ts';
import type { ApplicationSelection } from '#domain/applications/selection.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { Select, TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { OwnPasswordField } from '#web/features/identity/own-password-field.tsx';
import { openingOption, publicFirst } from '#web/features/job-openings/own/opening-option.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import { placeholderNames } from '#web/placeholder-names.ts';
import type { FormErrors } from '#web/refusal.ts';
import type { BatchOrder } from './use-batch.ts';
import { withoutAct } from './without-act.ts';

export interface BulkProps {
  count: number;
  selection: ApplicationSelection;
  start: (order: BatchOrder) => Promise<void>;
  onDone: () => void;
  onClose: () => void;
}

/** An email to everybody who is selected, filled in for each. */
export function LetterDialog({ count, selection, start, onDone, onClose }: BulkProps) {
  const form = useForm({
    values: { subject: '', text: '' },
    guards: true,
    send: ({ subject, text }) => start({ selection, act: { kind: 'letter', subject, text } }),
    fieldsOf: withoutAct,
    onDone: () => {
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      size="md"
      title={m.applications_letter_title({ count })}
      form={form}
      confirm={m.applications_letter_send()}
      cancel={m.applications_cancel()}
      onClose={onClose}
    >
      {count > letterMaximum && (
        <Notice tone="wait">{m.validation_letter_maximum({ number: letterMaximum })}</Notice>
      )}
      <TextInput
        {...form.field('subject')}
        label={m.applications_letter_subject()}
        maxLength={letterSubjectMaximum}
      />
      <TextArea
        {...form.field('text')}
        label={m.applications_letter_text()}
        description={m.applications_letter_help({ names: placeholderNames() })}
        rows={8}
        maxLength={letterTextMaximum}
      />
    </FormDialog>
  );
}

/** Moves those of them whose interview is completed; the others stay, and the notice says how many. */
export function BulkMoveDialog({ count, selection, start, onDone, onClose }: BulkProps) {
  const openings = useQuery(query.applications.byOpening.queryOptions());
  const form = useForm({
    values: { job_id: '' },
    check: ({ job_id }) => (job_id ? {} : noOpening()),
    send: ({ job_id }) => start({ selection, act: { kind: 'move', job_id } }),
    fieldsOf: withoutAct,
    onDone: () => {
      onClose();
      onDone();
    },
  });
  const open = publicFirst((openings.data?.data ?? []).filter(({ status }) => isMoveTarget(status)));
  const chosen = open.find(({ id }) => id === form.values.job_id);
  return (
    <FormDialog
      title={m.applications_bulk_move_title({ count })}
      form={form}
      confirm={m.applications_move_confirm()}
      cancel={m.applications_cancel()}
      onClose={onClose}
    >
      <p>{m.applications_bulk_move_text()}</p>
      <Select {...form.field('job_id')} label={m.applications_move_to()} disabled={openings.isPending}>
        <option value="">{m.applications_move_choose()}</option>
        {open.map((opening) => (
          <option key={opening.id} value={opening.id}>
            {openingOption(opening)}
          </option>
        ))}
      </Select>
      {chosen && <p role="status">{m.applications_bulk_move_said({ to: openingOption(chosen) })}</p>}
    </FormDialog>
  );
}

/** Asks for the own password before they leave the list. */
export function BulkRemoveDialog({ count, selection, start, onDone, onClose }: BulkProps) {
  const form = useForm({
    values: { password: '' },
    send: ({ password }) => start({ selection, act: { kind: 'remove' }, password }),
    onDone: () => {
      onClose();
      onDone();
    },
  });
  return (
    <FormDialog
      title={m.applications_bulk_remove_title({ count })}
      form={form}
      confirm={m.applications_remove()}
      cancel={m.applications_cancel()}
      destructive
      onClose={onClose}
    >
      <p>{m.applications_bulk_remove_text()}</p>
      <OwnPasswordField {...form.field('password')} label={m.applications_password()} />
    </FormDialog>
  );
}

function noOpening(): FormErrors {
  return { job_id: m.validation_move_choose() };
}

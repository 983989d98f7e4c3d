import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReceivedApplicationDetails } from '#contract/application-responses.ts';
import { hire as hireSchema } from '#domain/applications/hire.ts';
import { type SalaryType, salaryTypes } from '#domain/job-openings/job-openings.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import type { BatchState } from '#web/features/applications/batches/use-batch.ts';
import { withoutAct } from '#web/features/applications/batches/without-act.ts';
import type { TypedWords } from '#web/features/applications/rejection-letters.tsx';
import { labelOf } from '#web/features/companies/labels.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { DateField } from '#web/forms/date-field.tsx';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';
import './hire-dialog.css';
import { endRest, type OpeningAfter, type OthersAfter, OthersAndOpening } from './others-and-opening.tsx';

/**
 * What was agreed with who is hired, and, the first time, what becomes of the others and of the opening. Nothing has to
 * be filled in.
 */
export function HireDialog({
  application,
  hiring,
  onClose,
}: {
  application: ReceivedApplicationDetails;
  /** Undefined where the status stands and only what was agreed is changed. */
  hiring?: {
    /** Sets the status and answers why it was refused, where it was. */
    onHire: () => Promise<unknown>;
    /** Begins the rejection of the others; its notice offers the way back. */
    rejectOthers: BatchState['start'];
  };
  onClose: () => void;
}) {
  const queries = useQueryClient();
  const { id, job, hire, candidate, abilities } = application;
  // What concerns the whole opening is for those who work for the whole company.
  const asksRest = hiring !== undefined && abilities.remove;
  const opening = useQuery({
    ...query.jobOpenings.read.queryOptions({ input: { id: job.id } }),
    enabled: asksRest,
  });
  const check = bySchema(hireSchema);
  const form = useForm({
    values: {
      salary: hire?.salary ? String(hire.salary) : '',
      currency: hire?.currency ?? opening.data?.data.currency ?? 'QAR',
      salary_type: (hire?.salary_type ?? opening.data?.data.salary_type ?? 'per month') as SalaryType,
      start_date: hire?.start_date ?? '',
      others: 'leave' as OthersAfter,
      words: {} as TypedWords,
      opening: 'leave' as OpeningAfter,
    },
    keeps: true,
    check: (values) => check(wire(values)),
    send: async (values) => {
      const refused = await hiring?.onHire();
      // Who is not hired is among those who wait: nobody hears that the position is filled.
      if (refused) throw refused;
      if (!hiring || values.salary || values.start_date)
        await api.applications.keepHire({ id, ...wire(values) });
      if (hiring && asksRest) await endRest({ jobId: job.id, ...values }, hiring.rejectOthers);
    },
    fieldsOf: withoutAct,
    onDone: async () => {
      onClose();
      await queries.invalidateQueries({ queryKey: query.applications.key() });
      if (asksRest) await queries.invalidateQueries({ queryKey: query.jobOpenings.key() });
    },
  });
  return (
    <FormDialog
      size="md"
      title={m.applications_hire_title({ name: candidate.name })}
      form={form}
      confirm={hiring ? m.applications_hire_confirm() : m.applications_hire_save()}
      cancel={m.applications_cancel()}
      onClose={onClose}
    >
      <p>{m.applications_hire_text()}</p>
      <div className="hire-salary">
        <TextInput
          {...form.field('salary')}
          label={m.applications_hire_salary()}
          inputMode="numeric"
          autoComplete="off"
          optional
        />
        <TextInput
          {...form.field('currency')}
          label={m.applications_hire_currency()}
          maxLength={3}
          autoCapitalize="characters"
          autoComplete="off"
        />
        <Select {...form.field('salary_type')} label={m.applications_hire_period()}>
          {salaryTypes.map((type) => (
            <option key={type} value={type}>
              {labelOf('salary_type', type)}
            </option>
          ))}
        </Select>
      </div>
      <DateField {...form.field('start_date')} label={m.applications_hire_start()} optional />
      {asksRest && <OthersAndOpening application={application} opening={opening.data?.data} form={form} />}
    </FormDialog>
  );
}

function wire({
  salary,
  currency,
  salary_type,
  start_date,
}: Record<'salary' | 'currency' | 'start_date', string> & {
  salary_type: SalaryType;
}) {
  return {
    salary: salary.replaceAll(/[\s,]/g, '') || null,
    currency: currency.trim().toUpperCase(),
    salary_type,
    start_date: start_date || null,
  };
}

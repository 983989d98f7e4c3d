import { useQueryClient } from '@tanstack/react-query';
import type { Plan } from '#contract/plans.ts';
import { planMessageMaximum } from '#domain/plans.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Notice } from '#web/design/data/notice.tsx';
import { TextArea } from '#web/design/form/text-input.tsx';
import { planName } from '#web/features/companies/plan-name.ts';
import { useCompany } from '#web/features/companies/use-company.ts';
import { FormDialog } from '#web/forms/form-dialog.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** Asks the team for a plan, with a message if the owner likes; nothing is charged. */
export function AskDialog({ plan, onClose }: { plan: Plan | undefined; onClose(): void }) {
  const queries = useQueryClient();
  const form = useForm({
    values: { message: '' },
    send: async ({ message }) => plan && api.companies.requestPlan({ plan: plan.id, message }),
    onDone: () => {
      onClose();
      return queries.invalidateQueries({ queryKey: query.companies.ownPlanRequest.key() });
    },
  });
  const { errors } = form;
  const used = useCompany()?.stats.held_openings ?? 0;
  const close = () => {
    form.forget();
    onClose();
  };
  return (
    <FormDialog
      open={plan !== undefined}
      title={m.companies_ask_for({ plan: planName(plan?.name ?? '') })}
      size="md"
      form={form}
      confirm={m.companies_send_request()}
      cancel={m.companies_cancel()}
      onClose={close}
    >
      <p>{m.companies_ask_text()}</p>
      {plan && used > plan.slot && (
        <Notice tone="wait">{m.companies_ask_smaller({ used, limit: plan.slot })}</Notice>
      )}
      {errors.plan && (
        <Notice tone="no" role="alert">
          {errors.plan}
        </Notice>
      )}
      <TextArea
        {...form.field('message')}
        label={m.companies_ask_message()}
        optional
        rows={4}
        maxLength={planMessageMaximum + 50}
      />
    </FormDialog>
  );
}

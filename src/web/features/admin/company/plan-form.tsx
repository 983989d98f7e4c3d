import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AdministeredCompany } from '#contract/company-administration.ts';
import type { Plan } from '#contract/plans.ts';
import { companyAdministration } from '#domain/companies/profile.ts';
import { m } from '#texts/messages.js';
import { api, query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { Card } from '#web/design/data/card.tsx';
import { Notice } from '#web/design/data/notice.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { dateLabel } from '#web/features/companies/labels.ts';
import { planName } from '#web/features/companies/plan-name.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { DateField } from '#web/forms/date-field.tsx';
import { Form } from '#web/forms/form.tsx';
import { useForm } from '#web/forms/use-form.ts';

/** Plan, slots and trial of a company; another plan brings its own slots, which may be changed. */
export function PlanForm({ administered }: { administered: AdministeredCompany }) {
  const { company, plan_request, openings } = administered;
  const cache = useQueryClient();
  const plans = useQuery(query.plans.list.queryOptions());
  const form = useForm({
    values: {
      package: company.package,
      slot: String(company.slot),
      screening_question_slot: String(company.screening_question_slot),
      video_question_slot: String(company.video_question_slot),
      trial_expiry: company.trial_expiry ?? '',
    },
    check: (values) => bySchema(companyAdministration)(asSent(values)),
    sendsChanges: true,
    send: (_values, changes) =>
      api.companies.dataUpdate({
        company_id: company.id,
        adminLogin: true,
        version: company.version,
        ...asSent(changes),
      }),
    onDone: () => cache.invalidateQueries({ queryKey: query.companyAdministration.key() }),
    guards: true,
  });
  const offered = plans.data?.data ?? [];
  const choose = (plan: Plan | undefined) => {
    if (!plan) return;
    form.change({
      package: plan.id,
      slot: String(plan.slot),
      screening_question_slot: String(plan.screening_question_slot),
      video_question_slot: String(plan.video_question_slot),
    });
  };
  const isTrial = form.values.package === 'trial';
  return (
    <Card as="section" pad="md" aria-labelledby="plan">
      <Form form={form} className="stack">
        <h2 id="plan">{m.admin_plan()}</h2>
        {plan_request && (
          <Notice tone="info">
            {m.admin_plan_asked({
              plan: planName(plan_request.plan_name),
              date: dateLabel(plan_request.created_at),
            })}
          </Notice>
        )}
        <Select
          {...form.field('package')}
          label={m.admin_plan_name()}
          onChange={(event) => choose(offered.find(({ id }) => id === event.target.value))}
        >
          {offered.every(({ id }) => id !== company.package) && (
            <option value={company.package}>{planName(company.package_name)}</option>
          )}
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {planName(name)}
            </option>
          ))}
        </Select>
        <TextInput
          {...form.field('slot')}
          label={m.companies_slot_jobs()}
          description={m.admin_plan_openings({ count: openings })}
          inputMode="numeric"
        />
        <TextInput
          {...form.field('screening_question_slot')}
          label={m.companies_slot_screening()}
          inputMode="numeric"
        />
        <TextInput
          {...form.field('video_question_slot')}
          label={m.companies_slot_video()}
          inputMode="numeric"
        />
        {isTrial && (
          <DateField
            {...form.field('trial_expiry')}
            label={m.admin_plan_trial()}
            description={m.admin_plan_trial_help()}
          />
        )}
        <div className="row">
          <Button type="submit" loading={form.isRunning} disabled={!form.isDirty || form.wait > 0}>
            {m.admin_plan_save()}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

const counts = ['slot', 'screening_question_slot', 'video_question_slot'] as const;

/** The counts as numbers; what is no number stays as it was typed, and is refused at its field. */
function asSent(values: Partial<Record<'package' | 'trial_expiry' | (typeof counts)[number], string>>) {
  const { package: plan, trial_expiry } = values;
  const numbers = counts.flatMap((name) => {
    const typed = values[name]?.trim();
    return typed === undefined ? [] : [[name, typed === '' ? Number.NaN : Number(typed)] as const];
  });
  return {
    ...(plan !== undefined && { package: plan }),
    ...(trial_expiry && { trial_expiry }),
    ...Object.fromEntries(numbers),
  };
}

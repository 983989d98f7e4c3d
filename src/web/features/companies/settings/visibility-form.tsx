import { useMemo } from 'react';
import type { CompanyProfile } from '#contract/company-profile.ts';
import { companyProfileUpdate } from '#domain/companies/profile.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Checkbox } from '#web/design/form/choice.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { SaveForm } from '#web/features/companies/save-form.tsx';
import { useRefreshCompany } from '#web/features/companies/use-company.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { useForm } from '#web/forms/use-form.ts';
import { zoneOptions } from '#web/forms/zone-options.ts';

/** Whether visitors see the company's page, and the zone of its dates. */
export function VisibilityForm({ company }: { company: CompanyProfile }) {
  const refresh = useRefreshCompany();
  const { locale } = useSurroundings();
  const { profile_visibility, timezone } = company;
  const zones = useMemo(() => zoneOptions(locale, timezone), [locale, timezone]);
  const form = useForm({
    values: { profile_visibility, timezone },
    check: bySchema(companyProfileUpdate),
    sendsChanges: true,
    send: (_values, part) => api.companies.update({ extra_data: part }),
    onDone: refresh,
    guards: true,
    unexpected: m.companies_update_failed,
  });
  return (
    <SaveForm id="visibility" title={m.companies_visibility_title()} form={form}>
      <Checkbox
        {...form.tick('profile_visibility')}
        label={m.companies_visibility()}
        description={m.companies_visibility_help()}
      />
      <Select
        {...form.field('timezone')}
        label={m.companies_timezone()}
        description={m.companies_timezone_help()}
      >
        {zones.map(({ key, value, label }) => (
          <option key={key} value={value}>
            {label}
          </option>
        ))}
      </Select>
    </SaveForm>
  );
}

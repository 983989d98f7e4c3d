import type { CompanyProfile } from '#contract/company-profile.ts';
import { companyProfileUpdate } from '#domain/companies/profile.ts';
import { zoneWords } from '#domain/zones.ts';
import { m } from '#texts/messages.js';
import { api } from '#web/api.ts';
import { Checkbox } from '#web/design/form/choice.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { SaveForm } from '#web/features/companies/save-form.tsx';
import { useRefreshCompany } from '#web/features/companies/use-company.ts';
import { bySchema } from '#web/forms/by-schema.ts';
import { useForm } from '#web/forms/use-form.ts';

/** Whether visitors see the company's page, and the zone of its dates. */
export function VisibilityForm({ company }: { company: CompanyProfile }) {
  const refresh = useRefreshCompany();
  const { profile_visibility, timezone } = company;
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
        {zones(form.values.timezone).map((zone) => (
          <option key={zone} value={zone}>
            {zoneWords(zone)}
          </option>
        ))}
      </Select>
    </SaveForm>
  );
}

/** The zones that the browser knows; the company's own is always among them. */
function zones(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(own) ? known : [own, ...known];
}

import type { CompanyProfile } from '#contract/company-profile.ts';
import { companyProfileUpdate } from '#domain/companies/profile.ts';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { Checkbox } from '../../../design/choice.tsx';
import { Select } from '../../../design/text-input.tsx';
import { SaveForm } from '../save-form.tsx';
import { useRefreshCompany } from '../use-company.ts';
import { useSave } from '../use-save.ts';

/** Whether visitors see the company's page, and the zone of its dates. */
export function VisibilityForm({ company }: { company: CompanyProfile }) {
  const refresh = useRefreshCompany();
  const { profile_visibility, timezone } = company;
  const state = useSave({ profile_visibility, timezone }, companyProfileUpdate);
  const { values, field, change, save } = state;
  const submit = async () => {
    const answer = await save((part) => api.companies.update({ extra_data: part }));
    if (answer) await refresh();
  };
  return (
    <SaveForm id="visibility" title={m.companies_visibility_title()} state={state} onSubmit={submit}>
      <Checkbox
        name="profile_visibility"
        label={m.companies_visibility()}
        description={m.companies_visibility_help()}
        checked={values.profile_visibility}
        onChange={(event) => change({ profile_visibility: event.target.checked })}
      />
      <Select {...field('timezone')} label={m.companies_timezone()} description={m.companies_timezone_help()}>
        {zones(values.timezone).map((zone) => (
          <option key={zone} value={zone}>
            {zone.replaceAll('_', ' ')}
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

import type { CompanyProfile } from '#contract/company-profile.ts';
import { companyProfileUpdate } from '#domain/companies/profile.ts';
import { m } from '#texts/messages.js';
import { api } from '../../../api.ts';
import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/card.tsx';
import { Checkbox } from '../../../design/choice.tsx';
import { Notice } from '../../../design/notice.tsx';
import { Select } from '../../../design/text-input.tsx';
import { useRefreshCompany } from '../use-company.ts';
import { useSave } from '../use-save.ts';

/** Whether visitors see the company's page, and the zone of its dates. */
export function VisibilityForm({ company }: { company: CompanyProfile }) {
  const refresh = useRefreshCompany();
  const { profile_visibility, timezone } = company;
  const { form, values, errors, sentence, isDirty, isRunning, change, save } = useSave(
    { profile_visibility, timezone },
    companyProfileUpdate,
  );
  const submit = async () => {
    const answer = await save((part) => api.companies.update({ extra_data: part }));
    if (answer) await refresh();
  };
  return (
    <Card as="section" pad="lg" aria-labelledby="visibility">
      <form
        ref={form}
        className="company-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <h2 id="visibility">{m.companies_visibility_title()}</h2>
        {sentence && (
          <Notice tone="no" role="alert">
            {sentence}
          </Notice>
        )}
        <Checkbox
          name="profile_visibility"
          label={m.companies_visibility()}
          description={m.companies_visibility_help()}
          checked={values.profile_visibility}
          onChange={(event) => change({ profile_visibility: event.target.checked })}
        />
        <Select
          name="timezone"
          label={m.companies_timezone()}
          description={m.companies_timezone_help()}
          value={values.timezone}
          error={errors.timezone}
          onChange={(event) => change({ timezone: event.target.value })}
        >
          {zones(values.timezone).map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </Select>
        <div>
          <Button type="submit" variant="primary" loading={isRunning} disabled={!isDirty}>
            {m.companies_save()}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** The zones that the browser knows; the company's own is always among them. */
function zones(own: string): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return known.includes(own) ? known : [own, ...known];
}

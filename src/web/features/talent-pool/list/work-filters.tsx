import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { industries } from '#domain/reference/industries.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { referenceLabel } from '#web/features/job-openings/reference-label.ts';
import { useJobTitles } from '#web/forms/job-titles.ts';
import { SearchSelect } from '#web/forms/search-select.tsx';
import type { PoolControls } from './pool-params.ts';

/** What candidates work as, in which field, and for whom. */
export function WorkFilters({ params, onChange }: PoolControls) {
  const titles = useJobTitles().map(({ label, value }) => ({ key: value, value, label, words: [value] }));
  return (
    <div className="stack">
      <SearchSelect
        label={m.talent_pool_position()}
        placeholder={m.talent_pool_any()}
        options={titles}
        value={params.position ?? ''}
        onChange={({ target: { value } }) => onChange({ ...params, position: value || undefined })}
      />
      <Select
        label={m.talent_pool_industry()}
        value={params.industry ?? ''}
        onChange={({ currentTarget: { value } }) => onChange({ ...params, industry: value || undefined })}
      >
        <option value="">{m.talent_pool_any()}</option>
        {industries.map((industry) => (
          <option key={industry} value={industry}>
            {referenceLabel('industry', industry)}
          </option>
        ))}
      </Select>
      <Employer key={params.employer} params={params} onChange={onChange} />
    </div>
  );
}

/** The current company; what candidates of the pool wrote is offered while one types. */
function Employer({ params, onChange }: PoolControls) {
  const id = useId();
  const [name, setName] = useState(params.employer ?? '');
  const found = useQuery(
    query.talentPool.employers.queryOptions({ input: { name }, enabled: name.trim().length > 1 }),
  );
  const employer = name.trim() || undefined;
  return (
    <>
      <TextInput
        label={m.talent_pool_employer()}
        description={m.talent_pool_employer_help()}
        list={id}
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={({ currentTarget: { value } }) => setName(value)}
        onBlur={() => {
          if (employer !== params.employer) onChange({ ...params, employer });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
      <datalist id={id}>
        {found.data?.data.map((company) => (
          <option key={company} value={company} />
        ))}
      </datalist>
    </>
  );
}

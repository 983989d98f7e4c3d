import { type EmploymentType, employmentTypes, experienceLevels } from '#domain/job-openings/job-openings.ts';
import { m } from '#texts/messages.js';
import { Checkbox, ChoiceGroup, Radio } from '#web/design/form/choice.tsx';
import { TextInput } from '#web/design/form/text-input.tsx';
import { numberText } from '#web/features/job-openings/opening-format.ts';
import { employmentLabel, levelLabel } from '#web/features/job-openings/opening-labels.ts';
import { postedDays, postedLabel } from '#web/features/job-openings/posted.ts';
import { currencySign } from '#web/money.ts';
import { type PoolSearch, toggled } from './jobs-pool-search.ts';

interface FilterCounts {
  employment_type: Readonly<Record<string, number>>;
  experience_level: Readonly<Record<string, number>>;
  remote: number;
  paid: number;
}

export interface PoolFiltersProps {
  search: PoolSearch;
  onChange: (search: PoolSearch) => void;
  counts?: FilterCounts;
  /** What the lowest pay is asked in. */
  currency: string;
  /** The form of the page that these fields belong to, so that they work without script. */
  form?: string;
}

/** Everything that narrows the list beside title and place; each change counts at once. */
export function PoolFilters({ search, onChange, counts, currency, form }: PoolFiltersProps) {
  return (
    <div className="pool-groups">
      <ChoiceGroup legend={m.job_openings_employment()}>
        {employmentTypes.map((type: EmploymentType) => (
          <Checkbox
            key={type}
            name="employment_type"
            value={type}
            form={form}
            label={employmentLabel(type)}
            count={counted(counts?.employment_type, type)}
            checked={search.employment_type?.includes(type) ?? false}
            onChange={() => onChange({ ...search, employment_type: toggled(search.employment_type, type) })}
          />
        ))}
      </ChoiceGroup>
      <ChoiceGroup legend={m.job_openings_experience()}>
        {experienceLevels.map((level) => (
          <Checkbox
            key={level}
            name="experience_level"
            value={level}
            form={form}
            label={levelLabel(level)}
            count={counted(counts?.experience_level, level)}
            checked={search.experience_level?.includes(level) ?? false}
            onChange={() =>
              onChange({ ...search, experience_level: toggled(search.experience_level, level) })
            }
          />
        ))}
      </ChoiceGroup>
      <div className="pool-pay">
        <SalaryFilter key={`${currency} ${search.salary_min}`} {...{ search, onChange, currency, form }} />
        <YesFilter
          name="pay_published"
          label={m.job_openings_pay_published()}
          count={counts?.paid}
          {...{ search, onChange, form }}
        />
      </div>
      <ChoiceGroup legend={m.job_openings_workplace()}>
        <YesFilter
          name="remote"
          label={m.job_openings_remote()}
          count={counts?.remote}
          {...{ search, onChange, form }}
        />
      </ChoiceGroup>
      <ChoiceGroup legend={m.job_openings_posted()}>
        {postedDays.map((days) => (
          <Radio
            key={days ?? 'any'}
            name={form ? 'posted' : 'posted-drawer'}
            value={days ?? ''}
            form={form}
            label={postedLabel(days)}
            checked={search.posted === days}
            onChange={() => onChange({ ...search, posted: days })}
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}

/** What an opening has or has not. */
function YesFilter({
  name,
  label,
  count,
  search,
  onChange,
  form,
}: Pick<PoolFiltersProps, 'search' | 'onChange' | 'form'> & {
  name: 'pay_published' | 'remote';
  label: string;
  count: number | undefined;
}) {
  return (
    <Checkbox
      name={name}
      value="1"
      form={form}
      label={label}
      count={count === undefined ? undefined : numberText(count)}
      checked={search[name] === '1'}
      onChange={() => onChange({ ...search, [name]: search[name] ? undefined : '1' })}
    />
  );
}

/** Counts when the field is left or Enter is pressed, so that no half-typed figure is searched for. */
function SalaryFilter({ search, onChange, currency, form }: PoolFiltersProps) {
  const change = (text: string) => {
    const amount = Number(text.replace(/\D/g, ''));
    const salary_min = amount > 0 ? amount : undefined;
    if (salary_min !== search.salary_min) onChange({ ...search, salary_min });
  };
  return (
    <TextInput
      className="choices pool-salary"
      description={m.job_openings_salary_compared({ currency: currencySign(currency) })}
      label={m.job_openings_salary_from()}
      name="salary_min"
      form={form}
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={9}
      prefix={currencySign(currency)}
      suffix={m.reference_salary_type_per_month()}
      defaultValue={search.salary_min}
      onBlur={(event) => change(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        event.preventDefault();
        change(event.currentTarget.value);
      }}
    />
  );
}

function counted(counts: Readonly<Record<string, number>> | undefined, value: string): string | undefined {
  return counts && numberText(counts[value] ?? 0);
}

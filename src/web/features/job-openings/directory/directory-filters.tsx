import type { ChangeEvent, SubmitEvent } from 'react';
import type { CompanyDirectoryPage } from '#contract/company-directory.ts';
import { type CompanyOrder, companyOrders } from '#domain/companies/directory.ts';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { Checkbox } from '#web/design/form/choice.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { useSearchBox } from '#web/design/form/use-search-box.ts';
import { SearchIcon } from '#web/design/icons/icons.tsx';
import { numberText } from '#web/features/job-openings/opening-format.ts';
import { cityLabel, countryLabel } from '#web/features/job-openings/place-names.ts';
import { referenceLabel } from '#web/features/job-openings/reference-label.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { type DirectorySearch, readDirectorySearch } from './directory-search.ts';

const orderTexts: Record<CompanyOrder, () => string> = {
  openings: m.job_openings_companies_by_openings,
  name: m.job_openings_companies_by_name,
  newest: m.job_openings_companies_by_newest,
};

type Counted = CompanyDirectoryPage['counts']['industries'];

interface DirectoryFiltersProps {
  search: DirectorySearch;
  counts: CompanyDirectoryPage['counts'];
  onChange: (search: DirectorySearch) => void;
}

/** What narrows the directory, each choice with what it would find. A change searches at once; without script the button does. */
export function DirectoryFilters({ search, counts, onChange }: DirectoryFiltersProps) {
  const { localePrefix } = useSurroundings();
  const box = useSearchBox(search.search ?? '');
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChange(readForm(event.currentTarget));
  };
  /** With what stands in the form by now: a name may be typed that was not sent yet. */
  const goWith = (form: HTMLFormElement | null, change: DirectorySearch) =>
    onChange({ ...(form ? readForm(form) : search), ...change });
  const choose = (name: keyof DirectorySearch) => (event: ChangeEvent<HTMLSelectElement>) =>
    goWith(event.currentTarget.form, {
      // A city is one of its country.
      ...(name === 'country' && { city: undefined }),
      [name]: event.currentTarget.value || undefined,
    });
  return (
    <search>
      <form
        className="directory-filters"
        action={localizedPath('/companies', localePrefix)}
        onSubmit={submit}
      >
        <TextInput
          ref={box}
          label={m.job_openings_companies_search()}
          type="search"
          name="search"
          icon={<SearchIcon />}
          defaultValue={search.search}
          maxLength={100}
        />
        <CountedSelect
          label={m.job_openings_companies_industry()}
          every={m.job_openings_companies_every_industry()}
          name="industry"
          value={search.industry}
          options={counts.industries}
          labelOf={(name) => referenceLabel('industry', name)}
          onChange={choose('industry')}
        />
        <CountedSelect
          label={m.job_openings_country()}
          every={m.job_openings_all_countries()}
          name="country"
          value={search.country}
          options={counts.countries}
          labelOf={countryLabel}
          onChange={choose('country')}
        />
        {search.country && (
          <CountedSelect
            label={m.job_openings_city()}
            every={m.job_openings_all_cities()}
            name="city"
            value={search.city}
            options={counts.cities}
            labelOf={cityLabel}
            onChange={choose('city')}
          />
        )}
        <Select
          label={m.job_openings_sort()}
          name="sort"
          value={search.sort ?? 'openings'}
          onChange={choose('sort')}
        >
          {companyOrders.map((order) => (
            <option key={order} value={order}>
              {orderTexts[order]()}
            </option>
          ))}
        </Select>
        <div className="directory-acts">
          <Checkbox
            label={m.job_openings_companies_hiring()}
            count={numberText(counts.hiring)}
            name="hiring"
            value="1"
            checked={search.hiring === '1'}
            onChange={({ currentTarget }) =>
              goWith(currentTarget.form, { hiring: currentTarget.checked ? '1' : undefined })
            }
          />
          <Button type="submit" variant="primary">
            {m.job_openings_search()}
          </Button>
        </div>
      </form>
    </search>
  );
}

function readForm(form: HTMLFormElement): DirectorySearch {
  return readDirectorySearch(Object.fromEntries(new FormData(form)));
}

interface CountedSelectProps {
  label: string;
  every: string;
  name: string;
  value: string | undefined;
  options: Counted;
  labelOf: (name: string) => string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
}

/** What is chosen stays to be chosen, though the other filters leave nothing of it. */
function CountedSelect({ label, every, name, value = '', options, labelOf, onChange }: CountedSelectProps) {
  const counted = (option: string, companies: number) =>
    m.job_openings_companies_counted({ label: labelOf(option), number: numberText(companies) });
  const isMissing = value !== '' && !options.some((option) => option.name === value);
  return (
    <Select label={label} name={name} value={value} onChange={onChange}>
      <option value="">{every}</option>
      {isMissing && <option value={value}>{counted(value, 0)}</option>}
      {options.map((option) => (
        <option key={option.name} value={option.name}>
          {counted(option.name, option.companies)}
        </option>
      ))}
    </Select>
  );
}

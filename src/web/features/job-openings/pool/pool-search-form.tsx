import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import type { SearchCountries } from '#contract/job-pool-responses.ts';
import { everyCountry } from '#domain/job-openings/search.ts';
import { localizedPath } from '#domain/locale.ts';
import { citiesOf } from '#domain/reference/cities.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Button } from '#web/design/button.tsx';
import { TagPicker } from '#web/design/form/tag-picker.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { SearchIcon, WorldIcon } from '#web/design/icons/icons.tsx';
import { MapPinIcon } from '#web/design/icons/subject-icons.tsx';
import { numberText } from '#web/features/job-openings/opening-format.ts';
import { cityLabel } from '#web/features/job-openings/place-names.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { tagsOf, useSuggestions } from '#web/forms/job-titles.ts';
import { CountrySelect } from './country-select.tsx';
import { countryOfSearch, type PoolSearch, searchIn, whatIsAsked } from './jobs-pool-search.ts';

/** The id of the form, which the filters beside the list belong to as well. */
export const poolFormId = 'pool-search';

/** Titles, country and city. A change searches at once; without script the button does. */
export function PoolSearchForm({
  search,
  countries,
  onChange,
}: {
  search: PoolSearch;
  countries: SearchCountries;
  onChange: (search: PoolSearch) => void;
}) {
  const { localePrefix } = useSurroundings();
  const [text, setText] = useState('');
  const country = countryOfSearch(search);
  const titles = useSuggestions(text, { country, city: search.city });
  const cities = useCities(search);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).getAll('job_title').map(String).filter(Boolean);
    onChange({ ...search, job_title: typed.length > 0 ? typed : undefined });
  };
  return (
    <form
      id={poolFormId}
      className="pool-search"
      action={localizedPath('/jobs-pool', localePrefix)}
      onSubmit={submit}
    >
      <TagPicker
        label={m.job_openings_job_titles()}
        hideLabel
        name="job_title"
        controlSize="lg"
        creatable
        max={5}
        icon={<SearchIcon />}
        placeholder={search.job_title ? m.job_openings_add_title() : m.job_openings_title_example()}
        value={tagsOf(search.job_title)}
        options={titles}
        onText={setText}
        onChange={(tags) =>
          onChange({ ...search, job_title: tags.length > 0 ? tags.map(({ value }) => value) : undefined })
        }
      />
      <CountrySelect
        country={country}
        countries={countries}
        hideLabel
        icon={<WorldIcon />}
        onCountry={(next) => onChange(searchIn(search, next))}
      />
      <Select
        label={m.job_openings_city()}
        name="city"
        hideLabel
        controlSize="lg"
        icon={<MapPinIcon />}
        disabled={country === everyCountry}
        value={search.city ?? ''}
        onChange={({ currentTarget }) => onChange({ ...search, city: currentTarget.value || undefined })}
      >
        <option value="">{m.job_openings_all_cities()}</option>
        {cities.map(({ name, openings }) => (
          <option key={name} value={name}>
            {openings ? `${cityLabel(name)} (${numberText(openings)})` : cityLabel(name)}
          </option>
        ))}
      </Select>
      <Button type="submit" variant="primary" size="lg">
        {m.job_openings_search()}
      </Button>
    </form>
  );
}

/** The known cities of the country at once; those of the search's openings, with their number, when the call has answered. */
function useCities(search: PoolSearch): { name: string; openings?: number }[] {
  const country = countryOfSearch(search);
  const { city: chosen, ...asked } = whatIsAsked(search);
  const counted = useQuery(
    query.jobPool.cities.queryOptions({
      input: { ...asked, country },
      staleTime: 60_000,
      enabled: typeof document !== 'undefined',
    }),
  );
  const withOpenings = (counted.data?.data ?? []).map(({ value, openings }) => ({ name: value, openings }));
  const known = citiesOf(country).map(({ name }) => ({ name }));
  const listed = [...withOpenings, ...known, ...(chosen ? [{ name: chosen }] : [])];
  return [...new Map(listed.toReversed().map((city) => [city.name, city])).values()].sort((a, b) =>
    a.name.localeCompare(b.name),
  );
}

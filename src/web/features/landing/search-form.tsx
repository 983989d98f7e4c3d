import { useRouter } from '@tanstack/react-router';
import { type KeyboardEvent, type SubmitEvent, useState } from 'react';
import type { SearchCountries } from '#contract/job-pool-responses.ts';
import { defaultSearchCountry } from '#domain/job-openings/search.ts';
import { localizedPath } from '#domain/locale.ts';
import { m } from '#texts/messages.js';
import { Button } from '#web/design/button.tsx';
import { type TagOption, TagPicker } from '#web/design/form/tag-picker.tsx';
import { SearchIcon, WorldIcon } from '#web/design/icons/icons.tsx';
import { CountrySelect } from '#web/features/job-openings/pool/country-select.tsx';
import { type PoolSearch, readPoolSearch } from '#web/features/job-openings/pool/jobs-pool-search.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { useSuggestions } from '#web/forms/job-titles.ts';

/**
 * Titles and country; the search leads to `/jobs-pool?pagename=home`. Each visit begins without title and with
 * Qatar. Before hydration it is a plain form that does the same.
 */
export function SearchForm({ countries }: { countries: SearchCountries }) {
  const router = useRouter();
  const { localePrefix } = useSurroundings();
  const [titles, setTitles] = useState<TagOption[]>([]);
  const [country, setCountry] = useState(defaultSearchCountry);
  const [text, setText] = useState('');
  const options = useSuggestions(text, { country });

  const searchFor = (job_title: string[]): PoolSearch =>
    readPoolSearch({ pagename: 'home', job_title, country });

  /** Page 1 of the list is on its way while the visitor still chooses. */
  function prepare(job_title: string[]) {
    void router.preloadRoute({ to: '/jobs-pool', search: searchFor(job_title) }).catch(() => undefined);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const job_title = new FormData(event.currentTarget).getAll('job_title').map(String).filter(Boolean);
    void router.navigate({ to: '/jobs-pool', search: searchFor(job_title) });
  }

  /** Enter adds the words as a title; with nothing typed it searches. */
  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const { target } = event;
    const isSearching =
      event.key === 'Enter' && target instanceof HTMLInputElement && target.value.trim() === '';
    if (isSearching && !event.defaultPrevented) {
      event.preventDefault();
      event.currentTarget.requestSubmit();
    }
  }

  return (
    <form
      className="card card-float find"
      action={localizedPath('/jobs-pool', localePrefix)}
      onSubmit={onSubmit}
      onKeyDown={onKeyDown}
    >
      <input type="hidden" name="pagename" value="home" />
      <TagPicker
        label={m.job_openings_job_titles()}
        description={false}
        name="job_title"
        controlSize="lg"
        creatable
        max={5}
        icon={<SearchIcon />}
        placeholder={m.job_openings_add_title()}
        value={titles}
        options={options}
        onText={setText}
        onChange={(chosen) => {
          setTitles(chosen);
          prepare(chosen.map(({ value }) => value));
        }}
      />
      <CountrySelect country={country} countries={countries} icon={<WorldIcon />} onCountry={setCountry} />
      <Button type="submit" variant="primary" size="lg">
        {m.landing_search()}
      </Button>
    </form>
  );
}

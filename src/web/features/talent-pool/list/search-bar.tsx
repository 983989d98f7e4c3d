import { useQuery } from '@tanstack/react-query';
import { inDigits } from '#domain/digits.ts';
import type { Locale } from '#domain/locale.ts';
import { displayName } from '#domain/reference/display-names.ts';
import { poolPageSize, poolPageSizes } from '#domain/talent-pool/search.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { RemovablePill } from '#web/design/data/tag.tsx';
import { SearchForm } from '#web/design/form/search-form.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { PlusIcon } from '#web/design/icons/icons.tsx';
import { openingOption, publicFirst } from '#web/features/job-openings/own/opening-option.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { type PoolParams, toggled } from './pool-params.ts';

interface PoolControls {
  params: PoolParams;
  onChange: (params: PoolParams) => void;
}

/** Whom to look for, and the opening that they are held against. */
export function PoolSearchBar({ params, onChange }: PoolControls) {
  const openings = useQuery(query.talentPool.openings.queryOptions()).data?.data ?? [];
  return (
    <SearchForm
      label={m.talent_pool_search()}
      button={m.talent_pool_search_button()}
      value={params.search ?? ''}
      onSearch={(text) => onChange({ ...params, search: text || undefined, without: undefined })}
      className="talent-search"
    >
      <Select
        label={m.talent_pool_fit_for()}
        hideLabel
        prefix={m.talent_pool_fit_for()}
        value={params.job_id ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...params, job_id: value || undefined, sort: value ? 'fit' : undefined })
        }
      >
        <option value="">{m.talent_pool_fit_none()}</option>
        {publicFirst(openings).map((opening) => (
          <option key={opening.id} value={opening.id}>
            {openingOption(opening)}
          </option>
        ))}
      </Select>
    </SearchForm>
  );
}

interface Synonym {
  text: string;
  is_searched: boolean;
  language: string | null;
}

/** One that another language alone says so names it. */
function labelIn({ text, language }: Synonym, locale: Locale): string {
  const name = language !== null && language !== locale && displayName('language', language, locale);
  return name ? m.talent_pool_in_language({ text, language: name }) : text;
}

/** The other ways to say it that were searched, too; each can be taken away, and searched again. */
export function Synonyms({
  found: { synonyms, corrections },
  params,
  onChange,
}: PoolControls & {
  found: {
    synonyms: Synonym[];
    corrections: { typed: string; meant: string }[];
  };
}) {
  const { locale } = useSurroundings();
  const searched = synonyms.filter(({ is_searched }) => is_searched);
  const leftOut = synonyms.filter(({ is_searched }) => !is_searched);
  const toggle = (text: string) => onChange({ ...params, without: toggled(params.without, text) });
  return (
    <>
      {corrections.map((correction) => (
        <p key={correction.typed} className="talent-correction" role="status">
          {m.talent_pool_corrected(correction)}
        </p>
      ))}
      {synonyms.length > 0 && corrections.length === 0 && (
        <div className="talent-synonyms">
          {searched.length > 0 && <span className="muted">{m.talent_pool_also_searched()}</span>}
          {searched.map((synonym) => (
            <RemovablePill
              key={synonym.text}
              label={labelIn(synonym, locale)}
              onRemove={() => toggle(synonym.text)}
            />
          ))}
          {leftOut.length > 0 && <span className="muted">{m.talent_pool_left_out()}</span>}
          {leftOut.map((synonym) => (
            <button
              key={synonym.text}
              type="button"
              className="pill pill-button talent-again"
              aria-label={m.talent_pool_search_again({ text: labelIn(synonym, locale) })}
              onClick={() => toggle(synonym.text)}
            >
              <PlusIcon size="sm" />
              {labelIn(synonym, locale)}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

/** Newest, Oldest, and with an opening chosen, Best fit (specification 2, section 9). */
export function PoolSort({ params, onChange }: PoolControls) {
  return (
    <Select
      label={m.talent_pool_sort()}
      hideLabel
      controlSize="sm"
      className="talent-select"
      value={params.sort ?? 'DESC'}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...params, sort: value === 'ASC' || value === 'fit' ? value : undefined })
      }
    >
      <option value="DESC">{m.talent_pool_sort_newest()}</option>
      <option value="ASC">{m.talent_pool_sort_oldest()}</option>
      {params.job_id && <option value="fit">{m.talent_pool_sort_fit()}</option>}
    </Select>
  );
}

/** How many a page has. */
export function PoolLimit({ params, onChange }: PoolControls) {
  return (
    <Select
      label={m.talent_pool_limit()}
      hideLabel
      prefix={m.talent_pool_limit()}
      controlSize="sm"
      className="talent-select"
      value={params.show ?? poolPageSize}
      onChange={({ currentTarget: { value } }) =>
        onChange({ ...params, show: Number(value) === poolPageSize ? undefined : Number(value) })
      }
    >
      {poolPageSizes.map((size) => (
        <option key={size} value={size}>
          {inDigits(size)}
        </option>
      ))}
    </Select>
  );
}

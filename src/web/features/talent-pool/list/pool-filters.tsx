import { useQuery } from '@tanstack/react-query';
import { genders } from '#domain/reference/genders.ts';
import { noticePeriods } from '#domain/reference/notice-periods.ts';
import { proficiencies } from '#domain/reference/proficiency.ts';
import { visaOptions } from '#domain/reference/visa-options.ts';
import { countriesOfGroup, gulfGroup } from '#domain/talent-pool/country-groups.ts';
import { m } from '#texts/messages.js';
import { query } from '#web/api.ts';
import { Checkbox, ChoiceGroup } from '#web/design/form/choice.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { genderLabel, levelLabel, visaLabel } from '#web/features/candidates/public/public-labels.ts';
import { noticeText } from '#web/features/talent-pool/words.ts';
import { CountryField, LanguageField } from '#web/forms/country-field.tsx';
import { type PoolControls, type PoolParams, poolInput, toggled } from './pool-params.ts';
import { WorkFilters } from './work-filters.tsx';

const groups = [
  [gulfGroup, m.talent_pool_group_gulf],
  ['Asia', m.talent_pool_group_asia],
  ['Africa', m.talent_pool_group_africa],
  ['Europe', m.talent_pool_group_europe],
  ['North America', m.talent_pool_group_north_america],
  ['South America', m.talent_pool_group_south_america],
  ['Oceania', m.talent_pool_group_oceania],
] as const;
const updatedChoices = [7, 30, 90, 180, 365];

/** Everything that narrows the pool; each change counts at once. */
export function PoolFilters({ params, onChange }: PoolControls) {
  const counts = useQuery(
    query.talentPool.counts.queryOptions({ input: poolInput(params), placeholderData: (before) => before }),
  ).data?.data;
  const set = (changes: PoolParams) => onChange({ ...params, ...changes });
  return (
    <div className="talent-groups">
      <ChoiceGroup legend={m.talent_pool_place()}>
        {groups.map(([group, label]) => (
          <Checkbox
            key={group}
            label={label()}
            count={counts && sumOf(counts.country, countriesOfGroup(group))}
            checked={params.continent?.includes(group) ?? false}
            onChange={() => set({ continent: toggled(params.continent, group) })}
          />
        ))}
        <CountryField
          label={m.talent_pool_country()}
          placeholder={m.talent_pool_any()}
          value={params.country ?? ''}
          onChange={({ target: { value } }) => set({ country: value || undefined })}
        />
      </ChoiceGroup>
      <Years params={params} onChange={onChange} />
      <div className="stack">
        <LanguageField
          label={m.talent_pool_language()}
          placeholder={m.talent_pool_any_feminine()}
          value={params.language ?? ''}
          onChange={({ target: { value } }) => set({ language: value || undefined })}
        />
        {params.language && (
          <Select
            label={m.talent_pool_level()}
            value={params.level ?? proficiencies[0]}
            onChange={({ currentTarget: { value } }) =>
              set({ level: value === proficiencies[0] ? undefined : value })
            }
          >
            {proficiencies.map((level) => (
              <option key={level} value={level}>
                {levelLabel(level)}
              </option>
            ))}
          </Select>
        )}
      </div>
      <ChoiceGroup legend={m.talent_pool_visa()}>
        {visaOptions.map((visa) => (
          <Checkbox
            key={visa}
            label={visaLabel(visa)}
            count={counts && (counts.visa[visa] ?? 0)}
            checked={params.visa?.includes(visa) ?? false}
            onChange={() => set({ visa: toggled(params.visa, visa) })}
          />
        ))}
      </ChoiceGroup>
      <WhenFilters params={params} onChange={onChange} />
      <WorkFilters params={params} onChange={onChange} />
      <div className="stack">
        <CountryField
          label={m.talent_pool_nationality()}
          placeholder={m.talent_pool_any_feminine()}
          value={params.nationality ?? ''}
          onChange={({ target: { value } }) => set({ nationality: value || undefined })}
        />
        <Select
          label={m.talent_pool_gender()}
          value={params.gender ?? ''}
          onChange={({ currentTarget: { value } }) => set({ gender: value || undefined })}
        >
          <option value="">{m.talent_pool_any()}</option>
          {genders.map((gender) => (
            <option key={gender} value={gender}>
              {genderLabel(gender)}
            </option>
          ))}
        </Select>
      </div>
    </div>
  );
}

/** Counts when a field is left or Enter is pressed, so that no half-typed figure is searched for. */
function Years({ params, onChange }: PoolControls) {
  const years = (text: string) => (/^\d{1,2}$/.test(text) ? Math.min(60, Number(text)) : undefined);
  const bounds = [
    ['experience_min', m.talent_pool_experience_from()],
    ['experience_max', m.talent_pool_experience_to()],
  ] as const;
  return (
    <fieldset className="talent-years">
      <legend className="field-label">{m.talent_pool_experience()}</legend>
      {bounds.map(([name, label]) => (
        <TextInput
          key={`${name} ${params[name]}`}
          label={label}
          inputMode="numeric"
          maxLength={2}
          defaultValue={params[name] ?? ''}
          onBlur={({ currentTarget: { value } }) => {
            if (years(value) !== params[name]) onChange({ ...params, [name]: years(value) });
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.currentTarget.blur();
          }}
        />
      ))}
    </fieldset>
  );
}

function WhenFilters({ params, onChange }: PoolControls) {
  return (
    <div className="stack">
      <Select
        label={m.talent_pool_notice()}
        value={params.notice ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...params, notice: value === '' ? undefined : Number(value) })
        }
      >
        <option value="">{m.talent_pool_notice_any()}</option>
        {noticePeriods.map((days) => (
          <option key={days} value={days}>
            {noticeText(days)}
          </option>
        ))}
      </Select>
      <Select
        label={m.talent_pool_updated()}
        value={params.updated ?? ''}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...params, updated: value === '' ? undefined : Number(value) })
        }
      >
        <option value="">{m.talent_pool_updated_any()}</option>
        {updatedChoices.map((days) => (
          <option key={days} value={days}>
            {m.talent_pool_updated_days({ count: days })}
          </option>
        ))}
      </Select>
    </div>
  );
}

function sumOf(counts: Readonly<Record<string, number>>, names: readonly string[]): number {
  return names.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
}

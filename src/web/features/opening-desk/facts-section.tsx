import { employmentTypes, experienceLevels, minimumEducations } from '#domain/job-openings.ts';
import { citiesOf, gulfCountries } from '#domain/reference/cities.ts';
import { m } from '#texts/messages.js';
import { Checkbox } from '../../design/choice.tsx';
import { TagPicker } from '../../design/tag-picker.tsx';
import { Select, TextInput } from '../../design/text-input.tsx';
import { countryLabel } from '../job-openings/place-names.ts';
import { Choices, NumberInput, Section, type SectionProps } from './section-parts.tsx';

/** Title, place, kind of work, dates. */
export function FactsSection({ values, errors, change }: SectionProps) {
  return (
    <Section title={m.desk_section_facts()}>
      <TextInput
        label={m.desk_title()}
        value={values.title}
        error={errors.title}
        onChange={(event) => change({ title: event.target.value })}
      />
      <div className="desk-row">
        <Select
          label={m.desk_country()}
          value={values.country}
          error={errors.country}
          onChange={(event) => change({ country: event.target.value, city: '' })}
        >
          {gulfCountries.map((country) => (
            <option key={country} value={country}>
              {countryLabel(country)}
            </option>
          ))}
        </Select>
        <TextInput
          label={m.desk_city()}
          list="desk-cities"
          value={values.city}
          error={errors.city}
          onChange={(event) => change({ city: event.target.value })}
        />
        <datalist id="desk-cities">
          {citiesOf(values.country).map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <div className="desk-row">
        <Choices
          list="employment_type"
          label={m.desk_employment_type()}
          options={employmentTypes}
          name="employment_type"
          values={values}
          errors={errors}
          change={change}
          asks
        />
        <Choices
          list="education"
          label={m.desk_minimum_education()}
          options={minimumEducations}
          name="minimum_education"
          values={values}
          errors={errors}
          change={change}
        />
      </div>
      <div className="desk-row">
        <Choices
          list="experience_level"
          label={m.desk_experience_level()}
          options={experienceLevels}
          name="experience_level"
          values={values}
          errors={errors}
          change={change}
          asks
        />
        <NumberInput
          label={m.desk_experience_start()}
          suffix={m.desk_years()}
          name="experience_start"
          values={values}
          errors={errors}
          change={change}
        />
        <NumberInput
          label={m.desk_experience_end()}
          suffix={m.desk_years()}
          name="experience_end"
          values={values}
          errors={errors}
          change={change}
        />
      </div>
      <div className="desk-row">
        <NumberInput
          label={m.desk_vacancies()}
          name="vacancies"
          values={values}
          errors={errors}
          change={change}
        />
        <TextInput
          label={m.desk_due_date()}
          type="date"
          value={values.due_date}
          error={errors.due_date}
          onChange={(event) => change({ due_date: event.target.value })}
        />
      </div>
      <TagPicker
        label={m.desk_tags()}
        description={m.desk_tags_help()}
        creatable
        max={6}
        error={Object.entries(errors).find(([field]) => field.startsWith('tags'))?.[1]}
        options={[]}
        value={values.tags.map((tag) => ({ value: tag, label: tag }))}
        onChange={(tags) => change({ tags: tags.map(({ value }) => value) })}
      />
      <Checkbox
        label={m.desk_remote()}
        checked={values.remote}
        onChange={(event) => change({ remote: event.target.checked })}
      />
      <Checkbox
        label={m.desk_hide_company()}
        description={m.desk_hide_company_help()}
        checked={values.hide_company_name}
        onChange={(event) => change({ hide_company_name: event.target.checked })}
      />
    </Section>
  );
}

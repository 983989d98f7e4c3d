import { employmentTypes, experienceLevels, minimumEducations } from '#domain/job-openings/job-openings.ts';
import { citiesOf, gulfCountries } from '#domain/reference/cities.ts';
import { m } from '#texts/messages.js';
import { Checkbox } from '#web/design/form/choice.tsx';
import { TagPicker } from '#web/design/form/tag-picker.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { countryLabel } from '#web/features/job-openings/place-names.ts';
import { Choices, NumberInput, Section, type SectionProps } from './section-parts.tsx';

/** Title, place, kind of work, dates. */
export function FactsSection({ form }: SectionProps) {
  const { values, errors, change } = form;
  return (
    <Section title={m.job_openings_editor_section_facts()}>
      <TextInput label={m.job_openings_editor_title()} {...form.field('title')} />
      <div className="editor-row">
        <Select
          label={m.job_openings_editor_country()}
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
        <TextInput label={m.job_openings_editor_city()} list="editor-cities" {...form.field('city')} />
        <datalist id="editor-cities">
          {citiesOf(values.country).map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <div className="editor-row">
        <Choices
          list="employment_type"
          label={m.job_openings_editor_employment_type()}
          options={employmentTypes}
          name="employment_type"
          form={form}
          asks
        />
        <Choices
          list="education"
          label={m.job_openings_editor_minimum_education()}
          options={minimumEducations}
          name="minimum_education"
          form={form}
        />
      </div>
      <div className="editor-row">
        <Choices
          list="experience_level"
          label={m.job_openings_editor_experience_level()}
          options={experienceLevels}
          name="experience_level"
          form={form}
          asks
        />
        <NumberInput
          label={m.job_openings_editor_experience_start()}
          suffix={m.job_openings_editor_years()}
          name="experience_start"
          form={form}
        />
        <NumberInput
          label={m.job_openings_editor_experience_end()}
          suffix={m.job_openings_editor_years()}
          name="experience_end"
          form={form}
        />
      </div>
      <div className="editor-row">
        <NumberInput label={m.job_openings_editor_vacancies()} name="vacancies" form={form} />
        <TextInput label={m.job_openings_editor_due_date()} type="date" {...form.field('due_date')} />
      </div>
      <TagPicker
        label={m.job_openings_editor_tags()}
        description={m.job_openings_editor_tags_help()}
        creatable
        max={6}
        error={Object.entries(errors).find(([field]) => field.startsWith('tags'))?.[1]}
        options={[]}
        value={values.tags.map((tag) => ({ value: tag, label: tag }))}
        onChange={(tags) => change({ tags: tags.map(({ value }) => value) })}
      />
      <Checkbox label={m.job_openings_editor_remote()} {...form.tick('remote')} />
      <Checkbox
        label={m.job_openings_editor_hide_company_name()}
        description={m.job_openings_editor_hide_company_help()}
        {...form.tick('hide_company_name')}
      />
    </Section>
  );
}

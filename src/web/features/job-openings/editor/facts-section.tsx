import { employmentTypes, experienceLevels, minimumEducations } from '#domain/job-openings/job-openings.ts';
import { richTexts } from '#domain/job-openings/opening.ts';
import {
  guessLanguage,
  openingLanguageNames,
  openingLanguages,
} from '#domain/job-openings/opening-language.ts';
import { citiesOf } from '#domain/reference/cities.ts';
import { currencyAfterMove } from '#domain/reference/country-currencies.ts';
import { openingTags } from '#domain/reference/opening-tags.ts';
import { m } from '#texts/messages.js';
import { Checkbox } from '#web/design/form/choice.tsx';
import { TagPicker } from '#web/design/form/tag-picker.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { shownTag } from '#web/features/job-openings/opening-words.ts';
import { CountryField } from '#web/forms/country-field.tsx';
import { DateField } from '#web/forms/date-field.tsx';
import { FurtherPlaces } from './further-places.tsx';
import { fieldId } from './opening-sections.ts';
import { Choices, NumberInput, Section, type SectionProps } from './section-parts.tsx';

/** Title, place, kind of work, dates. */
export function FactsSection({ form }: SectionProps) {
  const { values, errors, change } = form;
  return (
    <Section id="opening-position">
      <TextInput label={m.job_openings_editor_title()} {...form.field('title')} />
      <LanguageChoice form={form} />
      <div className="editor-row">
        <CountryField
          label={m.job_openings_editor_country()}
          {...form.field('country')}
          onChange={({ target: { value } }) => {
            if (value === values.country) return;
            const isPayTyped = values.salary_start !== '' || values.salary_end !== '';
            const currency = currencyAfterMove(values.currency, value, isPayTyped);
            change({ country: value, city: '', currency });
          }}
        />
        <TextInput label={m.job_openings_editor_city()} list="editor-cities" {...form.field('city')} />
        <datalist id="editor-cities">
          {citiesOf(values.country).map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </div>
      <FurtherPlaces form={form} />
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
        <DateField label={m.job_openings_editor_due_date()} {...form.field('due_date')} />
      </div>
      <TagPicker
        id={fieldId('tags')}
        label={m.job_openings_editor_tags()}
        description={m.job_openings_editor_tags_help()}
        creatable
        max={6}
        error={Object.entries(errors).find(([field]) => field.startsWith('tags'))?.[1]}
        options={openingTags.map(tagOf)}
        value={values.tags.map(tagOf)}
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

/** What the opening is written in: as its words tell, unless its company says so. */
function LanguageChoice({ form }: SectionProps) {
  const { title, language, ...rest } = form.values;
  const guessed = guessLanguage([title, ...richTexts.map((name) => rest[name])].join(' '));
  const differs = language !== '' && guessed !== undefined && guessed !== language;
  return (
    <Select
      label={m.job_openings_editor_written_in()}
      description={
        differs
          ? m.job_openings_editor_written_differs({ language: openingLanguageNames[guessed] })
          : m.job_openings_editor_written_help()
      }
      {...form.field('language')}
    >
      <option value="">
        {guessed
          ? m.job_openings_editor_written_found({ language: openingLanguageNames[guessed] })
          : m.job_openings_editor_written_as_it_is()}
      </option>
      {openingLanguages.map((each) => (
        <option key={each} value={each} lang={each}>
          {openingLanguageNames[each]}
        </option>
      ))}
    </Select>
  );
}

function tagOf(tag: string) {
  return { value: tag, label: shownTag(tag, undefined).text };
}

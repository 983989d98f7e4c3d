import { coverLetterOptions, salaryTypes } from '#domain/job-openings/job-openings.ts';
import { openingTextMaximum } from '#domain/job-openings/opening.ts';
import { currenciesOfPlace } from '#domain/reference/country-currencies.ts';
import { currencyName } from '#domain/reference/currencies.ts';
import { drivingLicences } from '#domain/reference/driving-licences.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { isTransferable, visaOptions } from '#domain/reference/visa-options.ts';
import { m } from '#texts/messages.js';
import { getLocale } from '#texts/runtime.js';
import { Notice } from '#web/design/data/notice.tsx';
import { Checkbox, ChoiceGroup } from '#web/design/form/choice.tsx';
import { Select } from '#web/design/form/text-input.tsx';
import { currencySign } from '#web/money.ts';
import { textOf } from '#web/validation.ts';
import { EligibilityLanguages } from './eligibility-languages.tsx';
import { fieldId } from './opening-sections.ts';
import { RichTextField } from './rich-text-field.tsx';
import { ScreeningQuestions } from './screening-questions.tsx';
import { Choices, NumberInput, Section, type SectionProps } from './section-parts.tsx';
import { VideoQuestions } from './video-questions.tsx';

/** How many questions of each kind the plan allows; undefined until it is known. */
export interface QuestionSlots {
  screening: number | undefined;
  video: number | undefined;
}

/** The four rich texts. */
export function DutiesSection({ form }: SectionProps) {
  const field = (name: 'introduction' | 'responsibilities' | 'requirements' | 'benefits', label: string) => (
    <RichTextField
      label={label}
      controlId={fieldId(name)}
      value={form.values[name]}
      most={openingTextMaximum}
      error={form.errors[name]}
      onChange={(html) => form.set(name, html)}
    />
  );
  return (
    <Section id="opening-work">
      {field('introduction', m.job_openings_editor_introduction())}
      {field('responsibilities', m.job_openings_editor_responsibilities())}
      {field('requirements', m.job_openings_editor_requirements())}
      {field('benefits', m.job_openings_editor_benefits())}
    </Section>
  );
}

/** What the pay is stated in: nothing to choose in Qatar; elsewhere the place's own, QAR, or what it already says. */
function CurrencyChoice({ form }: SectionProps) {
  const { country, currency } = form.values;
  const offered = [...new Set([...currenciesOfPlace(country), currency])];
  if (offered.length < 2) return null;
  return (
    <Select label={m.job_openings_editor_currency()} {...form.field('currency')}>
      {offered.map((code) => (
        <option key={code} value={code}>
          {m.job_openings_editor_currency_named({ code, name: currencyName(code, getLocale()) })}
        </option>
      ))}
    </Select>
  );
}

/** Salary and the letter. */
export function PaySection({ form }: SectionProps) {
  return (
    <Section id="opening-pay">
      <div className="editor-row">
        <CurrencyChoice form={form} />
        <NumberInput
          label={m.job_openings_editor_salary_start()}
          name="salary_start"
          form={form}
          prefix={currencySign(form.values.currency)}
        />
        <NumberInput
          label={m.job_openings_editor_salary_end()}
          name="salary_end"
          form={form}
          prefix={currencySign(form.values.currency)}
        />
        <Choices
          list="salary_type"
          label={m.job_openings_editor_salary_type()}
          options={salaryTypes}
          name="salary_type"
          form={form}
        />
      </div>
      <Checkbox
        label={m.job_openings_editor_publish_salary()}
        description={m.job_openings_editor_publish_salary_help()}
        {...form.tick('publish_salary')}
      />
      <Checkbox
        label={m.job_openings_editor_salary_negotiable()}
        description={m.job_openings_editor_salary_negotiable_help()}
        {...form.tick('salary_negotiable')}
      />
      <Choices
        list="cover_letter"
        label={m.job_openings_editor_cover_letter()}
        options={coverLetterOptions}
        name="cover_letter"
        form={form}
      />
    </Section>
  );
}

/** What the Gulf asks besides the work itself; candidates see how much of it they meet. */
export function EligibilitySection({ form }: SectionProps) {
  const { values, change } = form;
  return (
    <Section id="opening-eligibility" lead={m.job_openings_editor_section_eligibility_lead()}>
      <VisaChoices form={form} />
      <div className="editor-choices">
        <Checkbox
          label={m.job_openings_editor_transferable()}
          {...form.tick('transferable')}
          onChange={({ target: { checked } }) =>
            change({
              transferable: checked,
              // A visa that cannot be transferred is no answer to this.
              visa_options: checked ? values.visa_options.filter(isTransferable) : values.visa_options,
            })
          }
        />
        <Checkbox label={m.job_openings_editor_in_country()} {...form.tick('in_country')} />
      </div>
      <div className="editor-row">
        <NumberInput
          label={m.job_openings_editor_notice_period()}
          name="notice_period"
          form={form}
          suffix={m.job_openings_editor_days()}
        />
      </div>
      <EligibilityLanguages form={form} />
      <ChoiceGroup legend={m.job_openings_editor_driving_licences()}>
        <div className="editor-choices">
          {drivingLicences.map((licence) => (
            <Checkbox
              key={licence}
              label={textOf(referenceKey('driving_licence', licence))}
              checked={values.driving_licences.includes(licence)}
              onChange={() => change({ driving_licences: toggled(values.driving_licences, licence) })}
            />
          ))}
        </div>
      </ChoiceGroup>
    </Section>
  );
}

/** The visas that are accepted, by their names; where it must be transferable, only such. */
function VisaChoices({ form: { values, change } }: SectionProps) {
  const options = visaOptions
    .filter((option) => !values.transferable || isTransferable(option))
    .map((option) => ({ option, label: textOf(referenceKey('visa', option)) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, getLocale()));
  return (
    <ChoiceGroup legend={m.job_openings_editor_visa_options()}>
      <div className="editor-choices">
        {options.map(({ option, label }) => (
          <Checkbox
            key={option}
            label={label}
            checked={values.visa_options.includes(option)}
            onChange={() => change({ visa_options: toggled(values.visa_options, option) })}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

function toggled<Item>(list: readonly Item[], item: Item): Item[] {
  return list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
}

/** Written and video questions; they lock once somebody has answered them. */
export function QuestionsSection({
  form,
  isLocked,
  slots,
  hasVideo,
}: SectionProps & { isLocked: boolean; slots: QuestionSlots; hasVideo: boolean }) {
  return (
    <Section id="opening-questions" lead={m.job_openings_editor_section_questions_lead()}>
      {isLocked && (
        <Notice tone="info" title={m.job_openings_editor_questions_locked()}>
          {m.job_openings_editor_questions_locked_text()}
        </Notice>
      )}
      <h3>{m.job_openings_editor_screening()}</h3>
      <ScreeningQuestions form={form} isLocked={isLocked} most={slots.screening} />
      <h3>{m.job_openings_editor_video()}</h3>
      {!hasVideo && <p className="muted">{m.job_openings_editor_video_off()}</p>}
      {(hasVideo || form.values.video_questions.length > 0) && (
        <VideoQuestions form={form} isLocked={isLocked} most={hasVideo ? slots.video : 0} />
      )}
    </Section>
  );
}

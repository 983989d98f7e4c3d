import { openingTextMaximum } from '#domain/job-openings/opening.ts';
import { coverLetterOptions, salaryTypes } from '#domain/job-openings.ts';
import { drivingLicences } from '#domain/reference/driving-licences.ts';
import { referenceKey } from '#domain/reference/keys.ts';
import { visaOptions } from '#domain/reference/visa-options.ts';
import { m } from '#texts/messages.js';
import { Checkbox, ChoiceGroup } from '../../design/choice.tsx';
import { Notice } from '../../design/notice.tsx';
import { textOf } from '../../validation.ts';
import { EligibilityLanguages } from './eligibility-languages.tsx';
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
export function DutiesSection({ values, errors, change }: SectionProps) {
  const field = (name: 'introduction' | 'responsibilities' | 'requirements' | 'benefits', label: string) => (
    <RichTextField
      label={label}
      value={values[name]}
      most={openingTextMaximum}
      error={errors[name]}
      onChange={(html) => change({ [name]: html })}
    />
  );
  return (
    <Section title={m.desk_section_work()}>
      {field('introduction', m.desk_introduction())}
      {field('responsibilities', m.desk_responsibilities())}
      {field('requirements', m.desk_requirements())}
      {field('benefits', m.desk_benefits())}
    </Section>
  );
}

/** Salary and the letter. */
export function PaySection({ values, errors, change }: SectionProps) {
  return (
    <Section title={m.desk_section_pay()}>
      <div className="desk-row">
        <NumberInput
          label={m.desk_salary_start()}
          name="salary_start"
          values={values}
          errors={errors}
          change={change}
          prefix={values.currency}
        />
        <NumberInput
          label={m.desk_salary_end()}
          name="salary_end"
          values={values}
          errors={errors}
          change={change}
          prefix={values.currency}
        />
        <Choices
          list="salary_type"
          label={m.desk_salary_type()}
          options={salaryTypes}
          name="salary_type"
          values={values}
          errors={errors}
          change={change}
        />
      </div>
      <Checkbox
        label={m.desk_publish_salary()}
        description={m.desk_publish_salary_help()}
        checked={values.publish_salary}
        onChange={(event) => change({ publish_salary: event.target.checked })}
      />
      <Choices
        list="cover_letter"
        label={m.desk_cover_letter()}
        options={coverLetterOptions}
        name="cover_letter"
        values={values}
        errors={errors}
        change={change}
      />
    </Section>
  );
}

/** What the Gulf asks besides the work itself; candidates see how much of it they meet. */
export function EligibilitySection({ values, errors, change }: SectionProps) {
  const toggled = (list: string[], item: string) =>
    list.includes(item) ? list.filter((other) => other !== item) : [...list, item];
  return (
    <Section title={m.desk_section_eligibility()} lead={m.desk_section_eligibility_lead()}>
      <ChoiceGroup legend={m.desk_visa_options()}>
        <div className="desk-choices">
          {visaOptions.map((option) => (
            <Checkbox
              key={option}
              label={textOf(referenceKey('visa', option))}
              checked={values.visa_options.includes(option)}
              onChange={() => change({ visa_options: toggled(values.visa_options, option) })}
            />
          ))}
        </div>
      </ChoiceGroup>
      <div className="desk-choices">
        <Checkbox
          label={m.desk_transferable()}
          checked={values.transferable}
          onChange={(event) => change({ transferable: event.target.checked })}
        />
        <Checkbox
          label={m.desk_in_country()}
          checked={values.in_country}
          onChange={(event) => change({ in_country: event.target.checked })}
        />
      </div>
      <div className="desk-row">
        <NumberInput
          label={m.desk_notice_period()}
          name="notice_period"
          values={values}
          errors={errors}
          change={change}
          suffix={m.desk_days()}
        />
      </div>
      <EligibilityLanguages
        languages={values.languages}
        errors={errors}
        onChange={(languages) => change({ languages })}
      />
      <ChoiceGroup legend={m.desk_driving_licences()}>
        <div className="desk-choices">
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

/** Written and video questions; they lock once somebody has answered them. */
export function QuestionsSection({
  values,
  errors,
  change,
  isLocked,
  slots,
  hasVideo,
}: SectionProps & { isLocked: boolean; slots: QuestionSlots; hasVideo: boolean }) {
  return (
    <Section title={m.desk_section_questions()} lead={m.desk_section_questions_lead()}>
      {isLocked && (
        <Notice tone="info" title={m.desk_questions_locked()}>
          {m.desk_questions_locked_text()}
        </Notice>
      )}
      <h3>{m.desk_screening()}</h3>
      <ScreeningQuestions
        questions={values.screening_questions}
        errors={errors}
        isLocked={isLocked}
        most={slots.screening}
        onChange={(screening_questions) => change({ screening_questions })}
      />
      <h3>{m.desk_video()}</h3>
      {!hasVideo && <p className="muted">{m.desk_video_off()}</p>}
      {(hasVideo || values.video_questions.length > 0) && (
        <VideoQuestions
          questions={values.video_questions}
          errors={errors}
          isLocked={isLocked}
          most={hasVideo ? slots.video : 0}
          onChange={(video_questions) => change({ video_questions })}
        />
      )}
    </Section>
  );
}

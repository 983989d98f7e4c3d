import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { experienceEntryOn } from '#domain/candidates/experience.ts';
import { currentMonth, currentYear, totalExperience } from '#domain/candidates/experience-dates.ts';
import { today } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { Checkbox } from '#web/design/form/choice.tsx';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { durationText, periodText } from '#web/features/candidates/period-text.ts';
import { MonthField, YearField } from '#web/features/candidates/periods.tsx';
import type { FormOf } from '#web/forms/use-form.ts';
import { joined } from '#web/isolation.ts';
import { checkForm } from '#web/validation.ts';
import { EntriesCard } from './entries-card.tsx';
import type { CardProps } from './profile-card.tsx';

type Experience = CandidateDetails['experiences'][number];
/** While it is typed, a month or year may still be missing. */
type Typed = Omit<Experience, 'from_month' | 'from_year' | 'to_month' | 'to_year'> & {
  from_month: number | '';
  from_year: number | '';
  to_month: number | '';
  to_year: number | '' | 'Present';
};

const fresh: Typed = {
  company_name: '',
  designation: '',
  company_location: '',
  currently_working: false,
  from_month: '',
  from_year: '',
  to_month: '',
  to_year: '',
  description: '',
};

export function ExperienceCard(props: CardProps) {
  return (
    <EntriesCard<Typed>
      {...props}
      field="experiences"
      title={m.candidates_experiences()}
      empty={m.candidates_experiences_empty()}
      lead={<p className="field-help">{durationText(totalExperience(props.details.experiences, today()))}</p>}
      fresh={fresh}
      addLabel={m.candidates_experience_add()}
      nameOf={(entry) => entry.designation}
      check={(entry, act) => checkForm(experienceEntryOn(today, act), entry)}
      summary={(entry) => <ExperienceSummary experience={entry as Experience} />}
      form={(form) => <ExperienceForm form={form} />}
    />
  );
}

function ExperienceSummary({ experience }: { experience: Experience }) {
  return (
    <>
      <b>{experience.designation}</b>
      <p>{joined([experience.company_name, experience.company_location], m.common_comma())}</p>
      <p className="field-help">{periodText(experience)}</p>
      {experience.description && (
        <p className="entry-text" dir="auto">
          {experience.description}
        </p>
      )}
    </>
  );
}

function ExperienceForm({ form }: { form: FormOf<Typed> }) {
  const { values, errors, field, set } = form;
  const isCurrent = values.currently_working;
  return (
    <>
      <div className="profile-two">
        <TextInput {...field('designation')} label={m.candidates_designation()} />
        <TextInput {...field('company_name')} label={m.candidates_company_name()} />
      </div>
      <TextInput
        {...field('company_location')}
        value={values.company_location ?? ''}
        label={m.candidates_company_location()}
      />
      <Checkbox
        label={m.candidates_currently_working()}
        checked={isCurrent}
        onChange={(event) =>
          form.change(
            event.target.checked
              ? { currently_working: true, to_month: currentMonth, to_year: currentYear }
              : { currently_working: false, to_month: '', to_year: '' },
          )
        }
      />
      <div className="profile-four">
        <MonthField
          label={m.candidates_from_month()}
          value={values.from_month}
          error={errors.from_month}
          onValue={(month) => set('from_month', month)}
        />
        <YearField
          label={m.candidates_from_year()}
          value={values.from_year}
          error={errors.from_year}
          onValue={(year) => set('from_year', year)}
        />
        <MonthField
          label={m.candidates_to_month()}
          value={values.to_month}
          isCurrent={isCurrent}
          error={errors.to_month}
          onValue={(month) => set('to_month', month)}
        />
        <YearField
          label={m.candidates_to_year()}
          value={values.to_year}
          isCurrent={isCurrent}
          error={errors.to_year}
          onValue={(year) => set('to_year', year)}
        />
      </div>
      <TextArea
        {...field('description')}
        value={values.description ?? ''}
        label={m.candidates_description()}
        optional
        rows={3}
      />
    </>
  );
}

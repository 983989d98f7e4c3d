import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { educationEntry } from '#domain/candidates/education.ts';
import { inDigits } from '#domain/digits.ts';
import { courseNames, otherCourse } from '#domain/reference/course-names.ts';
import { m } from '#texts/messages.js';
import { Select, TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { labelOf } from '#web/features/candidates/labels.ts';
import { spanText } from '#web/features/candidates/period-text.ts';
import { YearField } from '#web/features/candidates/periods.tsx';
import { CountryField } from '#web/forms/country-field.tsx';
import { useCountryLabel } from '#web/forms/reference-options.ts';
import type { FormOf } from '#web/forms/use-form.ts';
import { joined } from '#web/isolation.ts';
import { checkForm } from '#web/validation.ts';
import { EntriesCard } from './entries-card.tsx';
import type { CardProps } from './profile-card.tsx';

type Education = CandidateDetails['educations'][number];
type Typed = Omit<Education, 'from_year' | 'to_year'> & { from_year: number | ''; to_year: number | '' };

const fresh: Typed = {
  institution_name: '',
  course_name: '',
  other_course_name: '',
  from_year: '',
  to_year: '',
  description: '',
  educated_country: '',
};

export function EducationCard(props: CardProps) {
  return (
    <EntriesCard<Typed>
      {...props}
      field="educations"
      title={m.candidates_educations()}
      empty={m.candidates_educations_empty()}
      fresh={fresh}
      addLabel={m.candidates_education_add()}
      nameOf={(entry) => entry.institution_name}
      check={(entry) => checkForm(educationEntry, entry)}
      summary={(entry) => <EducationSummary education={entry as Education} />}
      form={(form) => <EducationForm form={form} />}
    />
  );
}

function EducationSummary({ education }: { education: Education }) {
  const country = useCountryLabel();
  const course =
    education.course_name === otherCourse && education.other_course_name
      ? education.other_course_name
      : joined([labelOf('course', education.course_name), education.other_course_name], m.common_comma());
  return (
    <>
      <b>{course}</b>
      <p>
        {joined([education.institution_name, country(education.educated_country ?? '')], m.common_comma())}
      </p>
      <p className="field-help">{spanText(inDigits(education.from_year), inDigits(education.to_year))}</p>
      {education.description && (
        <p className="entry-text" dir="auto">
          {education.description}
        </p>
      )}
    </>
  );
}

function EducationForm({ form }: { form: FormOf<Typed> }) {
  const { values, errors, field, set } = form;
  const latest = new Date().getFullYear() + 8;
  return (
    <>
      <TextInput {...field('institution_name')} label={m.candidates_institution()} />
      <div className="profile-two">
        <Select {...field('course_name')} label={m.candidates_course()}>
          <option value="">{m.candidates_choose()}</option>
          {courseNames.map((course) => (
            <option key={course} value={course}>
              {labelOf('course', course)}
            </option>
          ))}
        </Select>
        <TextInput
          {...field('other_course_name')}
          value={values.other_course_name ?? ''}
          label={m.candidates_other_course()}
          optional
        />
        <YearField
          label={m.candidates_from_year()}
          value={values.from_year}
          error={errors.from_year}
          onValue={(year) => set('from_year', year)}
        />
        <YearField
          label={m.candidates_to_year()}
          value={values.to_year}
          latest={latest}
          error={errors.to_year}
          onValue={(year) => set('to_year', year)}
        />
      </div>
      <CountryField
        {...field('educated_country')}
        value={values.educated_country ?? ''}
        label={m.candidates_educated_country()}
        optional
        placeholder={m.candidates_choose()}
      />
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

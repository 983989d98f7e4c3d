import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { educationEntry } from '#domain/candidates/education.ts';
import { courseNames, otherCourse } from '#domain/reference/course-names.ts';
import { m } from '#texts/messages.js';
import { Select, TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { labelOf } from '#web/features/candidates/labels.ts';
import { YearField } from '#web/features/candidates/periods.tsx';
import { CountryField } from '#web/forms/country-field.tsx';
import { useCountryLabel } from '#web/forms/reference-options.ts';
import type { FormErrors } from '#web/refusal.ts';
import { checkForm } from '#web/validation.ts';
import { Entries } from './entries.tsx';
import { ProfileCard } from './profile-card.tsx';
import type { ProfileEditor } from './use-profile-editor.ts';

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

export function EducationCard({ details, editor }: { details: CandidateDetails; editor: ProfileEditor }) {
  const entries = (editor.card === 'educations' ? editor.draft.educations : details.educations) ?? [];
  return (
    <ProfileCard
      name="educations"
      title={m.candidates_educations()}
      editor={editor}
      isEmpty={details.educations.length === 0}
      empty={m.candidates_educations_empty()}
      form={
        <Entries<Typed>
          editor={editor}
          field="educations"
          entries={entries}
          fresh={fresh}
          addLabel={m.candidates_education_add()}
          nameOf={(entry) => entry.institution_name}
          check={(entry) => checkForm(educationEntry, entry)}
          summary={(entry) => <EducationSummary education={entry as Education} />}
          form={(entry, change, errors) => <EducationForm entry={entry} onChange={change} errors={errors} />}
        />
      }
    >
      <ul className="entry-list">
        {entries.map((entry) => (
          <li key={JSON.stringify(entry)}>
            <EducationSummary education={entry} />
          </li>
        ))}
      </ul>
    </ProfileCard>
  );
}

function EducationSummary({ education }: { education: Education }) {
  const country = useCountryLabel();
  const course =
    education.course_name === otherCourse && education.other_course_name
      ? education.other_course_name
      : [labelOf('course', education.course_name), education.other_course_name].filter(Boolean).join(', ');
  return (
    <>
      <b>{course}</b>
      <p>
        {[education.institution_name, country(education.educated_country ?? '')].filter(Boolean).join(', ')}
      </p>
      <p className="field-help">
        {education.from_year} – {education.to_year}
      </p>
      {education.description && <p className="entry-text">{education.description}</p>}
    </>
  );
}

function EducationForm(props: { entry: Typed; errors: FormErrors; onChange(part: Partial<Typed>): void }) {
  const { entry, errors, onChange } = props;
  const latest = new Date().getFullYear() + 8;
  return (
    <>
      <TextInput
        label={m.candidates_institution()}
        value={entry.institution_name}
        error={errors.institution_name}
        onChange={(event) => onChange({ institution_name: event.target.value })}
      />
      <div className="profile-two">
        <Select
          label={m.candidates_course()}
          value={entry.course_name}
          error={errors.course_name}
          onChange={(event) => onChange({ course_name: event.target.value })}
        >
          <option value="">{m.candidates_choose()}</option>
          {courseNames.map((course) => (
            <option key={course} value={course}>
              {labelOf('course', course)}
            </option>
          ))}
        </Select>
        <TextInput
          label={m.candidates_other_course()}
          optional
          value={entry.other_course_name ?? ''}
          error={errors.other_course_name}
          onChange={(event) => onChange({ other_course_name: event.target.value })}
        />
        <YearField
          label={m.candidates_from_year()}
          value={entry.from_year}
          error={errors.from_year}
          onValue={(from_year) => onChange({ from_year })}
        />
        <YearField
          label={m.candidates_to_year()}
          value={entry.to_year}
          latest={latest}
          error={errors.to_year}
          onValue={(to_year) => onChange({ to_year })}
        />
      </div>
      <CountryField
        label={m.candidates_educated_country()}
        optional
        placeholder={m.candidates_choose()}
        value={entry.educated_country ?? ''}
        error={errors.educated_country}
        onChange={(event) => onChange({ educated_country: event.target.value })}
      />
      <TextArea
        label={m.candidates_description()}
        optional
        rows={3}
        value={entry.description ?? ''}
        error={errors.description}
        onChange={(event) => onChange({ description: event.target.value })}
      />
    </>
  );
}

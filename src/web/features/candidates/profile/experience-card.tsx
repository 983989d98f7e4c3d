import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { experienceEntryOn } from '#domain/candidates/experience.ts';
import { currentMonth, currentYear, totalExperience } from '#domain/candidates/experience-dates.ts';
import { today } from '#domain/time.ts';
import { m } from '#texts/messages.js';
import { Checkbox } from '#web/design/form/choice.tsx';
import { TextArea, TextInput } from '#web/design/form/text-input.tsx';
import { durationText, periodText } from '#web/features/candidates/period-text.ts';
import { MonthField, YearField } from '#web/features/candidates/periods.tsx';
import type { FormErrors } from '#web/refusal.ts';
import { checkForm } from '#web/validation.ts';
import { Entries } from './entries.tsx';
import { ProfileCard } from './profile-card.tsx';
import type { ProfileEditor } from './use-profile-editor.ts';

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

export function ExperienceCard({ details, editor }: { details: CandidateDetails; editor: ProfileEditor }) {
  const entries = (editor.card === 'experiences' ? editor.draft.experiences : details.experiences) ?? [];
  return (
    <ProfileCard
      name="experiences"
      title={m.candidates_experiences()}
      editor={editor}
      isEmpty={details.experiences.length === 0}
      empty={m.candidates_experiences_empty()}
      form={
        <Entries<Typed>
          editor={editor}
          field="experiences"
          entries={entries}
          fresh={fresh}
          addLabel={m.candidates_experience_add()}
          nameOf={(entry) => entry.designation}
          check={(entry, act) => checkForm(experienceEntryOn(today, act), entry)}
          summary={(entry) => <ExperienceSummary experience={entry as Experience} />}
          form={(entry, change, errors) => <ExperienceForm entry={entry} onChange={change} errors={errors} />}
        />
      }
    >
      <p className="field-help">{durationText(totalExperience(details.experiences, today()))}</p>
      <ul className="entry-list">
        {entries.map((entry) => (
          <li key={JSON.stringify(entry)}>
            <ExperienceSummary experience={entry} />
          </li>
        ))}
      </ul>
    </ProfileCard>
  );
}

function ExperienceSummary({ experience }: { experience: Experience }) {
  return (
    <>
      <b>{experience.designation}</b>
      <p>{[experience.company_name, experience.company_location].filter(Boolean).join(', ')}</p>
      <p className="field-help">{periodText(experience)}</p>
      {experience.description && <p className="entry-text">{experience.description}</p>}
    </>
  );
}

function ExperienceForm(props: { entry: Typed; errors: FormErrors; onChange(part: Partial<Typed>): void }) {
  const { entry, errors, onChange } = props;
  const isCurrent = entry.currently_working;
  return (
    <>
      <div className="profile-two">
        <TextInput
          label={m.candidates_designation()}
          value={entry.designation}
          error={errors.designation}
          onChange={(event) => onChange({ designation: event.target.value })}
        />
        <TextInput
          label={m.candidates_company_name()}
          value={entry.company_name}
          error={errors.company_name}
          onChange={(event) => onChange({ company_name: event.target.value })}
        />
      </div>
      <TextInput
        label={m.candidates_company_location()}
        value={entry.company_location ?? ''}
        error={errors.company_location}
        onChange={(event) => onChange({ company_location: event.target.value })}
      />
      <Checkbox
        label={m.candidates_currently_working()}
        checked={isCurrent}
        onChange={(event) =>
          onChange(
            event.target.checked
              ? { currently_working: true, to_month: currentMonth, to_year: currentYear }
              : { currently_working: false, to_month: '', to_year: '' },
          )
        }
      />
      <div className="profile-four">
        <MonthField
          label={m.candidates_from_month()}
          value={entry.from_month}
          error={errors.from_month}
          onValue={(from_month) => onChange({ from_month })}
        />
        <YearField
          label={m.candidates_from_year()}
          value={entry.from_year}
          error={errors.from_year}
          onValue={(from_year) => onChange({ from_year })}
        />
        <MonthField
          label={m.candidates_to_month()}
          value={entry.to_month}
          isCurrent={isCurrent}
          error={errors.to_month}
          onValue={(to_month) => onChange({ to_month })}
        />
        <YearField
          label={m.candidates_to_year()}
          value={entry.to_year}
          isCurrent={isCurrent}
          error={errors.to_year}
          onValue={(to_year) => onChange({ to_year })}
        />
      </div>
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

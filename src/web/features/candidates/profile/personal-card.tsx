import type { CandidateDetails } from '#contract/candidate-responses.ts';
import { formatTag } from '#domain/locale.ts';
import { genders } from '#domain/reference/genders.ts';
import { industries } from '#domain/reference/industries.ts';
import { maritalStatuses } from '#domain/reference/marital-statuses.ts';
import { m } from '#texts/messages.js';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { Facts } from '#web/features/candidates/facts.tsx';
import { labelOf } from '#web/features/candidates/labels.ts';
import { dayText } from '#web/features/candidates/period-text.ts';
import { useSurroundings } from '#web/features/shell/surroundings.ts';
import { CountryField } from '#web/forms/country-field.tsx';
import { useCountryLabel } from '#web/forms/reference-options.ts';
import { ProfileCard } from './profile-card.tsx';
import type { ProfileEditor } from './use-profile-editor.ts';

/** Position and person. What is sensitive says who sees it. */
export function PersonalCard({ details, editor }: { details: CandidateDetails; editor: ProfileEditor }) {
  const country = useCountryLabel();
  const { locale } = useSurroundings();
  const salary = details.expected_salary;
  return (
    <ProfileCard
      name="personal"
      title={m.candidates_personal()}
      editor={editor}
      isEmpty={false}
      empty=""
      form={<PersonalForm editor={editor} />}
    >
      <Facts
        facts={[
          [m.candidates_current_position(), details.current_position],
          [m.candidates_current_company(), details.current_company],
          [m.candidates_industry(), labelOf('industry', details.industry)],
          [m.candidates_residence_country(), country(details.residence_country)],
          [m.candidates_nationality(), country(details.nationality)],
          [m.candidates_date_of_birth(), details.date_of_birth && dayText(details.date_of_birth)],
          [m.candidates_gender(), labelOf('gender', details.gender)],
          [m.candidates_marital_status(), labelOf('marital_status', details.marital_status)],
          [
            m.candidates_expected_salary(),
            salary === null ? '' : `QAR ${salary.toLocaleString(formatTag(locale))}`,
          ],
        ]}
      />
    </ProfileCard>
  );
}

function PersonalForm({ editor }: { editor: ProfileEditor }) {
  const { draft, errors, change } = editor;
  const choices = [
    ['industry', m.candidates_industry(), industries],
    ['gender', m.candidates_gender(), genders],
    ['marital_status', m.candidates_marital_status(), maritalStatuses],
  ] as const;
  return (
    <>
      <div className="profile-two">
        <TextInput
          label={m.candidates_current_position()}
          value={draft.current_position ?? ''}
          error={errors.current_position}
          onChange={(event) => change({ current_position: event.target.value })}
        />
        <TextInput
          label={m.candidates_current_company()}
          value={draft.current_company ?? ''}
          error={errors.current_company}
          onChange={(event) => change({ current_company: event.target.value })}
        />
        <CountryField
          label={m.candidates_residence_country()}
          placeholder={m.candidates_choose()}
          value={draft.residence_country ?? ''}
          error={errors.residence_country}
          onChange={(event) => change({ residence_country: event.target.value })}
        />
        <CountryField
          label={m.candidates_nationality()}
          placeholder={m.candidates_choose()}
          value={draft.nationality ?? ''}
          error={errors.nationality}
          onChange={(event) => change({ nationality: event.target.value })}
        />
        {choices.map(([name, label, values]) => (
          <Select
            key={name}
            label={label}
            value={draft[name] ?? ''}
            error={errors[name]}
            onChange={(event) => change({ [name]: event.target.value })}
          >
            <option value="">{m.candidates_choose()}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {labelOf(name, value)}
              </option>
            ))}
          </Select>
        ))}
        <TextInput
          type="date"
          label={m.candidates_date_of_birth()}
          value={draft.date_of_birth ?? ''}
          error={errors.date_of_birth}
          onChange={(event) => change({ date_of_birth: event.target.value || null })}
        />
        <TextInput
          type="number"
          inputMode="numeric"
          min={0}
          prefix="QAR"
          label={m.candidates_expected_salary()}
          value={draft.expected_salary ?? ''}
          error={errors.expected_salary}
          onChange={(event) =>
            change({ expected_salary: event.target.value === '' ? null : Number(event.target.value) })
          }
        />
      </div>
      <p className="field-help">{m.candidates_personal_private()}</p>
    </>
  );
}

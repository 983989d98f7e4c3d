import type { CvDocument } from '#domain/cvs/document.ts';
import { type CvPersonalField, cvPersonalFields } from '#domain/cvs/looks.ts';
import { m } from '#texts/messages.js';
import { Notice } from '#web/design/data/notice.tsx';
import { Checkbox, ChoiceGroup } from '#web/design/form/choice.tsx';
import { labelOf } from '#web/features/candidates/labels.ts';
import { dayText } from '#web/features/candidates/period-text.ts';
import { useCountryLabel } from '#web/forms/reference-options.ts';
import { moneyText } from '#web/money.ts';

const labels: Record<CvPersonalField, () => string> = {
  nationality: m.candidates_nationality,
  date_of_birth: m.candidates_date_of_birth,
  gender: m.candidates_gender,
  marital_status: m.candidates_marital_status,
  visa_option: m.candidates_visa,
  in_country: m.cvs_in_country,
  notice_period: m.candidates_notice_period,
  driving_licences: m.candidates_driving_licences,
  expected_salary: m.candidates_expected_salary,
  industry: m.candidates_industry,
  current_position: m.candidates_current_position,
  current_company: m.candidates_current_company,
  desired_jobs: m.candidates_desired_jobs,
};

interface PersonalFormProps {
  personal: CvDocument['personal'];
  shown: readonly CvPersonalField[];
  onShown(shown: CvPersonalField[]): void;
}

/** Which personal details of the profile the CV prints; each is off until it is chosen. */
export function PersonalForm({ personal, shown, onShown }: PersonalFormProps) {
  const country = useCountryLabel();
  const filled = cvPersonalFields.filter((field) => valueText(personal, field, country) !== '');
  return (
    <div className="cv-form">
      <p className="field-help">{m.cvs_personal_help()}</p>
      {filled.length === 0 && <Notice>{m.cvs_personal_none()}</Notice>}
      <ChoiceGroup legend={m.cvs_section_personal()} hideLegend>
        {filled.map((field) => (
          <Checkbox
            key={field}
            label={labels[field]()}
            description={valueText(personal, field, country)}
            checked={shown.includes(field)}
            onChange={(event) =>
              onShown(
                cvPersonalFields.filter((other) =>
                  other === field ? event.target.checked : shown.includes(other),
                ),
              )
            }
          />
        ))}
      </ChoiceGroup>
    </div>
  );
}

function valueText(
  personal: CvDocument['personal'],
  field: CvPersonalField,
  country: (value: string) => string,
): string {
  switch (field) {
    case 'nationality':
      return country(personal.nationality);
    case 'date_of_birth':
      return personal.date_of_birth && dayText(personal.date_of_birth);
    case 'gender':
      return labelOf('gender', personal.gender);
    case 'marital_status':
      return labelOf('marital_status', personal.marital_status);
    case 'visa_option':
      return labelOf('visa', personal.visa_option);
    case 'in_country':
      return personal.in_country === null ? '' : personal.in_country ? m.cvs_yes() : m.cvs_no();
    case 'notice_period':
      return personal.notice_period === null ? '' : m.candidates_days({ days: personal.notice_period });
    case 'driving_licences':
      return personal.driving_licences
        .map((licence) => labelOf('driving_licence', licence))
        .join(m.common_comma());
    case 'expected_salary':
      return personal.expected_salary === null ? '' : moneyText(personal.expected_salary);
    case 'industry':
      return labelOf('industry', personal.industry);
    case 'desired_jobs':
      return personal.desired_jobs.join(m.common_comma());
    default:
      return personal[field];
  }
}

import { defaultCurrency } from '#domain/plans.ts';
import { genders } from '#domain/reference/genders.ts';
import { industries } from '#domain/reference/industries.ts';
import { maritalStatuses } from '#domain/reference/marital-statuses.ts';
import { m } from '#texts/messages.js';
import { Facts, filledFacts } from '#web/design/data/facts.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { labelOf } from '#web/features/candidates/labels.ts';
import { dayText } from '#web/features/candidates/period-text.ts';
import { CountryField } from '#web/forms/country-field.tsx';
import { DateField } from '#web/forms/date-field.tsx';
import { useCountryLabel } from '#web/forms/reference-options.ts';
import { currencySign, moneyText } from '#web/money.ts';
import { type CardProps, ProfileCard } from './profile-card.tsx';
import type { CardForm } from './use-card-form.ts';

/** Position and person. What is sensitive says who sees it. */
export function PersonalCard({ details, editor }: CardProps) {
  const country = useCountryLabel();
  const salary = details.expected_salary;
  const facts = [
    [m.candidates_current_position(), details.current_position],
    [m.candidates_current_company(), details.current_company],
    [m.candidates_industry(), labelOf('industry', details.industry)],
    [m.candidates_residence_country(), country(details.residence_country)],
    [m.candidates_nationality(), country(details.nationality)],
    [m.candidates_date_of_birth(), details.date_of_birth && dayText(details.date_of_birth)],
    [m.candidates_gender(), labelOf('gender', details.gender)],
    [m.candidates_marital_status(), labelOf('marital_status', details.marital_status)],
    [m.candidates_expected_salary(), salary === null ? '' : moneyText(salary)],
  ] as const;
  return (
    <ProfileCard
      name="personal"
      title={m.candidates_personal()}
      details={details}
      editor={editor}
      isEmpty={filledFacts(facts).length === 0}
      empty={m.candidates_personal_empty()}
      form={(form) => <PersonalForm form={form} />}
    >
      <Facts facts={facts} />
    </ProfileCard>
  );
}

function PersonalForm({ form }: { form: CardForm }) {
  const { field, set } = form;
  const choices = [
    ['industry', m.candidates_industry(), industries],
    ['gender', m.candidates_gender(), genders],
    ['marital_status', m.candidates_marital_status(), maritalStatuses],
  ] as const;
  return (
    <>
      <div className="profile-two">
        <TextInput {...field('current_position')} label={m.candidates_current_position()} />
        <TextInput {...field('current_company')} label={m.candidates_current_company()} />
        <CountryField
          {...field('residence_country')}
          label={m.candidates_residence_country()}
          placeholder={m.candidates_choose()}
          value={form.values.residence_country ?? ''}
        />
        <CountryField
          {...field('nationality')}
          label={m.candidates_nationality()}
          placeholder={m.candidates_choose()}
          value={form.values.nationality ?? ''}
        />
        {choices.map(([name, label, values]) => (
          <Select key={name} {...field(name)} label={label} value={form.values[name] ?? ''}>
            <option value="">{m.candidates_choose()}</option>
            {values.map((value) => (
              <option key={value} value={value}>
                {labelOf(name, value)}
              </option>
            ))}
          </Select>
        ))}
        <DateField
          {...field('date_of_birth')}
          label={m.candidates_date_of_birth()}
          value={form.values.date_of_birth ?? ''}
          onChange={(event) => set('date_of_birth', event.target.value || null)}
        />
        <TextInput
          {...field('expected_salary')}
          inputMode="numeric"
          prefix={currencySign(defaultCurrency)}
          label={m.candidates_expected_salary()}
          value={form.values.expected_salary ?? ''}
          onChange={({ target: { value } }) => set('expected_salary', value)}
        />
      </div>
      <p className="field-help">{m.candidates_personal_private()}</p>
    </>
  );
}

import { useMemo } from 'react';
import { industries } from '#domain/reference/industries.ts';
import { m } from '#texts/messages.js';
import { Checkbox, Radio } from '#web/design/form/choice.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import type { TagOption } from '#web/design/form/tag-picker.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { labelOf } from '#web/features/candidates/labels.ts';
import { PhoneFields } from '#web/features/candidates/phone-fields.tsx';
import { TagsField } from '#web/features/candidates/tags-field.tsx';
import { EmailField } from '#web/features/identity/email-field.tsx';
import { PasswordField } from '#web/features/identity/password-field.tsx';
import { PageLink } from '#web/features/shell/page-link.tsx';
import { CountryField } from '#web/forms/country-field.tsx';
import { useJobTitles } from '#web/forms/job-titles.ts';
import type { SignupValues } from './signup-values.ts';

interface BasicStepProps {
  values: SignupValues;
  errors: Record<string, string>;
  onChange(change: Partial<SignupValues>): void;
}

const noOptions: readonly TagOption[] = [];

/** Step 1: who it is, what they do and look for, and what they agree to. */
export function BasicStep({ values, errors, onChange }: BasicStepProps) {
  const titles = useJobTitles();
  const sorted = useMemo(() => industries.map((value) => ({ value, label: labelOf('industry', value) })), []);
  return (
    <>
      <section className="signup-part" aria-labelledby="signup-account">
        <h2 id="signup-account">{m.candidates_signup_account()}</h2>
        <TextInput
          name="name"
          autoComplete="name"
          label={m.candidates_full_name()}
          value={values.name}
          error={errors.name}
          onChange={(event) => onChange({ name: event.target.value })}
        />
        <EmailField
          name="email"
          checksFree
          value={values.email}
          error={errors.email}
          onChange={(event) => onChange({ email: event.target.value })}
        />
        <PasswordField
          isNew
          name="password"
          label={m.candidates_password()}
          value={values.password}
          error={errors.password}
          onChange={(event) => onChange({ password: event.target.value })}
        />
        <PasswordField
          name="passwordCheck"
          autoComplete="new-password"
          label={m.candidates_password_check()}
          value={values.passwordCheck}
          error={errors.passwordCheck}
          onChange={(event) => onChange({ passwordCheck: event.target.value })}
        />
        <PhoneFields dialCode={values.dial_code} phone={values.phone} errors={errors} onChange={onChange} />
      </section>
      <section className="signup-part" aria-labelledby="signup-person">
        <h2 id="signup-person">{m.candidates_signup_person()}</h2>
        <div className="signup-two">
          <CountryField
            name="nationality"
            label={m.candidates_nationality()}
            placeholder={m.candidates_choose()}
            value={values.nationality}
            error={errors.nationality}
            onChange={(event) => onChange({ nationality: event.target.value })}
          />
          <TextInput
            name="dob"
            type="date"
            autoComplete="bday"
            label={m.candidates_date_of_birth()}
            value={values.dob}
            error={errors.dob}
            onChange={(event) => onChange({ dob: event.target.value })}
          />
        </div>
        <fieldset className="choices signup-gender">
          <legend className="field-label">{m.candidates_gender()}</legend>
          {['Female', 'Male'].map((gender) => (
            <Radio
              key={gender}
              name="gender"
              value={gender}
              label={labelOf('gender', gender)}
              checked={values.gender === gender}
              aria-invalid={errors.gender ? true : undefined}
              onChange={() => onChange({ gender })}
            />
          ))}
          {errors.gender && <FieldError>{errors.gender}</FieldError>}
        </fieldset>
      </section>
      <section className="signup-part" aria-labelledby="signup-work">
        <h2 id="signup-work">{m.candidates_signup_work()}</h2>
        <div className="signup-two">
          <Select
            name="industry"
            label={m.candidates_industry()}
            value={values.industry}
            error={errors.industry}
            onChange={(event) => onChange({ industry: event.target.value })}
          >
            <option value="">{m.candidates_choose()}</option>
            {sorted.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <TextInput
            name="current_position"
            autoComplete="organization-title"
            label={m.candidates_current_position()}
            value={values.current_position}
            error={errors.current_position}
            onChange={(event) => onChange({ current_position: event.target.value })}
          />
        </div>
        <TagsField
          kind="job"
          label={m.candidates_desired_jobs()}
          description={m.candidates_desired_jobs_help()}
          options={titles}
          tags={values.djobs}
          onTags={(djobs) => onChange({ djobs })}
          error={errors.djobs}
        />
        <TagsField
          kind="skill"
          label={m.candidates_skills()}
          description={m.candidates_signup_skills_help()}
          options={noOptions}
          tags={values.skills}
          onTags={(skills) => onChange({ skills })}
          error={errors.skills}
        />
      </section>
      <section className="signup-part" aria-labelledby="signup-consents">
        <h2 id="signup-consents">{m.candidates_signup_consents()}</h2>
        <Checkbox
          name="terms"
          checked={values.terms}
          error={errors.terms}
          onChange={(event) => onChange({ terms: event.target.checked })}
          label={<TermsText />}
        />
        <p className="field-help">{m.candidates_signup_optional()}</p>
        <Checkbox
          name="whatsapp_consent"
          checked={values.whatsapp_consent}
          label={m.candidates_consent_whatsapp_text()}
          onChange={(event) => onChange({ whatsapp_consent: event.target.checked })}
        />
        <Checkbox
          name="pool_consent"
          checked={values.pool_consent}
          label={m.candidates_consent_pool_text()}
          onChange={(event) => onChange({ pool_consent: event.target.checked })}
        />
        <Checkbox
          name="email_consent"
          checked={values.email_consent}
          label={m.candidates_consent_email_offers_text()}
          onChange={(event) => onChange({ email_consent: event.target.checked })}
        />
      </section>
    </>
  );
}

function TermsText() {
  return (
    <span>
      {m.candidates_signup_terms_before()}{' '}
      <PageLink to="/term-and-conditions" target="_blank">
        {m.candidates_signup_terms()}
      </PageLink>{' '}
      {m.candidates_signup_terms_and()}{' '}
      <PageLink to="/privacy-and-policy" target="_blank">
        {m.candidates_signup_privacy()}
      </PageLink>
      .
    </span>
  );
}

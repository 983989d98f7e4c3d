import { useMemo, useState } from 'react';
import { industries } from '#domain/reference/industries.ts';
import { m } from '#texts/messages.js';
import { Radio } from '#web/design/form/choice.tsx';
import { FieldError } from '#web/design/form/field.tsx';
import type { TagOption } from '#web/design/form/tag-picker.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { labelOf } from '#web/features/candidates/labels.ts';
import { TagsField } from '#web/features/candidates/tags-field.tsx';
import { EmailField } from '#web/features/identity/email-field.tsx';
import { PasswordField } from '#web/features/identity/password-field.tsx';
import { CountryField } from '#web/forms/country-field.tsx';
import { DateField } from '#web/forms/date-field.tsx';
import { useJobTitles } from '#web/forms/job-titles.ts';
import { PhoneFields } from '#web/forms/phone-fields.tsx';
import type { FormOf } from '#web/forms/use-form.ts';
import { SignupConsents } from './signup-consents.tsx';
import type { SignupForm } from './signup-values.ts';

const noOptions: readonly TagOption[] = [];

/** Step 1: who it is, what they do and look for, and what they agree to. */
export function BasicStep({ form, sendsWhatsapp }: { form: FormOf<SignupForm>; sendsWhatsapp: boolean }) {
  const { values, errors, field, set } = form;
  const titles = useJobTitles();
  const sorted = useMemo(() => industries.map((value) => ({ value, label: labelOf('industry', value) })), []);
  return (
    <>
      <section className="signup-part" aria-labelledby="signup-account">
        <h2 id="signup-account">{m.candidates_signup_account()}</h2>
        <TextInput {...field('name')} autoComplete="name" label={m.candidates_full_name()} />
        <EmailField {...field('email')} checksFree />
        <NewPassword form={form} />
        <PhoneFields
          dialCode={{ ...field('dial_code'), label: m.candidates_dial_code() }}
          phone={{ ...field('phone'), label: m.candidates_phone() }}
        />
      </section>
      <section className="signup-part" aria-labelledby="signup-person">
        <h2 id="signup-person">{m.candidates_signup_person()}</h2>
        <div className="signup-two">
          <CountryField
            {...field('nationality')}
            label={m.candidates_nationality()}
            placeholder={m.candidates_choose()}
          />
          <DateField {...field('dob')} autoComplete="bday" label={m.candidates_date_of_birth()} />
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
              onChange={() => set('gender', gender)}
            />
          ))}
          {errors.gender && <FieldError>{errors.gender}</FieldError>}
        </fieldset>
      </section>
      <section className="signup-part" aria-labelledby="signup-work">
        <h2 id="signup-work">{m.candidates_signup_work()}</h2>
        <div className="signup-two">
          <Select {...field('industry')} label={m.candidates_industry()}>
            <option value="">{m.candidates_choose()}</option>
            {sorted.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
          <TextInput
            {...field('current_position')}
            autoComplete="organization-title"
            label={m.candidates_current_position()}
          />
        </div>
        <TagsField
          kind="job"
          label={m.candidates_desired_jobs()}
          description={m.candidates_desired_jobs_help()}
          options={titles}
          tags={values.djobs}
          onTags={(djobs) => set('djobs', djobs)}
          error={errors.djobs}
        />
        <TagsField
          kind="skill"
          label={m.candidates_skills()}
          description={m.candidates_signup_skills_help()}
          options={noOptions}
          tags={values.skills}
          onTags={(skills) => set('skills', skills)}
          error={errors.skills}
        />
      </section>
      <SignupConsents tick={form.tick} sendsWhatsapp={sendsWhatsapp} />
    </>
  );
}

/** Typed once while it is read, and again where it is hidden. */
function NewPassword({ form }: { form: FormOf<SignupForm> }) {
  const [isShown, setShown] = useState(true);
  const password = form.field('password');
  return (
    <>
      <PasswordField
        isNew
        {...password}
        startsShown
        onShown={(shown) => {
          setShown(shown);
          form.set('passwordCheck', shown ? password.value : '');
        }}
        onChange={(event) => {
          password.onChange(event);
          if (isShown) form.set('passwordCheck', event.target.value);
        }}
        label={m.candidates_password()}
      />
      {!isShown && (
        <PasswordField
          {...form.field('passwordCheck')}
          autoComplete="new-password"
          label={m.candidates_password_check()}
        />
      )}
    </>
  );
}

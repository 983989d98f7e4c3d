import type { Certificate } from '#contract/candidate-responses.ts';
import { certificateEntry } from '#domain/candidates/certificates.ts';
import { certificateKinds, knownCertificates } from '#domain/reference/certificates.ts';
import { m } from '#texts/messages.js';
import { Checkbox } from '#web/design/form/choice.tsx';
import { Select, TextInput } from '#web/design/form/text-input.tsx';
import { CertificateSummary } from '#web/features/candidates/certificate-summary.tsx';
import { certificateKindLabel } from '#web/features/candidates/certificate-texts.ts';
import { MonthField, YearField } from '#web/features/candidates/periods.tsx';
import type { FormOf } from '#web/forms/use-form.ts';
import { checkForm } from '#web/validation.ts';
import { EntriesCard } from './entries-card.tsx';
import type { CardProps } from './profile-card.tsx';

const fresh: Certificate = {
  kind: 'Certificate',
  name: '',
  issuer: '',
  number: '',
  issued_month: null,
  issued_year: null,
  expires_month: null,
  expires_year: null,
  does_not_expire: false,
};

/** Certificates, licences and registrations; those that the Gulf asks for are offered by name. */
export function CertificatesCard(props: CardProps) {
  return (
    <EntriesCard<Certificate>
      {...props}
      field="certificates"
      title={m.candidates_certificates()}
      empty={m.candidates_certificates_empty()}
      fresh={fresh}
      addLabel={m.candidates_certificate_add()}
      nameOf={(entry) => entry.name}
      check={(entry) => checkForm(certificateEntry, entry)}
      summary={(entry) => <CertificateSummary certificate={entry} />}
      form={(form) => <CertificateForm form={form} />}
    />
  );
}

function CertificateForm({ form }: { form: FormOf<Certificate> }) {
  const { values, errors, field, set, change } = form;
  /** The paper that was chosen by its name brings its issuer and kind, unless another issuer was typed. */
  const rename = (name: string) => {
    const known = knownCertificates.find((one) => one.name === name);
    const issuers = knownCertificates.map(({ issuer }) => issuer);
    const isFree = values.issuer === '' || issuers.includes(values.issuer);
    change(known && isFree ? { name, issuer: known.issuer, kind: known.kind } : { name });
  };
  const dated = (name: 'issued_month' | 'issued_year' | 'expires_month' | 'expires_year') => ({
    value: values[name] ?? ('' as const),
    error: errors[name],
    optional: true,
    onValue: (value: number | '') => set(name, value === '' ? null : value),
  });
  return (
    <>
      <TextInput
        {...field('name')}
        label={m.candidates_certificate_name()}
        list="known-certificates"
        onChange={(event) => rename(event.target.value)}
      />
      <datalist id="known-certificates">
        {knownCertificates.map(({ name }) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <TextInput {...field('issuer')} label={m.candidates_certificate_issuer()} />
      <div className="profile-two">
        <Select {...field('kind')} label={m.candidates_certificate_kind()}>
          {certificateKinds.map((kind) => (
            <option key={kind} value={kind}>
              {certificateKindLabel(kind)}
            </option>
          ))}
        </Select>
        <TextInput
          {...field('number')}
          label={m.candidates_certificate_number()}
          description={m.candidates_certificate_number_help()}
          optional
        />
      </div>
      <div className="profile-four">
        <MonthField label={m.candidates_issued_month()} {...dated('issued_month')} />
        <YearField label={m.candidates_issued_year()} {...dated('issued_year')} />
      </div>
      <Checkbox
        label={m.candidates_does_not_expire()}
        checked={values.does_not_expire}
        onChange={({ target: { checked } }) =>
          change(
            checked
              ? { does_not_expire: true, expires_month: null, expires_year: null }
              : { does_not_expire: false },
          )
        }
      />
      {!values.does_not_expire && (
        <div className="profile-four">
          <MonthField label={m.candidates_expires_month()} {...dated('expires_month')} />
          <YearField
            label={m.candidates_expires_year()}
            latest={new Date().getFullYear() + 20}
            {...dated('expires_year')}
          />
        </div>
      )}
    </>
  );
}

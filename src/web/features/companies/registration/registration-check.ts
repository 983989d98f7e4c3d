import {
  type CompanyRegistrationInput,
  registrationCompany,
  registrationDetails,
  registrationPersonal,
  registrationRecruiter,
} from '#domain/companies/registration.ts';
import type { StoredDocuments } from '#web/features/companies/documents-fields.tsx';
import { fieldsOfForm } from '#web/forms/field-errors.ts';
import type { FormErrors } from '#web/refusal.ts';
import { checkForm } from '#web/validation.ts';
import { type RegistrationValues, stepOfField } from './registration-values.ts';

const schemas = [registrationPersonal, registrationRecruiter, registrationCompany, registrationDetails];

/** What a step's fields break, by the same schemas as the server's; empty where all is well. */
export function checkStep(
  step: number,
  values: RegistrationValues,
  documentsByKind: StoredDocuments,
): FormErrors {
  const schema = schemas[step];
  if (!schema) return {};
  const input = step === 2 ? companyPart(values, documentsByKind) : values;
  const errors = checkForm(schema, input);
  if (step !== 2 || !errors.dial_code) return errors;
  const { dial_code, ...others } = errors;
  return { ...others, contact_dial_code: dial_code };
}

/** `data` and `extra_data` of `POST api/company/v1/create`. */
export function registrationPayload(
  values: RegistrationValues,
  documentsByKind: StoredDocuments,
): CompanyRegistrationInput {
  const { name, email, password, passwordCheck, dial_code, phone } = values;
  const { industry_type, number_of_employee, company_description } = values;
  const { website, linkedin, twitter, facebook, instagram } = values;
  const addresses = { website, linkedin, twitter, facebook, instagram };
  const details = { industry_type, number_of_employee, company_description, ...addresses };
  const payload = {
    data: { name, email, password, passwordCheck, dial_code, phone },
    extra_data: { ...companyPart(values, documentsByKind), ...details },
  };
  return payload as CompanyRegistrationInput;
}

function companyPart(values: RegistrationValues, documentsByKind: StoredDocuments) {
  const { company_name, company_email, contact_number, company_address, country } = values;
  const { cr_number, cr_expiry_number, contact_dial_code } = values;
  const documents = furtherDocuments(documentsByKind).map(([kind, { path, expires_on }]) => ({
    kind,
    path,
    expires_on,
  }));
  return {
    company_name,
    company_email,
    contact_number,
    dial_code: contact_dial_code,
    company_address,
    country,
    cr_number,
    cr_expiry_number,
    cr: documentsByKind['Commercial registration']?.path ?? '',
    documents,
  };
}

/** The documents beside the registration itself, in the order in which they are sent. */
export function furtherDocuments(documentsByKind: StoredDocuments) {
  return Object.entries(documentsByKind).filter(([kind]) => kind !== 'Commercial registration');
}

/** The server's field errors in the wizard's names, where the company's dial code stands beside the person's. */
export function fieldsOfWizard(fields: FormErrors): FormErrors {
  const { 'extra_data.dial_code': dialCode, ...others } = fields;
  const named = Object.entries({ ...fieldsOfForm(others), ...(dialCode && { contact_dial_code: dialCode }) });
  // What stands on no step is said above the form.
  return Object.fromEntries(
    named.map(([field, message]) => [stepOfField(field) === undefined ? '' : field, message]),
  );
}

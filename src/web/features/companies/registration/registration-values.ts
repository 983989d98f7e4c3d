import { companyDefaults } from '#domain/companies/companies.ts';

/** What the wizard's fields hold; the names are those of the wire but for the two dial codes. */
export interface RegistrationValues {
  name: string;
  email: string;
  password: string;
  passwordCheck: string;
  dial_code: string;
  phone: string;
  company_name: string;
  company_email: string;
  contact_dial_code: string;
  contact_number: string;
  company_address: string;
  country: string;
  cr_number: string;
  cr_expiry_number: string;
  industry_type: string;
  number_of_employee: string;
  company_description: string;
  website: string;
  linkedin: string;
  twitter: string;
  facebook: string;
  instagram: string;
  /** Which files were chosen, by name; nothing that is sent. */
  chosen_files: string;
}

export const emptyRegistration: RegistrationValues = {
  name: '',
  email: '',
  password: '',
  passwordCheck: '',
  dial_code: companyDefaults.dial_code,
  phone: '',
  company_name: '',
  company_email: '',
  contact_dial_code: companyDefaults.dial_code,
  contact_number: '',
  company_address: '',
  country: companyDefaults.country,
  cr_number: '',
  cr_expiry_number: '',
  industry_type: companyDefaults.industry,
  number_of_employee: companyDefaults.number_of_employee,
  company_description: '',
  website: '',
  linkedin: '',
  twitter: '',
  facebook: '',
  instagram: '',
  chosen_files: '',
};

/** What each of the first four steps asks, in the order in which it stands there. */
const stepFields: readonly (readonly string[])[] = [
  ['name', 'email', 'password', 'passwordCheck'],
  ['dial_code', 'phone'],
  [
    'company_name',
    'company_email',
    'contact_dial_code',
    'contact_number',
    'company_address',
    'country',
    'cr_number',
    'cr_expiry_number',
    'cr',
    'documents',
  ],
  [
    'logo',
    'industry_type',
    'number_of_employee',
    'company_description',
    'website',
    'linkedin',
    'twitter',
    'facebook',
    'instagram',
  ],
];

/** The step on which a field stands, or undefined for a field of none. */
export function stepOfField(field: string): number | undefined {
  const name = field.split('.')[0] ?? '';
  const step = stepFields.findIndex((fields) => fields.includes(name));
  return step === -1 ? undefined : step;
}

import { z } from 'zod';
import { checkConfirmation, passwordConfirmation } from '#domain/identity/accounts.ts';
import { password } from '#domain/identity/credentials.ts';
import { emailAddress } from '#domain/identity/emails.ts';
import { companyName, personName } from '#domain/names.ts';
import { checkPhone, defaultDialCode, dialCode, phoneText } from '#domain/phones.ts';
import { employeeCounts } from '#domain/reference/employee-counts.ts';
import { optionalLongText, optionalShortText, shortText } from '#domain/text/text.ts';
import { whenRight, whenTexts } from '#domain/text/when-right.ts';
import { type DayOfRules, today } from '#domain/time.ts';
import { urlField } from '#domain/urls.ts';
import { companyDefaults } from './companies.ts';
import { companyDocumentOn, documentExpiryOn } from './documents.ts';

export const companyDescriptionMaximum = 3000;

/** The wizard, steps 0 to 5. */
export const registrationSteps = [
  'Personal Info',
  'Personal Info - Recruiter',
  'Company Info',
  'Company Details',
  'Preview',
  'Finish',
] as const;

const personalInfo = {
  name: personName,
  email: emailAddress,
  password,
  passwordCheck: passwordConfirmation(),
};

const recruiterInfo = {
  dial_code: dialCode.default(defaultDialCode),
  phone: phoneText,
};

const companyInfo = (now: DayOfRules) => ({
  company_name: companyName,
  company_email: emailAddress.or(z.literal('').transform(() => null)).nullish(),
  contact_number: optionalShortText(40),
  company_address: optionalShortText(500),
  country: shortText(100).default(companyDefaults.country),
  cr_number: optionalShortText(50),
  cr_expiry_number: documentExpiryOn(now),
  cr: shortText(500, { required: 'validation_cr_required' }),
  documents: z.array(companyDocumentOn(now)).max(20).default([]),
});

const companyDetails = {
  industry_type: shortText(100).default(companyDefaults.industry),
  number_of_employee: z
    .enum(employeeCounts, { error: 'validation_option' })
    .default(companyDefaults.number_of_employee),
  company_description: optionalLongText(companyDescriptionMaximum),
  logo: optionalShortText(500),
  website: urlField('website'),
  linkedin: urlField('linkedin'),
  twitter: urlField('twitter'),
  facebook: urlField('facebook'),
  instagram: urlField('instagram'),
};

export const registrationPersonal = z
  .object(personalInfo)
  .superRefine(checkConfirmation, whenTexts('password', 'passwordCheck'));
export const registrationRecruiter = z
  .object(recruiterInfo)
  .superRefine((value, context) => checkPhone(value, context), whenRight('dial_code', 'phone'));
export const registrationCompany = z
  .object({ ...companyInfo(today), dial_code: dialCode.optional() })
  .superRefine(
    (value, context) =>
      checkPhone({ dial_code: value.dial_code, phone: value.contact_number }, context, 'contact_number'),
    whenRight('dial_code', 'contact_number'),
  );
export const registrationDetails = z.object(companyDetails);

/**
 * POST api/company/v1/create: `data` the account, `extra_data` the company. Role, status, plan and slots are never
 * read from it. The commonest passwords are refused by `passwordProblem`.
 */
export function companyRegistrationOn(now: DayOfRules) {
  return z.object({
    data: z
      .object({ ...personalInfo, ...recruiterInfo, terms: z.boolean().optional() })
      .superRefine(checkConfirmation, whenTexts('password', 'passwordCheck'))
      .superRefine((value, context) => checkPhone(value, context), whenRight('dial_code', 'phone')),
    extra_data: z
      .object({ ...companyInfo(now), ...companyDetails, dial_code: dialCode.optional() })
      .superRefine(
        (value, context) =>
          checkPhone({ dial_code: value.dial_code, phone: value.contact_number }, context, 'contact_number'),
        whenRight('dial_code', 'contact_number'),
      ),
  });
}

export const companyRegistration = companyRegistrationOn(today);
export type CompanyRegistration = z.infer<typeof companyRegistration>;
export type CompanyRegistrationInput = z.input<typeof companyRegistration>;

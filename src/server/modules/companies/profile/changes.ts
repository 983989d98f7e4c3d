import type { CompanyProfileUpdate } from '#domain/companies/profile.ts';
import { parsePhone } from '#domain/phones.ts';
import type { Company, CompanyChanges } from '#server/modules/companies/queries.ts';

/** The columns behind the fields that a profile update names; files and documents are kept apart. */
export function changesOf(update: CompanyProfileUpdate, company: Company): CompanyChanges {
  const dialCode = update.dial_code ?? company.dialCode;
  const phone = update.phone === undefined ? undefined : parsePhone(dialCode, update.phone);
  return dropUndefined({
    name: update.name,
    crNumber: textOf(update.cr_number),
    crExpiresOn: update.cr_expiry_number,
    industry: update.industry,
    country: update.country,
    city: textOf(update.city),
    numberOfEmployee: update.number_of_employee,
    description: textOf(update.description),
    address: textOf(update.address),
    dialCode: phone?.dial_code ?? update.dial_code,
    phone: phone?.phone,
    email: update.email,
    profileVisibility: update.profile_visibility,
    timezone: update.timezone,
    website: textOf(update.website),
    linkedin: textOf(update.linkedin),
    twitter: textOf(update.twitter),
    facebook: textOf(update.facebook),
    instagram: textOf(update.instagram),
    emailAccept: update.email_accept,
    emailReject: update.email_reject,
    emailShortlisted: update.email_sortlisted,
    emailInterview: update.email_interview,
    mailTemplates: update.mail_templates && templatesOf(update.mail_templates, company.mailTemplates),
  });
}

function templatesOf(
  changed: NonNullable<CompanyProfileUpdate['mail_templates']>,
  stored: Record<string, string>,
): Record<string, string> {
  const entries = Object.entries(changed).filter(([, text]) => text !== undefined);
  return { ...stored, ...Object.fromEntries(entries.map(([kind, text]) => [kind, text ?? ''])) };
}

/** Null empties a text that has no null of its own. */
function textOf(value: string | null | undefined): string | undefined {
  return value === null ? '' : value;
}

function dropUndefined(changes: CompanyChanges): CompanyChanges {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

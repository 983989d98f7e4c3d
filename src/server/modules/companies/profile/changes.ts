import { changedDescriptions } from '#domain/companies/descriptions.ts';
import type { CompanyProfileUpdate } from '#domain/companies/profile.ts';
import { parsePhone } from '#domain/phones.ts';
import type { Company, CompanyChanges } from '#server/modules/companies/queries.ts';

/** The columns behind the fields that a profile update names; files and documents are kept apart. */
export function changesOf(update: CompanyProfileUpdate, company: Company): CompanyChanges {
  const dialCode = update.dial_code ?? company.dialCode;
  const phone = update.phone === undefined ? undefined : parsePhone(dialCode, update.phone);
  return dropUndefined({
    name: update.name,
    nameAr: textOf(update.name_ar),
    crNumber: textOf(update.cr_number),
    crExpiresOn: update.cr_expiry_number,
    industry: update.industry,
    country: update.country,
    city: textOf(update.city),
    numberOfEmployee: update.number_of_employee,
    description: textOf(update.description),
    descriptions: update.descriptions && changedDescriptions(company.descriptions, update.descriptions),
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
    rejectionReasons: update.rejection_reasons,
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

/** The wire's names of what an update changed of the stored row. */
export function changedNames(
  update: CompanyProfileUpdate,
  changes: CompanyChanges,
  stored: Company,
): string[] {
  const named = Object.keys(update) as (keyof CompanyProfileUpdate)[];
  const changed = named.filter((name) =>
    Object.keys(changesOf({ [name]: update[name] }, stored)).some((column) => column in changes),
  );
  return 'logoFileId' in changes ? ['logo', ...changed] : changed;
}

const messages = [
  'email_accept',
  'email_reject',
  'email_sortlisted',
  'email_interview',
  'mail_templates',
  'rejection_reasons',
];
const settings = [...messages, 'profile_visibility', 'timezone'];

/** What a change is called in the activity log, by the names of what changed. */
export function deedOf(names: readonly string[]) {
  const areAll = (known: readonly string[]) => names.every((name) => known.includes(name));
  if (areAll(messages)) return 'company.messages_changed';
  if (areAll(settings)) return 'company.settings_changed';
  return areAll(['logo']) ? 'company.logo_changed' : 'company.changed';
}

/** Whether a deed changes what a review reads; settings are the company's own affair. */
export function isOfProfile(deed: ReturnType<typeof deedOf>): boolean {
  return deed === 'company.changed' || deed === 'company.logo_changed';
}

import type { CompanyProfile } from '#contract/company-profile.ts';
import { companyFeatures, hasFeature } from '#domain/companies/features.ts';
import { templateNames } from '#domain/companies/messages.ts';
import { trialLastDay } from '#domain/companies/trial.ts';
import { trialDaysLeft } from '#domain/plans.ts';
import { calendarDate } from '#domain/time.ts';
import { filePath, picturePath } from '#server/modules/files/service.ts';
import type { Company, DocumentRow } from './queries.ts';

/** The last day of a company's trial and the days left, that day included; nulls on any other plan. */
export function trialOf(company: Pick<Company, 'trialExpiresAt' | 'timezone'>, now: Date) {
  const expiry = trialLastDay(company.trialExpiresAt, company.timezone);
  const days = trialDaysLeft(expiry, calendarDate(now, company.timezone));
  return { trial_expiry: expiry, trial_expiry_days: days ?? null };
}

/** The whole profile with the specification's names: for the company itself and for administrators only. */
export function presentProfile(
  company: Company,
  facts: { documents: DocumentRow[]; ownerId: string | undefined; planName: string; now: Date },
): CompanyProfile {
  const registration = facts.documents.find(({ kind }) => kind === 'Commercial registration');
  const { mailTemplates: templates } = company;
  return {
    id: company.id,
    user_id: facts.ownerId ?? null,
    name: company.name,
    name_ar: company.nameAr,
    logo: picturePath(company.logoFileId),
    cr_file: registration ? filePath(registration.fileId) : null,
    cr_number: company.crNumber,
    cr_expiry_number: company.crExpiresOn,
    industry: company.industry,
    country: company.country,
    city: company.city,
    number_of_employee: company.numberOfEmployee,
    description: company.description,
    descriptions: company.descriptions,
    address: company.address,
    dial_code: company.dialCode,
    phone: company.phone,
    email: company.email,
    package: company.planId,
    package_name: facts.planName,
    slug: company.slug,
    slot: company.jobSlots,
    video_question_slot: company.videoSlots,
    screening_question_slot: company.screeningSlots,
    profile_visibility: company.profileVisibility,
    timezone: company.timezone,
    website: company.website,
    linkedin: company.linkedin,
    twitter: company.twitter,
    facebook: company.facebook,
    instagram: company.instagram,
    email_accept: company.emailAccept,
    email_reject: company.emailReject,
    email_sortlisted: company.emailShortlisted,
    email_interview: company.emailInterview,
    rejection_reasons: company.rejectionReasons,
    mail_templates: Object.fromEntries(templateNames.map((name) => [name, templates[name] ?? ''])),
    approved_status: company.approvedStatus,
    approved_date: company.approvedAt?.toISOString() ?? null,
    decline_reason: company.declineReason,
    changed_fields: company.changedFields,
    closed_at: company.closedAt?.toISOString() ?? null,
    erase_after: company.eraseAfter?.toISOString() ?? null,
    submitted_at: company.submittedAt.toISOString(),
    ...trialOf(company, facts.now),
    documents: facts.documents.map((document) => ({
      kind: document.kind,
      path: filePath(document.fileId),
      label: document.label,
      size: document.size,
      content_type: document.contentType,
      expires_on: document.expiresOn,
      uploaded_at: document.createdAt.toISOString(),
    })),
    version: company.version,
    created_at: company.createdAt.toISOString(),
  };
}

/** What of it is for members who work for named openings: who the company is, its clock, and the reasons that they choose. */
export function presentToHiring(company: Company): CompanyProfile {
  return {
    ...nothing,
    id: company.id,
    name: company.name,
    name_ar: company.nameAr,
    logo: picturePath(company.logoFileId),
    slug: company.slug,
    industry: company.industry,
    country: company.country,
    city: company.city,
    timezone: company.timezone,
    website: company.website,
    rejection_reasons: company.rejectionReasons,
    approved_status: company.approvedStatus,
    closed_at: company.closedAt?.toISOString() ?? null,
    erase_after: company.eraseAfter?.toISOString() ?? null,
    submitted_at: company.submittedAt.toISOString(),
    version: company.version,
    created_at: company.createdAt.toISOString(),
  };
}

const nothing = {
  user_id: null,
  cr_file: null,
  cr_number: '',
  cr_expiry_number: null,
  number_of_employee: '',
  description: '',
  descriptions: {},
  address: '',
  dial_code: '',
  phone: '',
  email: '',
  package: '',
  package_name: '',
  slot: 0,
  video_question_slot: 0,
  screening_question_slot: 0,
  profile_visibility: false,
  linkedin: '',
  twitter: '',
  facebook: '',
  instagram: '',
  email_accept: false,
  email_reject: false,
  email_sortlisted: false,
  email_interview: false,
  mail_templates: {},
  approved_date: null,
  decline_reason: null,
  changed_fields: [],
  trial_expiry: null,
  trial_expiry_days: null,
  documents: [],
};

/** Which menu features are on. */
export function presentSettings(company: Pick<Company, 'disabledFeatures'>) {
  const entries = companyFeatures.map((feature) => [feature, hasFeature(company, feature)] as const);
  return Object.fromEntries(entries) as Record<(typeof companyFeatures)[number], boolean>;
}

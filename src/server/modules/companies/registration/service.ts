import type { CompanyRegistration } from '#domain/companies/registration.ts';
import { defaultDialCode, parsePhone } from '#domain/phones.ts';
import { recordActivity } from '#server/modules/companies/activity/service.ts';
import { sendRegistered } from '#server/modules/companies/mail.ts';
import { insertMember } from '#server/modules/companies/members/queries.ts';
import { sealMemberPhone } from '#server/modules/companies/members/sealed.ts';
import { keepDocuments } from '#server/modules/companies/profile/documents-service.ts';
import { insertCompany } from '#server/modules/companies/queries.ts';
import { createAccount } from '#server/modules/identity/service.ts';
import { openSession } from '#server/modules/identity/sessions-service.ts';
import type { Context } from '#server/platform/context.ts';
import { newSlug } from './slug.ts';

/**
 * Registers a company: account (role by this route alone), company Pending with its claimed documents, membership as
 * owner, both letters and an open session (specification 2, sections 3 to 5). Field errors: `email`, `password`,
 * `extra_data.cr`.
 */
export async function registerCompany(context: Context, input: CompanyRegistration) {
  const { data } = input;
  const { name, email, password } = data;
  return createAccount(
    context,
    { name, email, password, role: 'company', locale: context.locale },
    async (inner, account) => {
      const company = await insertCompany(inner.db, companyRow(inner, input));
      const phone = parsePhone(data.dial_code, data.phone);
      await insertMember(inner.db, {
        accountId: account.id,
        companyId: company.id,
        role: 'owner',
        dialCode: phone?.dial_code,
        ...sealMemberPhone(inner.config, account.id, phone?.phone ?? ''),
        createdAt: inner.clock.now(),
      });
      await keepDocuments(inner, {
        companyId: company.id,
        accountId: account.id,
        stored: [],
        documents: documentsOf(input),
      });
      await recordActivity(inner, {
        companyId: company.id,
        kind: 'company.registered',
        subject: company.name,
        member: { accountId: account.id, name: account.name },
      });
      await sendRegistered(inner, company);
      return { account, company, token: await openSession(inner, account) };
    },
  );
}

function companyRow(context: Context, { data, extra_data: extra }: CompanyRegistration) {
  const now = context.clock.now();
  // The recruiter's own number is for our team alone.
  const phone = extra.contact_number
    ? parsePhone(extra.dial_code ?? defaultDialCode, extra.contact_number)
    : undefined;
  return {
    slug: newSlug(extra.company_name),
    name: extra.company_name,
    industry: extra.industry_type,
    country: extra.country,
    numberOfEmployee: extra.number_of_employee,
    description: extra.company_description ?? '',
    address: extra.company_address ?? '',
    email: extra.company_email ?? data.email,
    dialCode: phone?.dial_code,
    phone: phone?.phone ?? '',
    crNumber: extra.cr_number ?? '',
    crExpiresOn: extra.cr_expiry_number ?? null,
    website: extra.website ?? '',
    linkedin: extra.linkedin ?? '',
    twitter: extra.twitter ?? '',
    facebook: extra.facebook ?? '',
    instagram: extra.instagram ?? '',
    submittedAt: now,
    createdAt: now,
    updatedAt: now,
  };
}

function documentsOf({ extra_data: extra }: CompanyRegistration) {
  const registration = {
    kind: 'Commercial registration' as const,
    path: extra.cr,
    expires_on: extra.cr_expiry_number,
    field: 'extra_data.cr',
  };
  const others = extra.documents
    .map((document, index) => ({ ...document, field: `extra_data.documents.${index}.path` }))
    .filter(({ kind }) => kind !== 'Commercial registration');
  return [registration, ...others];
}

import type { ReviewedField } from '#domain/companies/companies.ts';
import { isDocumentExpired } from '#domain/companies/documents.ts';
import type { CompanyProfileUpdate } from '#domain/companies/profile.ts';
import { calendarDate } from '#domain/time.ts';
import { type Company, type DocumentRow, selectDocuments } from '#server/modules/companies/queries.ts';
import { filePath } from '#server/modules/files/service.ts';
import type { AdminActor, CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { type FieldErrors, Refusal } from '#server/platform/refusal.ts';
import { isStoredDocument, keepDocuments } from './documents-service.ts';

const registration = 'Commercial registration';

/** The day on which the commercial registration expires: the company's own field, or else its document's. */
export function registrationExpiry(update: CompanyProfileUpdate, stored: Company): string | null {
  const document = update.documents?.find(({ kind }) => kind === registration);
  const named = update.cr_expiry_number === undefined ? document?.expires_on : update.cr_expiry_number;
  return named === undefined ? stored.crExpiresOn : named;
}

/** Keeps the documents that a change names; answers those before and after, none where it names none. */
export async function keepNamedDocuments(
  context: Context<CompanyActor | AdminActor>,
  company: Company,
  update: CompanyProfileUpdate,
  expiry: string | null,
): Promise<{ before: DocumentRow[]; after: DocumentRow[] }> {
  const isNewExpiry = expiry !== company.crExpiresOn;
  if (!update.cr_file && !update.documents?.length && !isNewExpiry) return { before: [], after: [] };
  const before = await selectDocuments(context.db, company.id);
  const own = before.find(({ kind }) => kind === registration);
  if (context.actor.role === 'company') refuseExpired(context, company, { update, expiry, before });
  const stays = isNewExpiry && own ? filePath(own.fileId) : undefined;
  const after = await keepDocuments(context, {
    companyId: company.id,
    accountId: context.actor.accountId,
    stored: before,
    documents: documentsOf(update, { path: update.cr_file ?? stays, expiry }),
  });
  return { before, after };
}

/** The documents of a change; the registration's document always carries the registration's expiry. */
function documentsOf(
  update: CompanyProfileUpdate,
  { path, expiry }: { path: string | null | undefined; expiry: string | null },
) {
  const own = path ? [{ kind: registration, path, expires_on: expiry, field: 'cr_file' } as const] : [];
  const documents = (update.documents ?? []).map((document, index) => ({
    ...document,
    ...(document.kind === registration && { expires_on: expiry }),
    field: `documents.${index}.path`,
  }));
  return [...own, ...documents];
}

/** What the review looks at, with the names of the wire. */
export function reviewed(company: Company, documents: DocumentRow[]): Record<ReviewedField, unknown> {
  return {
    name: company.name,
    name_ar: company.nameAr,
    cr_number: company.crNumber,
    cr_expiry_number: company.crExpiresOn,
    cr_file: documents.find(({ kind }) => kind === registration)?.fileId ?? null,
    // The registration's expiry is a field of its own.
    documents: documents.map(({ kind, fileId, expiresOn }) =>
      kind === registration ? [kind, fileId] : [kind, fileId, expiresOn],
    ),
    website: company.website,
  };
}

/** A document that a company sends must still hold; what is stored may have run out since. */
function refuseExpired(
  context: Context,
  company: Company,
  { update, expiry, before }: { update: CompanyProfileUpdate; expiry: string | null; before: DocumentRow[] },
): void {
  const day = calendarDate(context.clock.now(), company.timezone);
  const fields: FieldErrors = {};
  const problem = [{ text: 'validation_document_expired' }];
  const own = before.find(({ kind }) => kind === registration);
  const isSent =
    expiry !== company.crExpiresOn || (update.cr_file != null && !isStoredDocument(own, update.cr_file));
  if (isSent && isDocumentExpired(expiry, day)) fields.cr_expiry_number = problem;
  for (const [index, { kind, path, expires_on }] of (update.documents ?? []).entries()) {
    const known = before.find((row) => row.kind === kind);
    const isSame = isStoredDocument(known, path);
    const [field, expires] =
      kind === registration ? ['cr_expiry_number', expiry] : [`documents.${index}.expires_on`, expires_on];
    const isUnchanged = isSame && (expires === undefined || expires === known?.expiresOn);
    if (!isUnchanged && isDocumentExpired(expires, day)) fields[field] = problem;
  }
  if (Object.keys(fields).length > 0) throw new Refusal('VALIDATION_FAILED', { fields });
}

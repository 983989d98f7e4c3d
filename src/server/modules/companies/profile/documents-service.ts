import type { CompanyDocument } from '#domain/companies/companies.ts';
import { type DocumentRow, selectDocuments, upsertDocument } from '#server/modules/companies/queries.ts';
import { claimFile, filePath, releaseFile } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';

export interface DocumentChange {
  kind: CompanyDocument;
  /** What the upload answered, or the path of the document that stays. */
  path: string;
  /** Undefined keeps the day that is stored. */
  expires_on?: string | null;
}

/**
 * Puts documents into a company's folder, within the caller's transaction: a new path claims its upload and lets the
 * replaced file go, the stored path only changes the expiry. `field` names the refused field. Answers the folder as it
 * stands now.
 */
export async function keepDocuments(
  context: Context,
  input: {
    companyId: string;
    accountId: string;
    stored: DocumentRow[];
    documents: readonly (DocumentChange & { field: string })[];
  },
): Promise<DocumentRow[]> {
  const { companyId, accountId, stored, documents } = input;
  if (documents.length === 0) return stored;
  // Of two documents of one kind the later one counts.
  for (const document of new Map(documents.map((entry) => [entry.kind, entry])).values()) {
    const known = stored.find(({ kind }) => kind === document.kind);
    const same = isStoredDocument(known, document.path) ? known : undefined;
    const claim = {
      path: document.path,
      kind: 'document',
      ownerId: accountId,
      field: document.field,
    } as const;
    const fileId = same?.fileId ?? (await claimFile(context, claim)).id;
    await upsertDocument(context.db, {
      companyId,
      kind: document.kind,
      fileId,
      expiresOn: document.expires_on === undefined ? (same?.expiresOn ?? null) : document.expires_on,
      createdAt: same?.createdAt ?? context.clock.now(),
    });
    if (known && !same) await releaseFile(context, known.fileId);
  }
  return selectDocuments(context.db, companyId);
}

/** Whether a path names the document that is stored already. */
export function isStoredDocument(known: DocumentRow | undefined, path: string): boolean {
  return known !== undefined && [filePath(known.fileId), `/api/${filePath(known.fileId)}`].includes(path);
}

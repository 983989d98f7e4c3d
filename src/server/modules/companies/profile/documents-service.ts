import type { CompanyDocument } from '#domain/companies/companies.ts';
import { type DocumentRow, selectDocuments, upsertDocument } from '#server/modules/companies/queries.ts';
import { claimFile, filePath, releaseFile } from '#server/modules/files/service.ts';
import type { Context } from '#server/platform/context.ts';

export interface Paper {
  kind: CompanyDocument;
  /** What the upload answered, or the path of the document that stays. */
  path: string;
  /** Undefined keeps the day that is stored. */
  expires_on?: string | null;
}

/**
 * Puts papers into a company's folder, within the caller's transaction: a new path claims its upload and lets the
 * replaced file go, the stored path only changes the expiry. `field` names the refused field. Answers the folder as it
 * stands now.
 */
export async function keepDocuments(
  context: Context,
  input: {
    companyId: string;
    accountId: string;
    stored: DocumentRow[];
    papers: readonly (Paper & { field: string })[];
  },
): Promise<DocumentRow[]> {
  const { companyId, accountId, stored, papers } = input;
  if (papers.length === 0) return stored;
  // Of two papers of one kind the later one counts.
  for (const paper of new Map(papers.map((entry) => [entry.kind, entry])).values()) {
    const known = stored.find(({ kind }) => kind === paper.kind);
    const same = isStoredPaper(known, paper.path) ? known : undefined;
    const claim = { path: paper.path, kind: 'document', ownerId: accountId, field: paper.field } as const;
    const fileId = same?.fileId ?? (await claimFile(context, claim)).id;
    await upsertDocument(context.db, {
      companyId,
      kind: paper.kind,
      fileId,
      expiresOn: paper.expires_on === undefined ? (same?.expiresOn ?? null) : paper.expires_on,
      createdAt: same?.createdAt ?? context.clock.now(),
    });
    if (known && !same) await releaseFile(context, known.fileId);
  }
  return selectDocuments(context.db, companyId);
}

/** Whether a path names the document that is stored already. */
export function isStoredPaper(known: DocumentRow | undefined, path: string): boolean {
  return known !== undefined && [filePath(known.fileId), `/api/${filePath(known.fileId)}`].includes(path);
}

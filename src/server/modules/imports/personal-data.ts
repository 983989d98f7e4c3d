import { and, eq, inArray, ne } from 'drizzle-orm';
import { applications } from '#server/modules/applications/table.ts';
import { removeFiles } from '#server/modules/files/service.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { removeRows } from './named-files-queries.ts';
import { importRows, imports } from './table.ts';

/** What a file says of a person who is no application yet is found by the address; who imported it, by the account. */
export const importsPersonalData: PersonalData = {
  module: 'imports',
  tables: [imports, importRows],
  async export(db, accountId) {
    return {
      imports: await db
        .select({ label: imports.label, total: imports.total, createdAt: imports.createdAt })
        .from(imports)
        .where(eq(imports.createdBy, accountId)),
      imported_rows: await db
        .select({ cells: importRows.cells, createdAt: importRows.createdAt })
        .from(importRows)
        .innerJoin(accounts, eq(accounts.email, importRows.email))
        .where(and(ne(importRows.email, ''), eq(accounts.id, accountId))),
    };
  },
  async erase(context, accountId) {
    const { db } = context;
    const emails = db.select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
    const theirs = db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.candidateId, accountId));
    const files = [
      ...(await removeRows(db, and(ne(importRows.email, ''), inArray(importRows.email, emails)))),
      ...(await removeRows(db, inArray(importRows.applicationId, theirs))),
    ];
    await removeFiles(context, files);
    await db.update(imports).set({ createdBy: null }).where(eq(imports.createdBy, accountId));
  },
};

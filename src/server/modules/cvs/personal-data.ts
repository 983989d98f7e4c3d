import { eq } from 'drizzle-orm';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { cvs, cvVersions } from './table.ts';

export const cvsPersonalData: PersonalData = {
  module: 'cvs',
  tables: [cvs, cvVersions],
  async export(db, accountId) {
    const [written, versions] = await Promise.all([
      db.select().from(cvs).where(eq(cvs.candidateId, accountId)),
      db
        .select({ cvId: cvVersions.cvId, document: cvVersions.document, savedAt: cvVersions.savedAt })
        .from(cvVersions)
        .innerJoin(cvs, eq(cvs.id, cvVersions.cvId))
        .where(eq(cvs.candidateId, accountId)),
    ]);
    return { cvs: written, cv_versions: versions };
  },
  async erase({ db }, accountId) {
    // Their versions go along.
    await db.delete(cvs).where(eq(cvs.candidateId, accountId));
  },
};

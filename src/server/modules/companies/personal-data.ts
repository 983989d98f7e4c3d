import { and, asc, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Context } from '#server/platform/context.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { copyFile } from '../files/service.ts';
import { files } from '../files/table.ts';
import { findAccount } from '../identity/service.ts';
import { forgetPerson } from './activity-queries.ts';
import { companyActivity } from './activity-table.ts';
import { companyInvitations } from './invitations-table.ts';
import { companies, companyDocuments, companyMembers, planRequests } from './table.ts';

export const companiesPersonalData: PersonalData = {
  module: 'companies',
  tables: [companyMembers, companies, companyDocuments, companyInvitations, companyActivity, planRequests],
  async export(db, accountId) {
    const membership = await db
      .select({
        company: companies.name,
        role: companyMembers.role,
        dialCode: companyMembers.dialCode,
        phone: companyMembers.phone,
        createdAt: companyMembers.createdAt,
      })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .where(eq(companyMembers.accountId, accountId));
    const deeds = await db
      .select({
        kind: companyActivity.kind,
        subject: companyActivity.subject,
        createdAt: companyActivity.createdAt,
      })
      .from(companyActivity)
      .where(eq(companyActivity.actorId, accountId))
      .orderBy(desc(companyActivity.createdAt));
    return { company_membership: membership, company_activity: deeds };
  },
  // A company lives as long as one person works for it; its papers go to the next owner.
  async erase(context, accountId) {
    const { db } = context;
    const email = (await findAccount(db, accountId))?.email ?? '';
    await forgetPerson(db, { accountId, email });
    await db.delete(companyInvitations).where(eq(companyInvitations.email, email));
    const [own] = await db.select().from(companyMembers).where(eq(companyMembers.accountId, accountId));
    if (!own) return;
    const [heir] = await db
      .select({ id: companyMembers.accountId, role: companyMembers.role })
      .from(companyMembers)
      .where(and(eq(companyMembers.companyId, own.companyId), ne(companyMembers.accountId, accountId)))
      .orderBy(asc(companyMembers.role), asc(companyMembers.createdAt))
      .limit(1);
    if (heir) {
      if (own.role === 'owner' && heir.role !== 'owner')
        await db.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.accountId, heir.id));
      await handOver(context, { companyId: own.companyId, from: accountId, to: heir.id });
    }
    await db.delete(companyMembers).where(eq(companyMembers.accountId, accountId));
    if (!heir) await db.delete(companies).where(eq(companies.id, own.companyId));
  },
};

/** Copies of the company's files for the next owner, before the files of the one who leaves are erased. */
async function handOver(
  context: Context,
  { companyId, from, to }: { companyId: string; from: string; to: string },
): Promise<void> {
  const { db } = context;
  const papers = await db.select().from(companyDocuments).where(eq(companyDocuments.companyId, companyId));
  const [company] = await db
    .select({ logoFileId: companies.logoFileId })
    .from(companies)
    .where(eq(companies.id, companyId));
  const ids = [...papers.map(({ fileId }) => fileId), company?.logoFileId].filter((id) => id != null);
  if (ids.length === 0) return;
  const owned = await db
    .select({ id: files.id })
    .from(files)
    .where(and(inArray(files.id, ids), eq(files.ownerId, from)));
  for (const { id } of owned) {
    const copy = await copyFile(context, { fileId: id, ownerId: to });
    await db
      .update(companyDocuments)
      .set({ fileId: copy.id })
      .where(and(eq(companyDocuments.companyId, companyId), eq(companyDocuments.fileId, id)));
    if (company?.logoFileId === id)
      await db.update(companies).set({ logoFileId: copy.id }).where(eq(companies.id, companyId));
  }
}

import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { memberRoles } from '#domain/companies/roles.ts';
import { handOverFiles, removeFiles } from '#server/modules/files/service.ts';
import { findAccount } from '#server/modules/identity/service.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PersonalData } from '#server/platform/personal-data.ts';
import { forgetPerson } from './activity/queries.ts';
import { companyActivity } from './activity/table.ts';
import { companyNotes, declineTemplates } from './administration/table.ts';
import { selectPictures } from './careers/queries.ts';
import { careersAddresses, careersDomains, careersPages, careersSections } from './careers/table.ts';
import { deleteKeysOf } from './keys/queries.ts';
import { apiKeys } from './keys/table.ts';
import { companyInvitations } from './members/invitations-table.ts';
import { openMemberPhone } from './members/sealed.ts';
import { companies, companyDocuments, companyMembers, planRequests } from './table.ts';

export const companiesPersonalData: PersonalData = {
  module: 'companies',
  tables: [
    ...[companyMembers, companies, companyDocuments, companyInvitations],
    ...[companyActivity, planRequests, companyNotes, declineTemplates, apiKeys],
    ...[careersPages, careersSections, careersAddresses, careersDomains],
  ],
  async export(db, accountId, sealingKeys) {
    const rows = await db
      .select({
        company: companies.name,
        role: companyMembers.role,
        dialCode: companyMembers.dialCode,
        plainPhone: companyMembers.plainPhone,
        sealedPhone: companyMembers.sealedPhone,
        applicationMail: companyMembers.applicationMail,
        mentionMail: companyMembers.mentionMail,
        createdAt: companyMembers.createdAt,
      })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.companyId))
      .where(eq(companyMembers.accountId, accountId));
    const membership = rows.map(({ plainPhone, sealedPhone, ...row }) => ({
      ...row,
      phone: openMemberPhone(sealingKeys, accountId, { plainPhone, sealedPhone }),
    }));
    const deeds = await db
      .select({
        kind: companyActivity.kind,
        subject: companyActivity.subject,
        createdAt: companyActivity.createdAt,
      })
      .from(companyActivity)
      .where(eq(companyActivity.actorId, accountId))
      .orderBy(desc(companyActivity.createdAt));
    const notes = await db
      .select({ note: companyNotes.note, updatedAt: companyNotes.updatedAt })
      .from(companyNotes)
      .where(eq(companyNotes.updatedBy, accountId));
    const templates = await db
      .select({ texts: declineTemplates.texts, updatedAt: declineTemplates.updatedAt })
      .from(declineTemplates)
      .where(eq(declineTemplates.updatedBy, accountId));
    const keys = await db
      .select({
        name: apiKeys.name,
        scopes: apiKeys.scopes,
        createdAt: apiKeys.createdAt,
        lastUsedAt: apiKeys.lastUsedAt,
      })
      .from(apiKeys)
      .where(eq(apiKeys.accountId, accountId));
    return {
      company_membership: membership,
      company_activity: deeds,
      company_notes: notes,
      decline_templates: templates,
      api_keys: keys,
    };
  },
  // A company lives as long as one person works for it; its documents go to the next owner.
  async erase(context, accountId) {
    const { db } = context;
    const email = (await findAccount(db, accountId))?.email ?? '';
    await forgetPerson(db, { accountId, email });
    await db.update(companyNotes).set({ updatedBy: null }).where(eq(companyNotes.updatedBy, accountId));
    await db
      .update(declineTemplates)
      .set({ updatedBy: null })
      .where(eq(declineTemplates.updatedBy, accountId));
    await db.delete(companyInvitations).where(eq(companyInvitations.email, email));
    await deleteKeysOf(db, accountId);
    const [own] = await db.select().from(companyMembers).where(eq(companyMembers.accountId, accountId));
    if (!own) return;
    const [heir] = await db
      .select({ id: companyMembers.accountId, role: companyMembers.role })
      .from(companyMembers)
      .where(and(eq(companyMembers.companyId, own.companyId), ne(companyMembers.accountId, accountId)))
      // Who may most comes first; whoever sees named openings alone inherits the company last.
      .orderBy(
        sql`array_position(${sql.param([...memberRoles])}::text[], ${companyMembers.role})`,
        asc(companyMembers.createdAt),
      )
      .limit(1);
    if (heir) {
      if (own.role === 'owner' && heir.role !== 'owner')
        await db.update(companyMembers).set({ role: 'owner' }).where(eq(companyMembers.accountId, heir.id));
    }
    const ids = await filesOf(db, own.companyId);
    await db.delete(companyMembers).where(eq(companyMembers.accountId, accountId));
    if (heir) return handOverFiles(context, { ids, from: accountId, to: heir.id });
    await db.delete(companies).where(eq(companies.id, own.companyId));
    await removeFiles(context, ids);
  },
};

/** The documents, the logo and the pictures of a company: they stay with it, whoever brought them. */
async function filesOf(db: Database, companyId: string): Promise<string[]> {
  const documents = await db
    .select({ fileId: companyDocuments.fileId })
    .from(companyDocuments)
    .where(eq(companyDocuments.companyId, companyId));
  const [company] = await db
    .select({ logoFileId: companies.logoFileId })
    .from(companies)
    .where(eq(companies.id, companyId));
  const pictures = await selectPictures(db, companyId);
  return [...documents.map(({ fileId }) => fileId), company?.logoFileId, ...pictures].filter(
    (id) => id != null,
  );
}

import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { administratorTypes } from '#domain/identity/people.ts';
import { isId } from '#domain/ids.ts';
import { isStorable } from '#domain/text/characters.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { plans } from '#server/modules/plans/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { withNameKeys } from '#server/platform/name-keys.ts';
import { companies, companyDocuments, companyMembers, planRequests } from './table.ts';

export type Company = typeof companies.$inferSelect;
export type CompanyChanges = Partial<typeof companies.$inferInsert>;

export async function selectMembership(db: Database, accountId: string) {
  const [row] = await db
    .select({
      companyId: companyMembers.companyId,
      memberRole: companyMembers.role,
      approvedStatus: companies.approvedStatus,
      disabledFeatures: companies.disabledFeatures,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(eq(companyMembers.accountId, accountId));
  return row;
}

export function selectMemberships(db: Database, accountIds: readonly string[]) {
  return db
    .select({
      accountId: companyMembers.accountId,
      companyId: companyMembers.companyId,
      memberRole: companyMembers.role,
      approvedStatus: companies.approvedStatus,
    })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(inArray(companyMembers.accountId, [...accountIds]));
}

/** An approved company that shows its profile, by id or slug. */
export async function selectPublicCompany(db: Database, idOrSlug: string) {
  if (!isStorable(idOrSlug)) return undefined;
  const [row] = await db
    .select({
      id: companies.id,
      slug: companies.slug,
      name: companies.name,
      name_ar: companies.nameAr,
      logoFileId: companies.logoFileId,
      industry: companies.industry,
      country: companies.country,
      city: companies.city,
      number_of_employee: companies.numberOfEmployee,
      description: companies.description,
      descriptions: companies.descriptions,
      website: companies.website,
      linkedin: companies.linkedin,
      twitter: companies.twitter,
      facebook: companies.facebook,
      instagram: companies.instagram,
      answer_rate: companies.answerRate,
      approvedAt: companies.approvedAt,
    })
    .from(companies)
    .where(
      and(
        isId(idOrSlug) ? eq(companies.id, idOrSlug) : eq(companies.slug, idOrSlug),
        eq(companies.approvedStatus, 'Approved'),
        eq(companies.profileVisibility, true),
      ),
    );
  return row;
}

/** One statement for all of them: only what differs is written. */
export async function putAnswerRates(
  db: Database,
  rates: readonly { companyId: string; rate: number | null }[],
): Promise<void> {
  const ids = sql.param(rates.map(({ companyId }) => companyId));
  const values = sql.param(rates.map(({ rate }) => rate));
  await db.execute(sql`update companies c set answer_rate = measured.rate
    from unnest(${ids}::uuid[], ${values}::int[]) as measured (id, rate)
    where measured.id = c.id and c.answer_rate is distinct from measured.rate`);
}

export async function selectCompany(db: Database, id: string): Promise<Company | undefined> {
  const [row] = await db.select().from(companies).where(eq(companies.id, id));
  return row;
}

/** The company behind an id, an address's slug, or the account of a member. */
export async function selectCompanyId(db: Database, reference: string): Promise<string | undefined> {
  if (!isStorable(reference)) return undefined;
  const [row] = isId(reference)
    ? await db
        .select({ id: companies.id })
        .from(companies)
        .leftJoin(companyMembers, eq(companyMembers.companyId, companies.id))
        .where(sql`${companies.id} = ${reference} or ${companyMembers.accountId} = ${reference}`)
        .limit(1)
    : await db.select({ id: companies.id }).from(companies).where(eq(companies.slug, reference));
  return row?.id;
}

/** The company behind an id, an address's slug, or the account of a member, in one read. */
export async function selectCompanyNamed(db: Database, reference: string): Promise<Company | undefined> {
  if (!isStorable(reference)) return undefined;
  const membership = db
    .select({ companyId: companyMembers.companyId })
    .from(companyMembers)
    .where(sql`${companyMembers.accountId} = ${reference}`);
  const [row] = await db
    .select()
    .from(companies)
    .where(
      isId(reference)
        ? or(eq(companies.id, reference), inArray(companies.id, membership))
        : eq(companies.slug, reference),
    )
    .limit(1);
  return row;
}

/** Takes the company's row for this transaction: whoever counts against its limits waits here (W22). */
export async function lockCompany(db: Database, id: string): Promise<Company | undefined> {
  const [row] = await db.select().from(companies).where(eq(companies.id, id)).for('update');
  return row;
}

export async function insertCompany(db: Database, row: typeof companies.$inferInsert): Promise<Company> {
  const [company] = await db
    .insert(companies)
    .values({ ...withNameKeys(row) })
    .returning();
  if (!company) throw new Error('The company was not written');
  return company;
}

/** Of no version: nobody edits it. */
export async function putHasWebhooks(db: Database, id: string, hasWebhooks: boolean): Promise<void> {
  await db.update(companies).set({ hasWebhooks }).where(eq(companies.id, id));
}

/** Writes changes and counts the version up. */
export async function updateCompany(
  db: Database,
  id: string,
  changes: CompanyChanges,
  now: Date,
): Promise<Company> {
  const [company] = await db
    .update(companies)
    .set({ ...changes, updatedAt: now, version: sql`${companies.version} + 1` })
    .where(eq(companies.id, id))
    .returning();
  if (!company) throw new Error('The company was not changed');
  return company;
}

export function selectDocuments(db: Database, companyId: string) {
  return db
    .select({
      kind: companyDocuments.kind,
      fileId: companyDocuments.fileId,
      expiresOn: companyDocuments.expiresOn,
      createdAt: companyDocuments.createdAt,
      label: files.label,
      size: files.size,
      contentType: files.contentType,
    })
    .from(companyDocuments)
    .innerJoin(files, eq(files.id, companyDocuments.fileId))
    .where(eq(companyDocuments.companyId, companyId))
    .orderBy(asc(companyDocuments.kind));
}
export type DocumentRow = Awaited<ReturnType<typeof selectDocuments>>[number];

export async function upsertDocument(db: Database, row: typeof companyDocuments.$inferInsert): Promise<void> {
  await db
    .insert(companyDocuments)
    .values(row)
    .onConflictDoUpdate({
      target: [companyDocuments.companyId, companyDocuments.kind],
      set: { fileId: row.fileId, expiresOn: row.expiresOn, createdAt: row.createdAt },
    });
}

/** The company that a document belongs to. */
export async function selectCompanyOfDocument(db: Database, fileId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ companyId: companyDocuments.companyId })
    .from(companyDocuments)
    .where(eq(companyDocuments.fileId, fileId));
  return row?.companyId;
}

/** What a company's profile says beside its own row: the first owner, who is its person on the wire, and the plan's name. */
export async function selectProfileFacts(db: Database, company: Pick<Company, 'id' | 'planId'>) {
  const firstOwner = db
    .select({ id: companyMembers.accountId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, company.id), eq(companyMembers.role, 'owner')))
    .orderBy(asc(companyMembers.createdAt), asc(companyMembers.accountId))
    .limit(1);
  const planName = db.select({ name: plans.name }).from(plans).where(eq(plans.id, company.planId));
  const [row] = await db
    .select({
      ownerId: sql<string | null>`(${firstOwner})`,
      planName: sql<string | null>`(${planName})`,
    })
    .from(sql`(select 1) as one`);
  return { ownerId: row?.ownerId ?? undefined, planName: row?.planName ?? undefined };
}

export async function insertPlanRequest(db: Database, row: typeof planRequests.$inferInsert): Promise<void> {
  await db.insert(planRequests).values(row);
}

export async function selectLatestPlanRequest(db: Database, companyId: string) {
  const [row] = await db
    .select({ planId: planRequests.planId, planName: plans.name, createdAt: planRequests.createdAt })
    .from(planRequests)
    .innerJoin(plans, eq(plans.id, planRequests.planId))
    .where(eq(planRequests.companyId, companyId))
    .orderBy(sql`${planRequests.createdAt} desc nulls first`)
    .limit(1);
  return row;
}

/** Administrators who read what companies ask; at most 20. */
export function selectTeam(db: Database) {
  return db
    .select({ id: accounts.id, name: accounts.name, email: accounts.email, locale: accounts.locale })
    .from(accounts)
    .where(and(inArray(accounts.userType, administratorTypes), eq(accounts.status, 'active')))
    .limit(20);
}

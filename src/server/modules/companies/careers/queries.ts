import { and, asc, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { companies } from '#server/modules/companies/table.ts';
import { files } from '#server/modules/files/table.ts';
import type { Database } from '#server/platform/database/database.ts';
import { careersAddresses, careersDomains, careersPages, careersSections } from './table.ts';

export type CareersPage = typeof careersPages.$inferSelect;
type NewSection = typeof careersSections.$inferInsert;

export async function selectPage(db: Database, companyId: string): Promise<CareersPage | undefined> {
  const [row] = await db.select().from(careersPages).where(eq(careersPages.companyId, companyId));
  return row;
}

/** The sections in their order, with the size of their pictures. */
export function selectSections(db: Database, companyId: string) {
  return db
    .select({
      kind: careersSections.kind,
      title: careersSections.title,
      text: careersSections.text,
      pictureFileId: careersSections.pictureFileId,
      alt: careersSections.alt,
      pictureFacts: files.facts,
    })
    .from(careersSections)
    .leftJoin(files, eq(files.id, careersSections.pictureFileId))
    .where(eq(careersSections.companyId, companyId))
    .orderBy(asc(careersSections.position));
}

/** Writes the page; its version counts up by itself. */
export async function putPage(
  db: Database,
  { companyId, ...page }: Omit<typeof careersPages.$inferInsert, 'version'>,
): Promise<void> {
  await db
    .insert(careersPages)
    .values({ companyId, ...page })
    .onConflictDoUpdate({
      target: careersPages.companyId,
      set: { ...page, version: sql`${careersPages.version} + 1` },
    });
}

/** All of them anew. */
export async function putSections(db: Database, companyId: string, sections: NewSection[]): Promise<void> {
  await db.delete(careersSections).where(eq(careersSections.companyId, companyId));
  if (sections.length > 0) await db.insert(careersSections).values(sections);
}

/** The pictures of a company's page, whoever sent them. */
export async function selectPictures(db: Database, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ id: careersSections.pictureFileId })
    .from(careersSections)
    .where(eq(careersSections.companyId, companyId));
  return rows.flatMap(({ id }) => (id ? [id] : []));
}

/** The present address and the earlier ones, the latest first. */
export function selectAddresses(db: Database, companyId: string) {
  return db
    .select({ slug: careersAddresses.slug, isCurrent: careersAddresses.isCurrent })
    .from(careersAddresses)
    .where(eq(careersAddresses.companyId, companyId))
    .orderBy(desc(careersAddresses.isCurrent), desc(careersAddresses.since), asc(careersAddresses.slug));
}

/** Whether the address is the company's now: somebody else's stays theirs. */
export async function takeAddress(
  db: Database,
  { slug, companyId, now }: { slug: string; companyId: string; now: Date },
): Promise<boolean> {
  const taken = await db
    .insert(careersAddresses)
    .values({ slug, companyId, isCurrent: true, since: now })
    .onConflictDoUpdate({
      target: careersAddresses.slug,
      set: { isCurrent: true, since: now },
      setWhere: eq(careersAddresses.companyId, companyId),
    })
    .returning({ slug: careersAddresses.slug });
  return taken.length > 0;
}

/** From now on it leads on. */
export async function leaveAddress(db: Database, companyId: string, now: Date): Promise<void> {
  await db
    .update(careersAddresses)
    .set({ isCurrent: false, since: now })
    .where(and(eq(careersAddresses.companyId, companyId), eq(careersAddresses.isCurrent, true)));
}

export async function deleteAddresses(db: Database, slugs: string[]): Promise<void> {
  if (slugs.length > 0) await db.delete(careersAddresses).where(inArray(careersAddresses.slug, slugs));
}

/** A page that is turned on, of an approved company that shows its profile, by an address that it has or had. */
export async function selectShownPage(db: Database, slug: string) {
  const current = db
    .select({ slug: careersAddresses.slug, companyId: careersAddresses.companyId })
    .from(careersAddresses)
    .where(eq(careersAddresses.isCurrent, true))
    .as('current_address');
  const [row] = await db
    .select({
      slug: current.slug,
      companyId: companies.id,
      name: companies.name,
      name_ar: companies.nameAr,
      logoFileId: companies.logoFileId,
      approvedAt: companies.approvedAt,
      colour: careersPages.colour,
      headline: careersPages.headline,
      languages: careersPages.languages,
      /** Only while it is connected, and its records have not been missed. */
      domain: careersDomains.domain,
    })
    .from(careersAddresses)
    .innerJoin(current, eq(current.companyId, careersAddresses.companyId))
    .innerJoin(careersPages, eq(careersPages.companyId, careersAddresses.companyId))
    .innerJoin(companies, eq(companies.id, careersAddresses.companyId))
    .leftJoin(
      careersDomains,
      and(
        eq(careersDomains.companyId, companies.id),
        isNotNull(careersDomains.connectedAt),
        isNull(careersDomains.missingSince),
      ),
    )
    .where(
      and(
        eq(careersAddresses.slug, slug),
        eq(careersPages.isShown, true),
        eq(companies.approvedStatus, 'Approved'),
        eq(companies.profileVisibility, true),
      ),
    );
  return row;
}

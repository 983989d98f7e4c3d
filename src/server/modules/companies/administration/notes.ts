import { asc, eq } from 'drizzle-orm';
import { type DeclineTemplate, mostDeclineTemplates } from '#domain/companies/decline-templates.ts';
import { inEveryLanguage } from '#domain/locale.ts';
import { findCompany } from '#server/modules/companies/service.ts';
import { accounts } from '#server/modules/identity/table.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { companyNotes, declineTemplates } from './table.ts';

/** The note that administrators keep of a company, with who wrote it last; null where there is none. */
export async function readTeamNote({ db }: Context<AdminActor>, companyId: string) {
  const [row] = await db
    .select({ note: companyNotes.note, updatedAt: companyNotes.updatedAt, name: accounts.name })
    .from(companyNotes)
    .leftJoin(accounts, eq(accounts.id, companyNotes.updatedBy))
    .where(eq(companyNotes.companyId, companyId));
  if (!row) return null;
  return { note: row.note, updated_at: row.updatedAt.toISOString(), updated_by: row.name };
}

/** Writes the note anew; an empty one is removed. */
export async function saveTeamNote(
  context: Context<AdminActor>,
  { id, note }: { id: string; note: string },
): Promise<void> {
  const { db, clock, actor } = context;
  const company = await findCompany(context, id);
  if (!company) throw new Refusal('NOT_FOUND');
  const own = eq(companyNotes.companyId, company.id);
  if (note === '') return void (await db.delete(companyNotes).where(own));
  const row = { companyId: company.id, note, updatedAt: clock.now(), updatedBy: actor.accountId };
  await db.insert(companyNotes).values(row).onConflictDoUpdate({ target: companyNotes.companyId, set: row });
}

/** The templates of a decline, the oldest first; one that is older than a language is read there in the first. */
export async function listDeclineTemplates({ db }: Context<AdminActor>) {
  const rows = await db
    .select({
      id: declineTemplates.id,
      texts: declineTemplates.texts,
      updatedAt: declineTemplates.updatedAt,
      updated_by: accounts.name,
    })
    .from(declineTemplates)
    .leftJoin(accounts, eq(accounts.id, declineTemplates.updatedBy))
    .orderBy(asc(declineTemplates.createdAt), asc(declineTemplates.id))
    .limit(mostDeclineTemplates);
  return rows.map(({ texts, updatedAt, ...template }) => ({
    ...template,
    texts: inEveryLanguage(texts),
    updated_at: updatedAt.toISOString(),
  }));
}

/** Adds a template; one more than 20 is refused. */
export async function createDeclineTemplate(
  { db, clock, actor }: Context<AdminActor>,
  { texts }: DeclineTemplate,
): Promise<void> {
  if ((await db.$count(declineTemplates)) >= mostDeclineTemplates) throw new Refusal('CONFLICT');
  const now = clock.now();
  await db
    .insert(declineTemplates)
    .values({ texts, createdAt: now, updatedAt: now, updatedBy: actor.accountId });
}

export async function saveDeclineTemplate(
  { db, clock, actor }: Context<AdminActor>,
  { id, texts }: DeclineTemplate & { id: string },
): Promise<void> {
  const written = await db
    .update(declineTemplates)
    .set({ texts, updatedAt: clock.now(), updatedBy: actor.accountId })
    .where(eq(declineTemplates.id, id))
    .returning({ id: declineTemplates.id });
  if (written.length === 0) throw new Refusal('NOT_FOUND');
}

export async function removeDeclineTemplate({ db }: Context<AdminActor>, id: string): Promise<void> {
  const removed = await db
    .delete(declineTemplates)
    .where(eq(declineTemplates.id, id))
    .returning({ id: declineTemplates.id });
  if (removed.length === 0) throw new Refusal('NOT_FOUND');
}

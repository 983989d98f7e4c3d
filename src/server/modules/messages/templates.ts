import { and, asc, eq, sql } from 'drizzle-orm';
import { mailTemplateKinds, wordsIn } from '#domain/companies/messages.ts';
import { type MessageTemplate, messageTemplatesMaximum } from '#domain/messages/templates.ts';
import { getCompany } from '#server/modules/companies/service.ts';
import type { CompanyActor } from '#server/platform/actor.ts';
import type { Context } from '#server/platform/context.ts';
import { Refusal } from '#server/platform/refusal.ts';
import { messageTemplates } from './table.ts';

type Members = Context<CompanyActor>;

/** The company's templates by name, and what its letters say in the caller's language. */
export async function listTemplates({ db, actor, locale }: Members) {
  const company = await getCompany({ db }, actor.companyId);
  const templates = await db
    .select({ id: messageTemplates.id, name: messageTemplates.name, text: messageTemplates.text })
    .from(messageTemplates)
    .where(eq(messageTemplates.companyId, company.id))
    .orderBy(asc(sql`lower(${messageTemplates.name})`))
    .limit(messageTemplatesMaximum);
  const letters = mailTemplateKinds.flatMap((kind) => {
    const text = wordsIn(company.mailTemplates, kind, locale);
    return text ? [{ kind, text }] : [];
  });
  return { company: company.name, company_ar: company.nameAr, templates, letters };
}

/** Keeps a template; one of the same name gives way. */
export async function saveTemplate(
  { db, actor, clock }: Members,
  { name, text }: MessageTemplate,
): Promise<void> {
  const { companyId } = actor;
  const others = and(
    eq(messageTemplates.companyId, companyId),
    sql`lower(${messageTemplates.name}) <> lower(${name})`,
  );
  if ((await db.$count(messageTemplates, others)) >= messageTemplatesMaximum) throw new Refusal('CONFLICT');
  await db.execute(sql`
    insert into message_templates (company_id, name, text, updated_at)
    values (${companyId}, ${name}, ${text}, ${clock.now().toISOString()}::timestamptz)
    on conflict (company_id, lower(name)) do update
      set name = excluded.name, text = excluded.text, updated_at = excluded.updated_at`);
}

export async function removeTemplate({ db, actor }: Members, id: string): Promise<void> {
  const removed = await db
    .delete(messageTemplates)
    .where(and(eq(messageTemplates.id, id), eq(messageTemplates.companyId, actor.companyId)))
    .returning({ id: messageTemplates.id });
  if (removed.length === 0) throw new Refusal('NOT_FOUND');
}

import { type SQL, sql } from 'drizzle-orm';
import { defaultLocale, type Locale } from '#domain/locale.ts';
import { arabic } from '#domain/locale-list.ts';
import { announcements } from '#server/modules/admin/announcements/table.ts';
import { limitLifts } from '#server/modules/admin/limits/table.ts';
import { adminInvitations } from '#server/modules/admin/team/table.ts';
import { declineTemplates } from '#server/modules/companies/administration/table.ts';
import { companies } from '#server/modules/companies/table.ts';
import { articles } from '#server/modules/content/articles/table.ts';
import { frequentQuestions } from '#server/modules/content/faq/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { jobTitles } from '#server/modules/job-openings/titles/table.ts';
import { conversationReports } from '#server/modules/messages/reports/table.ts';
import { conversations } from '#server/modules/messages/table.ts';
import { contactMessages } from '#server/modules/messaging/contact-table.ts';
import { plans } from '#server/modules/plans/table.ts';
import type { auditEntries } from '#server/platform/audit-table.ts';

/**
 * What the thing is called that an entry of the audit log was done to, in the reader's language; null without a name,
 * or once it is gone. Each row looks into the one table that its kind is about, by its primary key.
 */
export function subjectName({ kind, subject }: typeof auditEntries, locale: Locale): SQL<string | null> {
  const id = sql`(case when ${subject} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then ${subject}::uuid end)`;
  const number = sql`(case when ${subject} ~ '^[0-9]{1,9}$' then ${subject}::int end)`;
  const said = (texts: unknown, part: string) =>
    sql`coalesce(nullif(${texts} -> ${locale} ->> ${part}, ''), ${texts} -> ${defaultLocale} ->> ${part})`;
  const nameOf = ({ name, nameAr }: typeof accounts | typeof companies) =>
    locale === arabic ? sql`coalesce(nullif(${nameAr}, ''), ${name})` : sql`${name}`;
  const called = nameOf(accounts);
  const person = sql`(select ${called} from ${accounts} where ${accounts.id} = ${id})`;
  const company = sql`(select ${nameOf(companies)} from ${companies} where ${companies.id} = ${id})`;
  const opening = sql`(select ${jobOpenings.title} from ${jobOpenings} where ${jobOpenings.id} = ${id})`;
  const names: Record<string, SQL> = {
    companies: sql`coalesce(${company}, ${person})`,
    companyAdministration: company,
    cv: person,
    adminPeople: person,
    adminTeam: sql`coalesce(${person},
      (select ${adminInvitations.email} from ${adminInvitations} where ${adminInvitations.id} = ${id}))`,
    declineTemplates: sql`(select ${said(declineTemplates.texts, 'name')} from ${declineTemplates}
      where ${declineTemplates.id} = ${id})`,
    contactMessages: sql`(select ${contactMessages.subject} from ${contactMessages}
      where ${contactMessages.id} = ${id})`,
    openingReports: opening,
    adminOpenings: opening,
    conversationReports: sql`(select ${nameOf(companies)} || ' · ' || ${called} from ${conversationReports}
      join ${conversations} on ${conversations.id} = ${conversationReports.conversationId}
      join ${companies} on ${companies.id} = ${conversations.companyId}
      join ${accounts} on ${accounts.id} = ${conversations.candidateId}
      where ${conversationReports.id} = ${id})`,
    limits: sql`(select ${limitLifts.range}::text from ${limitLifts} where ${limitLifts.id} = ${id})`,
    announcements: sql`(select ${said(announcements.texts, 'subject')} from ${announcements}
      where ${announcements.id} = ${id})`,
    plans: sql`(select ${plans.name} from ${plans} where ${plans.id} = ${subject})`,
    jobTitles: sql`coalesce((select coalesce(${jobTitles.names} ->> ${locale}, ${jobTitles.names} ->> ${defaultLocale}) from ${jobTitles}
      where ${jobTitles.value} = ${subject}), ${subject})`,
    articles: sql`(select ${said(articles.texts, 'title')} from ${articles} where ${articles.id} = ${number})`,
    questions: sql`(select ${said(frequentQuestions.texts, 'question')} from ${frequentQuestions}
      where ${frequentQuestions.id} = ${subject})`,
  };
  const cases = Object.entries(names).map(([module, name]) => sql`when ${module} then ${name}`);
  return sql`case split_part(${kind}, '.', 1) ${sql.join(cases, sql` `)} end`;
}

/** The name in Arabic of who did it, while they have the Latin one that was written down; null once they are erased. */
export function actorNameAr({ actorId, actorName }: typeof auditEntries): SQL<string | null> {
  return sql`(select nullif(${accounts.nameAr}, '') from ${accounts}
    where ${accounts.id} = ${actorId} and ${accounts.name} = ${actorName})`;
}

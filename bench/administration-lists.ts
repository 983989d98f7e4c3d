import pg from 'pg';
import { listAnnouncements } from '#server/modules/admin/announcements/service.ts';
import { readAudit } from '#server/modules/admin/audit/service.ts';
import { listLifts } from '#server/modules/admin/limits/service.ts';
import { listTeam } from '#server/modules/admin/team/service.ts';
import { listDeclineTemplates } from '#server/modules/companies/administration/notes.ts';
import { readCompanyDeeds } from '#server/modules/companies/administration/service.ts';
import { listCompanies } from '#server/modules/companies/approval/list-service.ts';
import { listEdited } from '#server/modules/content/articles/service.ts';
import { listEditedQuestions } from '#server/modules/content/faq/service.ts';
import { selectReportedOpenings } from '#server/modules/job-openings/reports/queries.ts';
import { listJobTitles } from '#server/modules/job-openings/titles/service.ts';
import { listReports } from '#server/modules/messages/reports/service.ts';
import { selectContactMessages } from '#server/modules/messaging/contact-queries.ts';
import type { AdminActor } from '#server/platform/actor.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Context } from '#server/platform/context.ts';
import type { Deed } from './beside.ts';
import { recordingDatabase } from './recorded-statements.ts';

/** What each list asks of the database, as its own service asks it. */
export async function recordDeeds(
  connection: pg.PoolConfig,
  asked: { entries: number; company: string },
): Promise<Deed[]> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  try {
    return await recordOn(pool, asked);
  } finally {
    await pool.end();
  }
}

async function recordOn(
  pool: pg.Pool,
  { entries, company }: { entries: number; company: string },
): Promise<Deed[]> {
  const { db, asked: statements } = recordingDatabase(pool);
  // A list asks of its context no more than this.
  const some = { db, clock: systemClock, locale: 'en', actor: { accountId: '' }, contributors: {} };
  const context = some as unknown as Context<AdminActor>;
  const deeds: Deed[] = [];
  const record = async (name: string, path: string, work: () => Promise<unknown>) => {
    statements.length = 0;
    await work();
    deeds.push({ name, path, statements: [...statements] });
  };
  const companies = (name: string, query: Parameters<typeof listCompanies>[1]) =>
    record(name, `companyList?${queryOf(query)}`, () => listCompanies(context, query));
  await companies('companies, waiting first', { sort: 'WAITING' });
  await companies('companies, newest', { sort: 'DESC' });
  await companies('companies, page 900', { sort: 'DESC', page: 900 });
  await companies('companies, searched', { searchkey: 'layla works 77' });
  const messages = (name: string, page: number, searchkey = '') =>
    record(name, `contact-message?${queryOf({ page, searchkey })}`, () =>
      selectContactMessages(db, { searchkey, phoneLookups: [], offset: (page - 1) * 20, limit: 20 }),
    );
  await messages('contact messages', 1);
  await messages('contact messages, page 10', 10);
  await messages('contact messages, searched', 1, 'visitor 777');
  const audit = (name: string, query: Parameters<typeof readAudit>[1]) =>
    record(name, `audit?${queryOf(query)}`, () => readAudit(context, query));
  const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
  await audit('audit log', {});
  await audit('audit log, one kind', { kind: 'plans.save' });
  await audit('audit log, a week of last year', { from: dayAgo(300), to: dayAgo(293) });
  await audit('audit log, a kind of that week', { kind: 'exported', from: dayAgo(300), to: dayAgo(293) });
  await audit('audit log, going on', { before: Math.round(entries / 2) });
  await record('reported openings', 'opening_reports', () =>
    selectReportedOpenings(db, { offset: 0, limit: 20 }),
  );
  await record('reported people', 'conversation_reports', () => listReports(context));
  await record('reported people, page 50', 'conversation_reports?page=50', () => listReports(context, 50));
  await record('activity of a company', `company_administration/${company}/activity`, () =>
    readCompanyDeeds(context, { id: company }),
  );
  await record('announcements', 'announcements', () => listAnnouncements(context));
  await record('job titles', 'job_titles', () => listJobTitles(context, { searchkey: '' }));
  await record('job titles, searched', 'job_titles?searchkey=nurse', () =>
    listJobTitles(context, { searchkey: 'nurse' }),
  );
  await record('reasons for declining', 'decline_templates', () => listDeclineTemplates(context));
  await record('administrators', 'admin_team', () => listTeam(context));
  await record('lifted limits', 'limit_lifts', () => listLifts(context));
  await record('articles', 'articles', () => listEdited(context, { searchkey: '' }));
  await record('frequent questions', 'questions', () => listEditedQuestions(context));
  return deeds;
}

function queryOf(filters: object): string {
  const given = Object.entries(filters).filter(([, value]) => value !== undefined && value !== '');
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
}

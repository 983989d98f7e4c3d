import { eq, sql } from 'drizzle-orm';
import { orderJudging } from '#server/modules/applications/fit/service.ts';
import { applicationReads } from '#server/modules/applications/list/reads-table.ts';
import { measureAnswers } from '#server/modules/applications/reply/service.ts';
import { applicationEvents, applications } from '#server/modules/applications/table.ts';
import { sealedOf } from '#server/modules/candidates/sealed.ts';
import { candidates, consents } from '#server/modules/candidates/table.ts';
import { companyActivity } from '#server/modules/companies/activity/table.ts';
import { companies, companyDocuments, companyMembers } from '#server/modules/companies/table.ts';
import { files } from '#server/modules/files/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { interviewInterviewers, interviewSlots, interviews } from '#server/modules/interviews/table.ts';
import { refreshPublicOpenings } from '#server/modules/job-openings/publication/service.ts';
import { jobOpenings, screeningQuestions, videoQuestions } from '#server/modules/job-openings/table.ts';
import { conversationReads, conversations, messages } from '#server/modules/messages/table.ts';
import { refreshPool } from '#server/modules/talent-pool/indexing/service.ts';
import { poolRequests } from '#server/modules/talent-pool/table.ts';
import type { Context } from '#server/platform/context.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { makeActivity } from './activity.ts';
import { makeApplications, readingsOf } from './applications.ts';
import { bulkInsert } from './bulk-insert.ts';
import { drawCareersPicture, writeDemoCareersPage } from './careers-page.ts';
import { type DemoCompany, makeCompanies } from './companies.ts';
import { makeConversations } from './conversations.ts';
import { copyCvs, makeCvs } from './cvs.ts';
import { demoAccounts, demoLines, demoPassword } from './demo-accounts.ts';
import { ensurePlans } from './demo-plans.ts';
import { writeDemoLinks } from './demo-site.ts';
import { type DemoDocuments, makeDocuments } from './documents.ts';
import { writeDemoManager } from './hiring-manager.ts';
import { makeInterviews } from './interviews.ts';
import { writeDemoNotifications } from './notifications.ts';
import { makeOpening } from './openings.ts';
import { ownCandidate, staffAccounts } from './own-accounts.ts';
import { type DemoCandidate, makeCandidate } from './people.ts';
import { makePoolRequests } from './pool-requests.ts';
import { type Random, seededRandom } from './random.ts';
import { answerApplicants } from './replies.ts';
import type { DemoFile } from './stored-pdf.ts';
import { trades } from './trades/trades.ts';
import { writeDemoWebhooks } from './webhooks.ts';

/**
 * Loads the demo data into a database without accounts, in one transaction; answers the lines that the start prints.
 * Into a database that holds any account nothing is loaded; the lines come again where those are the demo's.
 */
export async function loadDemoData(context: Context): Promise<string> {
  if (await hasAccounts(context)) return (await isDemo(context)) ? demoLines() : '';
  const passwordHash = await hashPassword(demoPassword);
  const random = seededRandom(2026);
  // Files are stored first: a row never names one that is not there.
  const employers = await makeCompanies(context, random, passwordHash);
  const documents = await makeDocuments(context, employers);
  const now = context.clock.now();
  const people = [
    ownCandidate(random, passwordHash, now),
    ...Array.from({ length: 299 }, (_, index) => makeCandidate(random, passwordHash, index + 1, now)),
  ];
  const cvs = await makeCvs(context, people);
  const picture = await drawCareersPicture(context);
  const made = { random, employers, documents, people, cvs, passwordHash };
  await context.inTransaction(async (inner) => {
    await writeAll(inner, made);
    await writeDemoLinks(inner.db, now);
    await writeDemoManager(inner.db, passwordHash);
    await writeDemoNotifications(inner.db, now);
    await writeDemoWebhooks(inner);
    await writeDemoCareersPage(inner, picture);
  });
  return demoLines();
}

interface DemoParts {
  random: Random;
  employers: DemoCompany[];
  documents: DemoDocuments;
  people: DemoCandidate[];
  /** In the order of the people. */
  cvs: DemoFile[];
  passwordHash: string;
}

async function writeAll(
  context: Context,
  { random, employers, documents, people, cvs, passwordHash }: DemoParts,
): Promise<void> {
  const { db } = context;
  const now = context.clock.now();
  await ensurePlans(db);
  const everybody = [
    ...staffAccounts(random, passwordHash, now),
    ...employers.map(({ account }) => account),
    ...people.map(({ account }) => account),
  ];
  await bulkInsert(db, accounts, everybody);
  await bulkInsert(
    db,
    files,
    employers.map(({ logo }) => logo),
  );
  await bulkInsert(db, files, [...documents.files, ...cvs]);
  await bulkInsert(
    db,
    companies,
    employers.map(({ company }) => company),
  );
  await bulkInsert(
    db,
    companyMembers,
    employers.map(({ account, company }) => ({
      accountId: account.id,
      companyId: company.id,
      role: 'owner' as const,
      createdAt: company.createdAt ?? now,
    })),
  );
  await bulkInsert(db, companyDocuments, documents.documents);
  await bulkInsert(
    db,
    candidates,
    people.map(({ candidate: { phone, dateOfBirth, ...candidate } }, index) => ({
      ...candidate,
      ...sealedOf(context.config, candidate.accountId, { phone, dateOfBirth }),
      cvFileId: cvs[index]?.id,
    })),
  );

  await bulkInsert(
    db,
    consents,
    people.flatMap(({ account }) =>
      (['terms', 'privacy', 'pool'] as const).map((purpose) => ({
        accountId: account.id,
        purpose,
        isGiven: true,
        text: 'Given with the demo data.',
        textVersion: 'demo',
        locale: account.locale ?? 'en',
        createdAt: account.createdAt,
      })),
    ),
  );

  const hiring = employers.filter(({ company }) => company.approvedStatus === 'Approved');
  const openings = inTurn(hiring, 600).map((employer) => {
    const suited = trades.filter(({ industry }) => employer.industries.includes(industry));
    const french = employer.company.name === 'Lycée Mirage' || employer.company.name === 'Maison Oryx';
    const trade = random.pick(suited.filter(({ language }) => (language === 'fr') === french));
    const { id, name } = employer.company;
    return makeOpening(
      random,
      {
        id,
        name,
        city: employer.company.city ?? 'Doha',
        ownerId: employer.account.id,
        seat: employer.seat,
        since: employer.company.approvedAt ?? now,
      },
      trade,
      now,
    );
  });
  await bulkInsert(
    db,
    jobOpenings,
    openings.map(({ opening }) => opening),
  );
  await bulkInsert(
    db,
    screeningQuestions,
    openings.flatMap(({ screening }) => screening),
  );
  await bulkInsert(
    db,
    videoQuestions,
    openings.flatMap(({ video }) => video),
  );
  await bulkInsert(db, companyActivity, makeActivity(employers, openings));
  const made = makeApplications(random, 2000, { openings, candidates: people, now });
  const owners = new Map(employers.map(({ company, account }) => [company.id, account.id]));
  const meetings = makeInterviews(random, made, owners, now);
  answerApplicants(made, owners, now);
  const sent = copyCvs(made, cvs);
  await bulkInsert(db, files, sent.files);
  await bulkInsert(db, applications, sent.applications);
  await bulkInsert(db, applicationEvents, made.events);
  await bulkInsert(db, applicationEvents, meetings.events);
  const { views, reads } = readingsOf(made.events);
  await bulkInsert(db, applicationEvents, views);
  await bulkInsert(db, applicationReads, reads);
  await orderJudging(context);
  await bulkInsert(db, interviews, meetings.interviews);
  await bulkInsert(db, interviewSlots, meetings.slots);
  await bulkInsert(db, interviewInterviewers, meetings.interviewers);
  await db.execute(sql`update ${jobOpenings} set applications = counted.n
    from (select opening_id, count(*)::int as n from ${applications} group by 1) as counted
    where counted.opening_id = ${jobOpenings.id}`);
  const first = employers[0];
  if (first) {
    const { company, account } = first;
    const asked = { openings: openings.map(({ opening }) => opening), people };
    await bulkInsert(
      db,
      poolRequests,
      makePoolRequests(random, { ...asked, ownerId: account.id, companyId: company.id }, now),
    );
    const talks = makeConversations(
      random,
      {
        applications: sent.applications,
        openings: asked.openings,
        owners,
        companyId: company.id,
        candidateId: people[0]?.account.id ?? '',
      },
      now,
    );
    await bulkInsert(db, conversations, talks.conversations);
    await bulkInsert(db, messages, talks.messages);
    await bulkInsert(db, conversationReads, talks.reads);
  }
  await measureAnswers(context);
  await refreshPublicOpenings(
    context,
    openings.map(({ opening }) => opening.id),
  );
  await refreshPool(
    context,
    people.map(({ account }) => account.id),
  );
}

/** The company of each of so many openings: one after the other, each as often as its plan has room. */
function inTurn(employers: readonly DemoCompany[], count: number): DemoCompany[] {
  const rounds = Array.from({ length: count }, (_, round) => employers.filter(({ room }) => round < room));
  return rounds.flat().slice(0, count);
}

async function hasAccounts({ db }: Context): Promise<boolean> {
  return (await db.select({ id: accounts.id }).from(accounts).limit(1)).length > 0;
}

async function isDemo({ db }: Context): Promise<boolean> {
  const { email } = demoAccounts.superadmin;
  return (await db.select({ id: accounts.id }).from(accounts).where(eq(accounts.email, email))).length > 0;
}

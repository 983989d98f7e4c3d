// The administrators' lists with 10,000 companies and 1,000,000 entries of the audit log: npm run bench -- administration
// [--companies 10000] [--entries 1000000] [--rounds 200]. Each list beside its statements alone, that of the session
// among them, and beside node:http with the same statements, in one run; it fails where the product takes more than three
// times as long as its statements and over 10 ms.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { writeFirstContent } from '#server/modules/content/first-content.ts';
import type { Database } from '#server/platform/database/database.ts';
import { aCandidate, anAdmin, anApprovedCompany, aSuperadmin } from '#support/people.ts';
import { recordDeeds } from './administration-lists.ts';
import { compareRequests } from './beside.ts';
import { asTestServer, fillFolder } from './data-folder.ts';
import { raisedLimits, startProduct } from './product.ts';
import { recordWho } from './recorded-statements.ts';

const { values } = parseArgs({
  options: {
    companies: { type: 'string', default: '10000' },
    entries: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '200' },
  },
});
const most = 3;
/** A statement has its time, on a busy machine as well. */
const entriesAtOnce = 50_000;

console.log(`Rate limits are raised ${raisedLimits} times for this benchmark; a product in use keeps them.`);
const folder = await mkdtemp(join(tmpdir(), 'mihna-bench-administration-'));
try {
  process.exitCode = (await benchmark()) ? 0 : 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

async function benchmark(): Promise<boolean> {
  const { connection, token, company } = await load();
  const product = await startProduct(folder);
  try {
    const deeds = await recordDeeds(connection, { entries: Number(values.entries), company });
    const headers = { authorization: `Bearer ${token}` };
    const who = await recordWho(connection, token);
    const bench = { connection, product, headers, who, rounds: Number(values.rounds), most };
    const { rows, isWithin } = await compareRequests(deeds, bench);
    console.table(rows);
    console.log(
      isWithin
        ? `Every list at once or within ${most} times its statements.`
        : `Too slow: over ${most} times its statements.`,
    );
    return isWithin;
  } finally {
    await product.stop();
  }
}

async function load() {
  const { connection, made } = await fillFolder(folder, async (server) => {
    const { db } = server.platform;
    await writeFirstContent(db);
    const helped = asTestServer(server);
    const superadmin = await aSuperadmin(helped);
    const { companyId } = await anApprovedCompany(helped);
    const candidate = await aCandidate(helped);
    for (let number = 0; number < 20; number += 1) await anAdmin(helped);
    await fill(db);
    await fillReports(db, candidate.accountId);
    await fillRest(db, companyId);
    await db.execute(sql`vacuum analyze`);
    return { token: superadmin.token, company: companyId };
  });
  return { connection, ...made };
}

async function fill(db: Database): Promise<void> {
  await db.execute(sql`with people as (
      insert into accounts (email, password_hash, user_type, name, email_verified_at)
      select 'owner' || n || '@example.com', '', 1, (array['Amira','Omar','Layla','Étienne','Maria'])[1 + n % 5] || ' Owner ' || n, now()
      from generate_series(1, ${Number(values.companies)}::int) n returning id, name, email
    ), added as (
      insert into companies (slug, name, email, cr_number, approved_status, submitted_at, created_at)
      select 'bench-' || id, replace(name, 'Owner', 'Works'), email, left(id::text, 8),
        (array['Approved','Approved','Approved','Pending','Declined'])[1 + (random() * 4)::int],
        now() - random() * interval '300 days', now() - random() * interval '600 days'
      from people returning id, email
    )
    insert into company_members (account_id, company_id, role)
    select people.id, added.id, 'owner' from people join added using (email)`);
  const entries = Number(values.entries);
  for (let first = 1; first <= entries; first += entriesAtOnce)
    await db.execute(sql`
      insert into audit_entries (created_at, actor_id, actor_name, actor_role, kind, subject, facts)
      select now() - (${entries}::int - n) * interval '30 seconds', null, 'Admin ' || n % 20, 'admin',
        (array['signed-in','signed-in','cv.viewed','exported','companies.dataUpdate','contactMessages.settle','plans.save'])[1 + n % 7],
        md5(n::text), '{"approved_status": "Approved"}'
      from generate_series(${first}::int, ${Math.min(first + entriesAtOnce - 1, entries)}::int) n`);
  await db.execute(sql`
    insert into contact_messages (name, email, subject, message, state, created_at)
    select 'Visitor ' || n, 'visitor' || n || '@example.com', 'A question on ' || md5(n::text), repeat('Good morning. ', 20),
      (array['open','answered','done','spam'])[1 + n % 4], now() - n * interval '5 minutes'
    from generate_series(1, 20000) n`);
  await db.execute(sql`with opened as (
      insert into job_openings (company_id, title, status, experience_level, employment_type, first_published_at)
      select id, 'Engineer', 'Published', 'mid', 'full time', now() from companies limit 2000 returning id
    )
    insert into opening_reports (opening_id, reporter, reason, text, created_at)
    select id, 'r' || n, 'fee', 'They ask for money.', now() - random() * interval '30 days'
    from opened, generate_series(1, 3) n`);
  await db.execute(sql`
    insert into articles (slug, state, publish_at, updated_at, texts)
    select 'article-' || n, 'published', now() - n * interval '1 hour', now() - n * interval '1 hour', texts
    from articles, generate_series(1, 200) n where articles.id = 1`);
  await db.execute(sql`
    insert into refused_counts (hour, reason, count)
    select date_trunc('hour', now()) - n * interval '1 hour', 'login', n from generate_series(0, 167) n`);
}

/** Two thousand companies that a candidate reported, and nobody has looked at. */
async function fillReports(db: Database, candidate: string): Promise<void> {
  await db.execute(sql`with had as (
      insert into conversations (company_id, candidate_id, created_at, last_at)
      select id, ${candidate}, now(), now() from companies order by id limit 2000 returning id
    )
    insert into conversation_reports (conversation_id, about, text, evidence, created_at, verdict)
    select id, 'company', 'They ask for money before the interview.',
      (select jsonb_agg(jsonb_build_object('side', 'company', 'text', repeat('Pay first. ', 20), 'sent_at', now()))
        from generate_series(1, 5)),
      now() - random() * interval '30 days', null
    from had`);
}

async function fillRest(db: Database, company: string): Promise<void> {
  await db.execute(sql`
    insert into company_activity (company_id, actor_kind, actor_name, kind, subject, created_at)
    select ${company}, 'member', 'Layla Haddad', 'opening.saved', 'Engineer', now() - n * interval '1 hour' from generate_series(1, 20000) n`);
  await db.execute(sql`
    insert into announcements (audience, path, texts, updated_at, state)
    select 'everybody', '/jobs-pool', jsonb_build_object('en', letter, 'fr', letter), now() - n * interval '1 day', 'sent'
    from generate_series(1, 500) n, jsonb_build_object('subject', 'News', 'text', repeat('News of the month. ', 40), 'button', 'Read') letter`);
  await db.execute(sql`
    insert into decline_templates (texts)
    select jsonb_build_object('en', reason, 'fr', reason)
    from generate_series(1, 20) n, jsonb_build_object('name', 'Reason ' || n, 'text', repeat('Please send it again. ', 10)) reason`);
}

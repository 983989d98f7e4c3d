import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import pg from 'pg';
import type { MemberRole } from '#domain/companies/roles.ts';
import { embeddedConnection } from '#server/platform/database/embedded.ts';
import { hashPassword } from '#server/platform/passwords.ts';

export const password = 'corniche-falcon-42';

export interface NewPerson {
  email: string;
  password: string;
}

/** A candidate of its own for one journey, written beside the running server. */
export async function aNewCandidate({ isVerified = true } = {}): Promise<NewPerson> {
  return besideTheServer(async (client) => {
    const email = `person-${randomUUID().slice(0, 8)}@example.com`;
    const { rows } = await client.query<{ id: string }>(
      `insert into accounts (email, name, user_type, password_hash, email_verified_at)
       values ($1, 'Rania Saleh', 4, $2, $3) returning id`,
      [email, await hashPassword(password), isVerified ? new Date() : null],
    );
    await client.query('insert into candidates (account_id) values ($1)', [rows[0]?.id]);
    return { email, password };
  });
}

/** The owner of an approved company of its own, without any opening yet. */
export async function aNewCompany(name: string): Promise<NewPerson> {
  return besideTheServer(async (client) => {
    const email = `owner-${randomUUID().slice(0, 8)}@example.com`;
    const { rows: accounts } = await client.query<{ id: string }>(
      `insert into accounts (email, name, user_type, password_hash, email_verified_at)
       values ($1, 'Huda Salem', 1, $2, now()) returning id`,
      [email, await hashPassword(password)],
    );
    const { rows: companies } = await client.query<{ id: string }>(
      `insert into companies (name, slug, email, approved_status, approved_at, trial_expires_at)
       values ($1, $2, $3, 'Approved', now(), now() + interval '30 days') returning id`,
      [name, `${name.toLowerCase().replaceAll(' ', '-')}-${randomUUID().slice(0, 8)}`, email],
    );
    await client.query(
      `insert into company_members (account_id, company_id, role) values ($1, $2, 'owner')`,
      [accounts[0]?.id, companies[0]?.id],
    );
    return { email, password };
  });
}

/** What can be taken back for a minute is done now; the worker looks every few seconds. */
export function withoutTheMinute(task: string): Promise<unknown> {
  return besideTheServer((client) =>
    client.query(`update tasks.job set start_after = now() where name = $1 and state = 'created'`, [task]),
  );
}

/** A domain is connected without its name servers, which know nothing of it; the product hears of it as of any change. */
export function connectsDomain(domain: string): Promise<unknown> {
  return besideTheServer(async (client) => {
    await client.query('update careers_domains set connected_at = now() where domain = $1', [domain]);
    await client.query(`select pg_notify('live', '{"kind":"own-hosts"}')`);
  });
}

/** A further person of the company that somebody owns. */
export async function aNewMember(owner: NewPerson, role: MemberRole): Promise<NewPerson> {
  return besideTheServer(async (client) => {
    const email = `${role}-${randomUUID().slice(0, 8)}@example.com`;
    await client.query(
      `with person as (
         insert into accounts (email, name, user_type, password_hash, email_verified_at)
         values ($1, 'Salma Nasser', 1, $2, now()) returning id)
       insert into company_members (account_id, company_id, role)
       select person.id, m.company_id, $4 from person, company_members m
       join accounts a on a.id = m.account_id where a.email = $3`,
      [email, await hashPassword(password), owner.email, role],
    );
    return { email, password };
  });
}

/** Changes the company that somebody owns, as if the team had decided or the days had passed. */
export async function changeCompanyOf(
  owner: NewPerson,
  change: {
    jobSlots?: number;
    screeningSlots?: number;
    videoSlots?: number;
    disabledFeatures?: string[];
    trialDays?: number;
  },
): Promise<void> {
  await besideTheServer((client) =>
    client.query(
      `update companies c set
         job_slots = coalesce($2, job_slots),
         screening_slots = coalesce($3, screening_slots),
         video_slots = coalesce($5, video_slots),
         disabled_features = coalesce($6::text[], disabled_features),
         trial_expires_at = coalesce(now() + $4::int * interval '1 day', trial_expires_at)
       from company_members m join accounts a on a.id = m.account_id
       where m.company_id = c.id and a.email = $1`,
      [
        owner.email,
        change.jobSlots,
        change.screeningSlots,
        change.trialDays,
        change.videoSlots,
        change.disabledFeatures,
      ],
    ),
  );
}

/** Yesterday becomes the due date of an opening, as if the days had passed. */
export async function letExpire(openingId: string): Promise<void> {
  await besideTheServer(async (client) => {
    await client.query(`update job_openings set due_date = current_date - 2 where id = $1`, [openingId]);
    await client.query(`update public_openings set expires_at = now() - interval '1 day' where id = $1`, [
      openingId,
    ]);
  });
}

/** The candidate has applied for so many of the demo's openings, one a minute. */
export async function letApply({ email }: NewPerson, count: number): Promise<void> {
  await besideTheServer((client) =>
    client.query(
      `insert into applications (opening_id, company_id, candidate_id, created_at)
       select o.id, o.company_id, a.id, now() - row_number() over (order by o.id) * interval '1 minute'
       from job_openings o, accounts a where a.email = $1 and o.status = 'Published' order by o.id limit $2`,
      [email, count],
    ),
  );
}

/** The candidate has applied for this opening. */
export async function letApplyTo({ email }: NewPerson, openingId: string): Promise<void> {
  await besideTheServer((client) =>
    client.query(
      `insert into applications (opening_id, company_id, candidate_id)
       select o.id, o.company_id, a.id from job_openings o, accounts a where a.email = $1 and o.id = $2`,
      [email, openingId],
    ),
  );
}

/** So many others have applied for this opening, the newest an hour ago. */
export async function letOthersApplyTo(openingId: string, count: number): Promise<void> {
  await besideTheServer((client) =>
    client.query(
      `with people as (
         insert into accounts (email, name, user_type, password_hash, email_verified_at)
         select 'other-' || n || '-' || $1::text || '@example.com', 'Omar ' || chr(65 + n % 26) || 'adi', 4, '-', now()
         from generate_series(1, $2::int) n returning id),
       profiles as (insert into candidates (account_id) select id from people)
       insert into applications (opening_id, company_id, candidate_id, created_at)
       select o.id, o.company_id, p.id, now() - interval '1 hour' * row_number() over ()
       from people p, job_openings o where o.id = $1::uuid`,
      [openingId, count],
    ),
  );
}

/** The interviews of a candidate have begun, as if the days had passed. */
export async function letInterviewsBegin({ email }: NewPerson): Promise<void> {
  await besideTheServer(async (client) => {
    await client.query(
      `update interviews i set starts_at = now() - interval '50 minutes', ends_at = now() - interval '5 minutes',
         from_at = now() - interval '50 minutes', until_at = now() - interval '5 minutes'
       from accounts a where a.id = i.candidate_id and a.email = $1`,
      [email],
    );
  });
}

async function besideTheServer<Result>(write: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client(whereItRuns());
  await client.connect();
  try {
    return await write(client);
  } finally {
    await client.end();
  }
}

/** The database of the product that the journeys share. */
function whereItRuns(): pg.ClientConfig {
  const { E2E_DATABASE_URL: elsewhere, E2E_DATA_DIR: folder } = process.env;
  if (elsewhere) return { connectionString: elsewhere };
  if (!folder) throw new Error('The configuration of the journeys names the data folder');
  return embeddedConnection(join(folder, 'postgres'));
}

/** The text of the newest letter to an address; waits for it, because some are written by a task. */
export async function newestLetter(page: Page, to: string, kind: string): Promise<string> {
  let letter: { kind: string; text: string } | undefined;
  await expect
    .poll(
      async () => {
        const answer = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(to)}`);
        const letters: { kind: string; text: string }[] = await answer.json();
        letter = letters.find((found) => found.kind === kind);
        return letter?.kind;
      },
      { message: `A letter of the kind ${kind} to ${to}` },
    )
    .toBe(kind);
  return letter?.text ?? '';
}

/** Signs in on the page as a person would. */
export async function signInOnPage(page: Page, person: NewPerson): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

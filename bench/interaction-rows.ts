import { join } from 'node:path';
import pg from 'pg';
import { embeddedConnection } from '#server/platform/database/embedded.ts';

/** So many applications of one opening, and so many interviews in this week. */
export const many = 500;

/** Gives the demo's company, beside the running product, an opening with many applications and a week full of interviews. */
export async function fillCompany(folder: string): Promise<{ openingId: string }> {
  const client = new pg.Client(embeddedConnection(join(folder, 'postgres')));
  await client.connect();
  try {
    const { rows } = await client.query<{ id: string }>(
      `select o.id from job_openings o join company_members m on m.company_id = o.company_id
         join accounts a on a.id = m.account_id
       where a.email = 'company@demo.example' and o.status = 'Published' order by o.created_at limit 1`,
    );
    const openingId = rows[0]?.id ?? '';
    await client.query(
      `with people as (
         insert into accounts (email, password_hash, user_type, name, email_verified_at)
         select 'many' || n || '@example.com', '', 4, (array['Amira','Omar','Layla','Étienne','Maria'])[1 + n % 5] || ' Person ' || n, now()
         from generate_series(1, $2::int) n returning id
       ), profiles as (
         insert into candidates (account_id, total_experience) select id, '4.0' from people returning account_id
       ), cv as (
         select cv_file_id from applications where cv_file_id is not null limit 1
       )
       insert into applications (opening_id, company_id, candidate_id, cv_file_id, status, fit_met, fit_total, is_fit_stale, created_at)
       select o.id, o.company_id, account_id, (select cv_file_id from cv),
         (array['Pending','Pending','Pending','Screened','Shortlisted','Interviewed'])[1 + (random() * 5)::int],
         (random() * 2)::int, 2, false, now() - random() * interval '20 days'
       from profiles, job_openings o where o.id = $1`,
      [openingId, many],
    );
    // The product's week begins on Sunday.
    await client.query(
      `with numbered as (
         select a.id, a.company_id, a.candidate_id, (row_number() over (order by a.id))::int - 1 as n
         from applications a where a.opening_id = $1 limit $2
       ), timed as (
         select *, date_trunc('week', now() + interval '1 day') - interval '1 day'
           + (n % 5) * interval '1 day' + interval '5 hours' + (n / 5 % 20) * interval '30 minutes' as at
         from numbered
       ), made as (
         insert into interviews (application_id, company_id, candidate_id, starts_at, ends_at, from_at, until_at, duration, timezone, type, place, uid)
         select id, company_id, candidate_id, at, at + interval '30 minutes', at, at + interval '30 minutes', 30, 'Asia/Qatar',
           'video link', 'https://meet.example.com/' || n, 'many-' || n || '@example.com'
         from timed returning id, company_id
       )
       insert into interview_interviewers (interview_id, account_id)
       select made.id, m.account_id from made join company_members m on m.company_id = made.company_id and m.role = 'owner'`,
      [openingId, many],
    );
    await client.query('analyze');
    return { openingId };
  } finally {
    await client.end();
  }
}

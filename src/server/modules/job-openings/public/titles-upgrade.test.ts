import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/platform/database/database.ts';
import { migrateDatabase } from '#server/platform/database/migrate.ts';

const { entries }: { entries: { idx: number; when: number }[] } = JSON.parse(
  readFileSync('migrations/meta/_journal.json', 'utf8'),
);

test('an opening that was public before takes a title that says it in its further languages; counts and others stay', async () => {
  const { host, user } = inject('database');
  const connection = { host, user, database: `test_${randomUUID().replaceAll('-', '')}` };
  const owner = openDatabase({ host, user, database: 'postgres' }, 1);
  await owner.pool.query(`create database ${connection.database}`);
  const { pool, close } = openDatabase(connection, 1);
  onTestFinished(async () => {
    await close();
    await owner.pool.query(`drop database ${connection.database} with (force)`);
    await owner.close();
  });
  await migrateDatabase(connection, 'migrations', entries.find(({ idx }) => idx === 113)?.when);
  await pool.query(addOpenings);

  await migrateDatabase(connection);

  const { rows } = await pool.query(`
    select o.benefits as name, t.title, t.others, c.openings from job_openings o
      join public_openings p on p.id = o.id join opening_titles t on t.id = p.title_id
      join opening_counts c on c.title_id = t.id and c.city = ''
    order by o.benefits`);
  const nurse = { title: 'Nurse' };
  expect(rows).toEqual([
    { ...nurse, name: 'in Arabic', others: { ar: 'ممرضة' }, openings: 2 },
    { ...nurse, name: 'in Arabic, too', others: { ar: 'ممرضة' }, openings: 2 },
    { ...nurse, name: 'in both', others: { ar: 'ممرضة', fr: 'Infirmier' }, openings: 1 },
    { ...nurse, name: 'of its own language alone', others: {}, openings: 2 },
    { ...nurse, name: 'unfinished', others: {}, openings: 2 },
  ]);
});

const addOpenings = `
  insert into opening_titles (folded, title, trade, names) values ('nurse', 'Nurse', 'nurse', 'nurse');
  create temp table made (id uuid default gen_random_uuid(), name text);
  insert into made (name) values ('in Arabic'), ('in Arabic, too'), ('in both'), ('of its own language alone'), ('unfinished');
  set session_replication_role = replica;
  insert into job_openings (id, company_id, title, introduction, responsibilities, requirements, benefits, experience_level, employment_type, city)
    select id, gen_random_uuid(), 'Nurse', '', '', '', name, 'mid', 'full time', 'Doha' from made;
  insert into opening_translations (opening_id, language, title, is_whole)
    select id, 'ar', 'ممرضة', true from made where name like 'in %'
    union all select id, 'fr', 'Infirmier', true from made where name = 'in both'
    union all select id, 'fr', 'Infirmier', false from made where name = 'unfinished'
    union all select id, 'en', 'Nurse', true from made where name = 'of its own language alone';
  set session_replication_role = origin;
  insert into public_openings (id, title_id, country, city, employment_type, experience_level, is_remote, expires_at, published_at, card)
    select m.id, t.id, 'Qatar', 'Doha', 'full time', 'mid', false, '9999-12-31', now(), '{}' from made m, opening_titles t`;

import { getTableName } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { contributors } from '#server/modules/register.ts';
import { exportPersonalData } from '#server/platform/personal-data.ts';
import { aCandidate } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const { personalData } = contributors;

/** Columns that name a person, with or without a foreign key. */
const personal = '(^|_)(account_id|candidate_id|actor_id|owner_id|viewer_id|member_id|sender_id|author_id)$';
const written = '(^|_)(created|updated|written|sent|decided|invited|cancelled)_by$';
const addresses = '^(email|.*_email|ip|to_address)$';

test('G3: every table that refers to a person is registered for export and erasure', async () => {
  const { rows } = await server().platform.db.execute<{ name: string }>(`
    select distinct name from (
      select c.conrelid::regclass::text as name from pg_constraint c
      where c.contype = 'f' and c.confrelid in ('accounts'::regclass, 'candidates'::regclass)
      union
      select table_name from information_schema.columns
      where table_schema = 'public' and (column_name ~ '${personal}' or column_name ~ '${written}'
        or column_name ~ '${addresses}')
    ) as found order by name`);
  const registered = new Set(personalData.flatMap((entry) => entry.tables.map(getTableName)));
  expect(rows.map((row) => row.name).filter((name) => !registered.has(name))).toEqual([]);
});

test('accounts are erased last, because the rows of every module refer to them', () => {
  expect(personalData.at(-1)?.module).toBe('identity');
});

test('an export holds the sections of every module and no secret', async () => {
  const person = await aCandidate(server(), { nameAr: 'عمر فاروق' });
  const found = await exportPersonalData(server().systemContext('test'), person.accountId);
  expect(found.account).toMatchObject([
    { email: person.email, name: person.name, nameInArabic: 'عمر فاروق' },
  ]);
  expect(found.profile).toHaveLength(1);
  expect(JSON.stringify(found)).not.toMatch(/argon2id|tokenHash|secretHash|storageKey/);
});

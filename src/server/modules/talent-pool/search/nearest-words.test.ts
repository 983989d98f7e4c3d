import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidates } from '#server/modules/candidates/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { refreshPool } from '#server/modules/talent-pool/indexing/service.ts';
import { poolCandidates, poolWords } from '#server/modules/talent-pool/table.ts';
import { send } from '#support/client.ts';
import { anApprovedCompany, type Person } from '#support/people.ts';
import { aPoolCandidate } from '#support/pool.ts';
import { planOf, statementsOf } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

/** What is kept of each word, and what reading every listed row says. */
async function wordsKeptAndSaid() {
  const { db } = server().platform;
  const kept = await db.select().from(poolWords).orderBy(sql`word collate "C"`);
  const { rows: said } = await db.execute(sql`
    select word, count(*)::int as candidates from pool_candidates, lateral (
      select distinct word from regexp_split_to_table(words, ' ') as word where length(word) between 3 and 60) each
    where is_listed group by 1 order by word collate "C"`);
  return { kept, said };
}

async function expectExact(): Promise<Map<string, number>> {
  const { kept, said } = await wordsKeptAndSaid();
  expect(kept).toEqual(said);
  return new Map(kept.map(({ word, candidates: count }) => [word, count]));
}

async function retitle({ accountId }: Person, title: string): Promise<void> {
  await server()
    .systemContext('test')
    .inTransaction(async (context) => {
      await context.db.update(candidates).set({ title }).where(eq(candidates.accountId, accountId));
      await refreshPool(context, [accountId]);
    });
}

test('words are counted as rows come, change, are unlisted and go', async () => {
  const { db } = server().platform;
  const [one, other] = [
    await aPoolCandidate(server(), { title: 'Glassblower Foreman' }),
    await aPoolCandidate(server(), { title: 'Glassblower' }),
  ];
  expect((await expectExact()).get('glassblower')).toBe(2);
  await retitle(one, 'Foreman Bellfounder');
  const renamed = await expectExact();
  expect([renamed.get('glassblower'), renamed.get('foreman'), renamed.get('bellfounder')]).toEqual([1, 1, 1]);
  await db.update(candidates).set({ poolConsent: false }).where(eq(candidates.accountId, other.accountId));
  expect((await expectExact()).has('glassblower')).toBe(false);
  await db.update(candidates).set({ poolConsent: true }).where(eq(candidates.accountId, other.accountId));
  await db.update(accounts).set({ status: 'suspended' }).where(eq(accounts.id, one.accountId));
  expect((await expectExact()).has('bellfounder')).toBe(false);
  await db.delete(poolCandidates).where(eq(poolCandidates.candidateId, other.accountId));
  expect((await expectExact()).has('glassblower')).toBe(false);
});

test('two who say the same word at once are both counted', async () => {
  const people = [await aPoolCandidate(server()), await aPoolCandidate(server())];
  await Promise.all(people.map((person) => retitle(person, 'Falconer Stablehand')));
  expect((await expectExact()).get('falconer')).toBe(2);
});

test('what was meant is found among many words by their index, and no profile is read for its spelling', async () => {
  const { db } = server().platform;
  await aPoolCandidate(server(), { title: 'Lamplighter' });
  await db.execute(sql`insert into pool_words select md5(n::text), 1 from generate_series(1, 20000) n`);
  await db.execute(sql`analyze pool_words`);
  const company = await anApprovedCompany(server());
  let meant: unknown;
  const statements = await statementsOf(async () => {
    const { body } = await send(server(), 'GET', '/api/candidate_pool?search=lampligter', company);
    meant = body.data.corrections[0]?.meant;
  });
  expect(meant).toBe('lamplighter');
  const spelling = statements.filter(({ text }) => text.includes('levenshtein'));
  expect(spelling).toHaveLength(1);
  for (const statement of spelling) {
    const plan = await planOf(server(), statement);
    expect(plan).toContain('pool_words_alike');
    expect(plan).not.toMatch(/pool_candidates|Seq Scan/);
  }
});

test('filters that are not set are counted in one reading of who matches', async () => {
  const company = await anApprovedCompany(server());
  await aPoolCandidate(server(), { title: 'Cartographer', gender: 'Female' });
  const readings = async (query: string) =>
    (
      await statementsOf(() =>
        send(server(), 'GET', `/api/candidate_pool_counts?search=cartographer${query}`, company),
      )
    ).filter(({ text }) => text.includes('grouping sets'));
  expect(await readings('')).toHaveLength(1);
  expect(await readings('&gender=Female')).toHaveLength(2);
});

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { apiOf } from '#support/client.ts';
import { anAdmin } from '#support/people.ts';
import { planOf, statementsOf } from '#support/statements.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('a word and a number are found among many messages by their indexes', async () => {
  const { db } = server().platform;
  await db.execute(sql`
    insert into contact_messages (name, email, subject, message)
    select 'Omar ' || md5(n::text), md5('mail' || n) || '@example.com', 'A question', repeat(md5('text' || n) || ' ', 20)
    from generate_series(1, 10000) n`);
  await db.execute(sql`vacuum analyze contact_messages`);
  const api = apiOf(server(), await anAdmin(server()));
  for (const searchkey of ['C4CA4238', '+974 5555 1234']) {
    const statements = await statementsOf(() => api.contactMessages.list({ searchkey }));
    const searches = statements.filter(({ text }) => /from "contact_messages"/.test(text));
    expect(searches).toHaveLength(2);
    for (const statement of searches) {
      const plan = await planOf(server(), statement);
      expect(plan, searchkey).toContain('contact_messages_words');
      expect(plan).not.toContain('Seq Scan on contact_messages');
    }
  }
});

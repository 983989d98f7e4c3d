import { expect, test } from 'vitest';
import { outboxLetters } from '#server/platform/mail-table.ts';
import { databaseCopy } from '#support/database-copy.ts';

const database = databaseCopy();

test('the id of a row in a table that grows for ever begins with the millisecond in which it was made', async () => {
  const letter = (messageId: string) => ({
    ...{ toAddress: 'a@example.com', locale: 'en' as const, kind: 'reset-code', subject: 'x', headers: {} },
    ...{ messageId, status: 'kept' as const },
  });
  const before = Date.now();
  const [row] = await database()
    .db.insert(outboxLetters)
    .values(letter('<1@example.com>'))
    .returning({ id: outboxLetters.id });
  const after = Date.now();
  const made = Number.parseInt(row?.id.replace('-', '').slice(0, 12) ?? '', 16);
  expect(row?.id[14]).toBe('7');
  expect(made).toBeGreaterThanOrEqual(before);
  expect(made).toBeLessThanOrEqual(after);
});

test('tables whose rows are written again and again are cleaned sooner than others', async () => {
  const { rows } = await database().db.execute<{ name: string; settings: string[] }>(
    `select relname as name, reloptions as settings from pg_class where reloptions is not null and relkind = 'r'
      and relnamespace = 'public'::regnamespace`,
  );
  const settings = Object.fromEntries(rows.map((row) => [row.name, row.settings.join(' ')]));
  for (const name of [
    'rate_limits',
    'sessions',
    'live_events',
    'kept_count_changes',
    'kept_counts',
    'notifications',
    'news_to_tell',
    'outbox_letters',
  ])
    expect(settings[name], name).toMatch(/autovacuum_vacuum_scale_factor=0\.0\d/);
  expect(settings.rate_limits).toContain('fillfactor=70');
});

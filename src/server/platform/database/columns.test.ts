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

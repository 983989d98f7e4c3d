import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { databaseCopy } from '#support/database-copy.ts';
import { mailContext } from '#support/mail-context.ts';
import { type MailServer, startMailServer } from '#support/mail-server.ts';
import { lastLetterTo, lettersTo } from '#support/outbox.ts';
import { fixedClock } from './clock.ts';
import type { Context } from './context.ts';
import { platformTasks } from './housekeeping.ts';
import { sendLetter } from './mail.ts';

const database = databaseCopy();
const clock = fixedClock('2026-11-21T09:00:00Z');
let server: MailServer;
let withServer: Context;
let withoutServer: Context;

beforeAll(async () => {
  server = await startMailServer();
  withServer = mailContext(database(), clock, { SMTP_URL: server.url });
  withoutServer = mailContext(database(), clock, {});
});
beforeEach(() => {
  server.messages.length = 0;
  server.refuseWith = undefined;
});
afterAll(async () => {
  withServer.mailer.close();
  await withServer.tasks.stop();
  await server.stop();
});

const code = { name: 'Amira', code: 'K7QM4XRT', minutes: 10 };
const order = (to: string) => ({ to, locale: 'en', letter: 'reset-code', data: code }) as const;
const run = () => withServer.tasks.runDue({ onError: 'retry' });

test('X6: after an hour without a mail server, the letters go out within minutes of its return', async () => {
  server.refuseWith = 451;
  await sendLetter(withServer, order('patient@example.com'));
  for (let minute = 0; minute < 60; minute += 1) {
    await run();
    clock.advance(60_000);
  }
  expect(await lastLetterTo(database().db, 'patient@example.com')).toMatchObject({ status: 'ordered' });
  server.refuseWith = undefined;
  const hurry = platformTasks(withServer.config).find(({ name }) => name === 'mail.hurry-letters');
  if (!hurry) throw new Error('The task is missing');
  await withServer.tasks.enqueue(database().db, hurry, {});
  await run();
  await run();
  expect(server.messages).toHaveLength(1);
  expect(await lastLetterTo(database().db, 'patient@example.com')).toMatchObject({ status: 'sent' });
  clock.advance(3_600_000);
  await run();
  expect(server.messages).toHaveLength(1);
});

test('X5: after 24 hours a letter is given up, and admins find it among the dead letters', async () => {
  server.refuseWith = 451;
  await sendLetter(withServer, order('never@example.com'));
  for (let hour = 0; hour < 27; hour += 1) {
    await run();
    clock.advance(3_600_000);
  }
  const letter = await lastLetterTo(database().db, 'never@example.com');
  expect(letter.status).toBe('failed');
  expect(letter.lastError).toContain('refused');
  expect(letter.attempts).toBeGreaterThan(20);
  const [dead] = await withServer.tasks.deadLetters();
  expect(dead).toMatchObject({ task: 'mail.deliver-letter', payload: { letterId: letter.id } });
});

test('an address that the mail server refuses for good is tried once', async () => {
  server.refuseWith = 550;
  await sendLetter(withServer, order('nobody@example.com'));
  await run();
  const letter = await lastLetterTo(database().db, 'nobody@example.com');
  expect(letter).toMatchObject({ status: 'failed', attempts: 1 });
});

test('L2: the address that a mail server repeats in its refusal is not kept with it', async () => {
  server.refuseWith = 550;
  await sendLetter(withServer, order('Echoed@example.com'));
  await expect(withServer.tasks.runDue({ onError: 'throw' })).rejects.toThrow('<[address]>: refused');
  const { lastError } = await lastLetterTo(database().db, 'Echoed@example.com');
  expect(lastError).toContain('<[address]>: refused');
});

test.each([
  ['sent', undefined],
  ['refused for good', 550],
])('G4: of a last letter that was %s nothing stays', async (_what, refusal) => {
  server.refuseWith = refusal;
  await sendLetter(withServer, { ...order('gone@example.com'), isErasedOnceSent: true });
  await run();
  expect(server.messages).toHaveLength(refusal ? 0 : 1);
  expect(await lettersTo(database().db, 'gone@example.com')).toEqual([]);
});

test('G4: a last letter is tried again while the mail server is away, and goes after 2 days without any', async () => {
  server.refuseWith = 451;
  const last = { ...order('later@example.com'), isErasedOnceSent: true };
  await sendLetter(withServer, last);
  await run();
  expect(await lastLetterTo(database().db, 'later@example.com')).toMatchObject({ status: 'ordered' });
  server.refuseWith = undefined;
  clock.advance(120_000);
  await run();
  expect(server.messages).toHaveLength(1);
  await sendLetter(withoutServer, { ...last, to: 'nowhere@example.com' });
  clock.advance(2 * dayMs + 1);
  await sweep();
  expect(await lettersTo(database().db, 'nowhere@example.com')).toEqual([]);
});

async function sweep(): Promise<void> {
  const task = platformTasks(withServer.config).find(({ name }) => name === 'mail.sweep-letters');
  if (!task) throw new Error('The task is missing');
  await withServer.tasks.enqueue(database().db, task, {});
  await run();
}

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { databaseCopy } from '#support/database-copy.ts';
import { mailContext } from '#support/mail-context.ts';
import { type MailServer, startMailServer } from '#support/mail-server.ts';
import { lastLetterTo, lettersTo, linkIn } from '#support/outbox.ts';
import { fixedClock } from './clock.ts';
import type { Context } from './context.ts';
import { platformTasks } from './housekeeping.ts';
import { sendLetter } from './mail.ts';
import { deliverLetter, retryLetter } from './mail-delivery.ts';
import { outboxLetters } from './mail-table.ts';
import { mailbox } from './mailbox.ts';

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

test('X5: a letter is sent once its cause has committed, and not at all when that is rolled back', async () => {
  const undone = withServer.inTransaction(async (context) => {
    await sendLetter(context, order('undone@example.com'));
    throw new Error('rolled back');
  });
  await expect(undone).rejects.toThrow('rolled back');
  await withServer.inTransaction((context) => sendLetter(context, order('amira@example.com')));
  await run();
  expect(server.messages).toHaveLength(1);
  expect(server.messages[0]).toMatch(/^To: amira@example\.com$/m);
  expect(server.messages[0]).toMatch(/^From: Mihna <no-reply@mihna\.example>$/m);
  expect(server.messages[0]).toMatch(/^Message-ID: <[\w-]+@mihna\.example>$/m);
  expect(server.messages[0]).toContain('K7QM4XRT');
});

test('a letter that was sent keeps neither its code nor its text', async () => {
  await sendLetter(withServer, order('forgetful@example.com'));
  await run();
  const letter = await lastLetterTo(database().db, 'forgetful@example.com');
  expect(letter).toMatchObject({ status: 'sent', attempts: 1, data: null, html: '', text: '' });
  expect(JSON.stringify(letter)).not.toContain('K7QM4XRT');
});

test('a letter is written out when it is delivered', async () => {
  await withServer.inTransaction((context) => sendLetter(context, order('later-on@example.com')));
  const { rows } = await database().pool.query(
    "select html, text, data from outbox_letters where to_address = 'later-on@example.com'",
  );
  expect(rows).toEqual([{ html: '', text: '', data: code }]);
  await run();
  expect(server.messages[0]).toContain('K7QM4XRT');
});

test('a letter that can’t be written is tried once and listed; the others go out', async () => {
  const id = await sendLetter(withServer, order('faulty@example.com'));
  await database().pool.query(`update outbox_letters set kind = 'job-alert' where id = $1`, [id]);
  await sendLetter(withServer, order('sound@example.com'));
  await run();
  expect(server.messages).toHaveLength(1);
  const { rows } = await database().pool.query('select status, attempts from outbox_letters where id = $1', [
    id,
  ]);
  expect(rows).toEqual([{ status: 'failed', attempts: 1 }]);
  expect((await withServer.tasks.deadLetters())[0]).toMatchObject({ payload: { letterId: id } });
  await database().pool.query(`update outbox_letters set kind = 'reset-code' where id = $1`, [id]);
  expect(await retryLetter(withServer, id ?? '')).toBe(true);
  await run();
  expect(server.messages).toHaveLength(2);
});

test('a letter that the version before wrote out is sent as it stands', async () => {
  const { db } = database();
  const [row] = await db
    .insert(outboxLetters)
    .values({
      ...{ toAddress: 'before@example.com', locale: 'en', kind: 'reset-code', status: 'queued' },
      ...{
        subject: 'Your code',
        html: '<p>Code B4</p>',
        text: 'Code B4',
        headers: {},
        messageId: '<b4@a.example>',
      },
      createdAt: clock.now(),
    })
    .returning({ id: outboxLetters.id });
  await withServer.tasks.enqueue(db, deliverLetter, { letterId: row?.id ?? '' });
  await run();
  expect(server.messages[0]).toContain('Code B4');
  expect(await lastLetterTo(db, 'before@example.com')).toMatchObject({ status: 'sent', html: '', text: '' });
});

test('letters go over connections that are kept', async () => {
  const connections = server.connections();
  for (let count = 0; count < 10; count += 1)
    await sendLetter(withServer, order(`kept-${count}@example.com`));
  await run();
  expect(server.messages).toHaveLength(10);
  expect(server.connections() - connections).toBeLessThanOrEqual(1);
});

test('X5: of two letters about the same thing one is sent, under a stable Message-ID', async () => {
  const about = { ...order('twice@example.com'), about: 'reset:1' };
  expect(await sendLetter(withServer, about)).not.toBeNull();
  expect(await sendLetter(withServer, about)).toBeNull();
  expect(await sendLetter(withServer, { ...about, about: 'reset:2' })).not.toBeNull();
  await run();
  expect(server.messages).toHaveLength(2);
});

test('V6: no header can be injected by a name, a title, an address or a path', async () => {
  await sendLetter(withServer, {
    to: 'amira@example.com',
    locale: 'en',
    letter: 'contact-message-received',
    data: {
      name: 'Eve',
      email: 'eve@example.com',
      subject: 'Hi\r\nBcc: all@example.com',
      message: 'Hello there',
    },
    replyTo: 'eve@example.com',
  });
  await run();
  expect(server.messages[0]).toMatch(/^Reply-To: eve@example\.com$/m);
  expect(server.messages[0]?.split('\r\n\r\n')[0]).not.toMatch(/^Bcc:/im);
  const send = (change: object) => sendLetter(withServer, { ...order('amira@example.com'), ...change });
  for (const to of ['a@example.com\r\nBcc: b@example.com', 'a@example.com, b@example.com']) {
    await send({ to });
    await run();
    expect(server.messages).toHaveLength(1);
    const [letter] = await lettersTo(database().db, to);
    expect(letter).toMatchObject({ status: 'failed', lastError: 'The address is malformed' });
  }
  await expect(send({ replyTo: 'a@example.com\n' })).rejects.toThrow('malformed address');
  await expect(send({ unsubscribePath: '/x>\r\nBcc: b@example.com' })).rejects.toThrow('malformed path');
});

test('M5: a letter that one can decline carries one-click unsubscribing', async () => {
  await sendLetter(withServer, { ...order('amira@example.com'), unsubscribePath: '/unsubscribe?token=abc' });
  await run();
  expect(server.messages[0]).toMatch(
    /^List-Unsubscribe: <https:\/\/mihna\.example\/unsubscribe\?token=abc>$/m,
  );
  expect(server.messages[0]).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m);
});

test('a letter that may wait is sent when it may', async () => {
  const notBefore = new Date('2099-01-01T04:00:00Z');
  await sendLetter(withServer, { ...order('amira@example.com'), notBefore });
  await run();
  expect(server.messages).toHaveLength(0);
  await withServer.tasks.runDue({ now: notBefore, onError: 'retry' });
  expect(server.messages).toHaveLength(1);
});

test('without a mail server a letter is kept, and the mailbox shows it', async () => {
  const id = await sendLetter(withoutServer, {
    to: 'dev@example.com',
    locale: 'en',
    letter: 'verify-email',
    data: { name: '<i>Dev</i>', path: '/verify-email?token=abc', hours: 24 },
  });
  const letter = await lastLetterTo(database().db, 'dev@example.com');
  expect(letter.status).toBe('kept');
  expect(linkIn(letter, '/verify-email')).toBe('/verify-email?token=abc');
  const box = mailbox(withoutServer);
  expect(await (await box.request('/dev/mailbox')).text()).toContain('Confirm your email address');
  const page = await box.request(`/dev/mailbox/${id}`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(await page.text()).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  const body = await box.request(`/dev/mailbox/${id}/html`);
  expect(body.headers.get('content-security-policy')).toContain('sandbox');
  expect(await body.text()).toContain('&lt;i&gt;Dev');
  const listed = await (await box.request('/dev/mailbox.json?to=DEV@example.com')).json();
  expect(listed).toMatchObject([{ toAddress: 'dev@example.com', kind: 'verify-email' }]);
  expect((await box.request('/dev/mailbox/nonsense')).status).toBe(404);
});

test('letters are removed after 30 days', async () => {
  await sendLetter(withoutServer, order('old@example.com'));
  clock.advance(31 * dayMs);
  await sweep();
  expect(await lettersTo(database().db, 'old@example.com')).toEqual([]);
});

test('letters are removed after as few days as the operator sets', async () => {
  for (const email of ['six@example.com', 'four@example.com']) {
    await sendLetter(withoutServer, order(email));
    if (email === 'six@example.com') clock.advance(2 * dayMs);
  }
  clock.advance(4 * dayMs);
  const { config } = withServer;
  const task = platformTasks(config).find(({ name }) => name === 'mail.sweep-letters');
  await task?.run(
    { ...withServer, config: { ...config, keepsDays: { ...config.keepsDays, letters: 5 } } },
    {},
  );
  expect(await lettersTo(database().db, 'six@example.com')).toEqual([]);
  expect(await lettersTo(database().db, 'four@example.com')).toHaveLength(1);
});

async function sweep(): Promise<void> {
  const task = platformTasks(withServer.config).find(({ name }) => name === 'mail.sweep-letters');
  if (!task) throw new Error('The task is missing');
  await withServer.tasks.enqueue(database().db, task, {});
  await run();
}

import { TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anAdmin, type Person, password } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const step = 30_000;
const hour = 3_600_000;

const post = (path: string, body: object, person?: Person) =>
  send(server(), 'POST', `/api/${path}`, { token: person?.token, body });
const signIn = ({ email }: Person, given = password) => post('login', { email, password: given });
const codeOf = (secret: string, moment = server().clock.now().getTime()) =>
  new TOTP({ secret }).generate({ timestamp: moment });
const ticketOf = async (person: Person) => (await signIn(person)).body.second_step.ticket as string;

/** An account with an authenticator app; the clock has gone on, so that its next code is another. */
async function withApp(person: Person) {
  const { secret } = (await post('second_factor/totp', { password }, person)).body.data;
  const set = await post('second_factor/totp/confirmation', { code: codeOf(secret) }, person);
  server().clock.advance(step);
  return { ...person, secret: secret as string, codes: set.body.recovery_codes as string[] };
}

describe('S12: the authenticator app', () => {
  test('is set up with the password and its first code, and answers ten recovery codes', async () => {
    const person = await aCandidate(server());
    expect((await post('second_factor/totp', { password: 'wrong' }, person)).body.errors).toEqual({
      password: ['Wrong Password!'],
    });
    const begun = await post('second_factor/totp', { password }, person);
    const { secret, uri } = begun.body.data;
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain(person.email);
    expect((await signIn(person)).body.token).toBeDefined();
    const wrong = await post('second_factor/totp/confirmation', { code: '000000' }, person);
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['code']]);
    const other = (await signIn(person)).body.token;
    const set = await post('second_factor/totp/confirmation', { code: codeOf(secret) }, person);
    expect(new Set(set.body.recovery_codes).size).toBe(10);
    expect(set.body.recovery_codes[0]).toMatch(/^(?:[0-9A-Z]{4}-){2}[0-9A-Z]{4}$/);
    expect((await send(server(), 'GET', '/api/users', { token: other })).status).toBe(401);
    expect((await send(server(), 'GET', '/api/users', { token: person.token })).status).toBe(200);
    const state = await send(server(), 'GET', '/api/second_factor', { token: person.token });
    expect(state.body.data).toMatchObject({ passkeys: [], recovery_codes_left: 10 });
    expect(JSON.stringify(state.body)).not.toContain(secret);
    const kinds = (await lettersTo(server().platform.db, person.email)).map(({ kind }) => kind);
    expect(kinds).toContain('second-factor-changed');
  });

  test('no recovery code is stored as it is', async () => {
    const { codes } = await withApp(await aCandidate(server()));
    const stored = await server().platform.db.execute('select * from recovery_codes');
    const text = JSON.stringify(stored.rows);
    for (const code of codes) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(code.replaceAll('-', ''));
    }
  });

  test.each([
    ['the step before', -step, 200],
    ['the step after', step, 200],
    ['two steps before', -2 * step, 422],
    ['two steps after', 2 * step, 422],
  ])('of clocks that differ, %s', async (_name, drift, status) => {
    const person = await withApp(await aCandidate(server()));
    server().clock.advance(4 * step);
    const code = codeOf(person.secret, server().clock.now().getTime() + drift);
    const answer = await post('login/second_step', { ticket: await ticketOf(person), code });
    expect(answer.status).toBe(status);
  });

  test('a code works once, also for another ticket and at the same moment', async () => {
    const person = await withApp(await aCandidate(server()));
    const [first, second] = [await ticketOf(person), await ticketOf(person)];
    const code = codeOf(person.secret);
    const answers = await Promise.all(
      [first, second].map((ticket) => post('login/second_step', { ticket, code })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect((await post('login/second_step', { ticket: first, code })).status).toBe(422);
  });

  test('a second one is refused while one is set up', async () => {
    const person = await withApp(await aCandidate(server()));
    expect((await post('second_factor/totp', { password }, person)).status).toBe(409);
  });
});

describe('signing in with two steps', () => {
  test('the first step opens no session and tells nothing of the account; the second opens it', async () => {
    const person = await withApp(await aCandidate(server()));
    const first = await signIn(person);
    expect(first.status).toBe(200);
    expect(first.headers.get('set-cookie')).toBeNull();
    expect(first.body).toEqual({
      success: false,
      second_step: { ticket: expect.any(String), methods: ['totp', 'recovery'], minutes: 10 },
    });
    const { ticket } = first.body.second_step;
    const opened = await post('login/second_step', { ticket, code: codeOf(person.secret) });
    expect(opened.body).toMatchObject({ success: true, user_type: 4, data: { email: person.email } });
    expect((await send(server(), 'GET', '/api/users', { token: opened.body.token })).status).toBe(200);
    server().clock.advance(step);
    const again = await post('login/second_step', { ticket, code: codeOf(person.secret) });
    expect(again.status).toBe(422);
  });

  test('a wrong code, an unknown ticket and one that is over answer alike', async () => {
    const person = await withApp(await aCandidate(server()));
    const ticket = await ticketOf(person);
    const wrong = await post('login/second_step', { ticket, code: '123456' });
    const unknown = await post('login/second_step', { ticket: 'x'.repeat(43), code: '123456' });
    server().clock.advance(10 * 60_000);
    const over = await post('login/second_step', { ticket, code: codeOf(person.secret) });
    const blank = ({ body }: typeof wrong) => JSON.stringify({ ...body, request_id: '' });
    expect([blank(unknown), blank(over)]).toEqual([blank(wrong), blank(wrong)]);
    expect([wrong.status, unknown.status, over.status]).toEqual([422, 422, 422]);
  });

  test('a recovery code works once, with or without its dashes, and brings a letter', async () => {
    const person = await withApp(await aCandidate(server()));
    const [code = ''] = person.codes;
    const used = await post('login/second_step', {
      ticket: await ticketOf(person),
      code: code.toLowerCase().replaceAll('-', ' '),
    });
    expect(used.status).toBe(200);
    const again = await post('login/second_step', { ticket: await ticketOf(person), code });
    expect(again.status).toBe(422);
    const [letter] = (await lettersTo(server().platform.db, person.email)).slice(-1);
    expect(letter?.text).toContain('A recovery code of yours was used');
  });

  test('a new password ends the tickets of the old one', async () => {
    const person = await withApp(await aCandidate(server()));
    const ticket = await ticketOf(person);
    const body = { old_password: password, new_password: 'another-falcon-43' };
    expect((await post('password-change-setting', body, person)).status).toBe(200);
    const late = await post('login/second_step', { ticket, code: codeOf(person.secret) });
    expect(late.status).toBe(422);
  });

  test('the link of a letter asks for the second step, too', async () => {
    const person = await withApp(await aCandidate(server()));
    await post('sign-in-link', { email: person.email });
    await server().runTasks();
    const letter = (await lettersTo(server().platform.db, person.email)).find(
      ({ kind }) => kind === 'sign-in-link',
    );
    const token = /token=([\w-]+)/.exec(letter?.text ?? '')?.[1];
    expect((await post('auth', { token })).body.second_step.methods).toEqual(['totp', 'recovery']);
  });
});

describe('removing a factor', () => {
  test('takes the password and a proof, ends other sessions and writes a letter', async () => {
    const person = await withApp(await aCandidate(server()));
    const remove = (body: object) => post('second_factor/totp/removal', body, person);
    expect((await remove({ password })).status).toBe(422);
    expect((await remove({ password: 'wrong', code: codeOf(person.secret) })).body.errors).toEqual({
      password: ['Wrong Password!'],
    });
    expect((await remove({ password, code: codeOf(person.secret) })).status).toBe(200);
    expect((await signIn(person)).body.token).toBeDefined();
    const left = await server().platform.db.execute(
      `select 1 from recovery_codes where account_id = '${person.accountId}'`,
    );
    expect(left.rows).toEqual([]);
  });

  test('S2: an administrator keeps the last factor while the password has fewer than 15 characters', async () => {
    const admin = await withApp(await anAdmin(server()));
    const short = { old_password: password, new_password: 'short-palm-9' };
    expect((await post('password-change-setting', short, admin)).status).toBe(200);
    const removal = await post(
      'second_factor/totp/removal',
      { password: short.new_password, code: codeOf(admin.secret) },
      admin,
    );
    expect(removal.body.errors.password[0]).toContain('at least 15 characters or a second step');
    const plain = await anAdmin(server());
    expect((await post('password-change-setting', short, plain)).body.errors).toEqual({
      new_password: ['The password of an administrator should contain at least 15 characters'],
    });
  });

  test('another’s passkey answers like none', async () => {
    const person = await withApp(await aCandidate(server()));
    const path = 'second_factor/passkey/00000000-0000-4000-8000-000000000000/removal';
    const answer = await post(path, { password, code: codeOf(person.secret) }, person);
    expect(answer.status).toBe(404);
  });

  test('new recovery codes end the old ones', async () => {
    const person = await withApp(await aCandidate(server()));
    const body = { password, code: codeOf(person.secret) };
    const renewed = await post('second_factor/recovery_codes', body, person);
    expect(renewed.body.recovery_codes).toHaveLength(10);
    const old = await post('login/second_step', { ticket: await ticketOf(person), code: person.codes[1] });
    expect(old.status).toBe(422);
  });
});

describe('a lost device', () => {
  const linkTo = async ({ email }: Person) => {
    const letters = await lettersTo(server().platform.db, email);
    const letter = letters.findLast(({ kind }) => kind === 'second-factor-lost');
    return { text: letter?.text ?? '', token: /token=([\w-]+)/.exec(letter?.text ?? '')?.[1] };
  };

  test('the letter’s link removes the second step after 48 hours, and not before', async () => {
    const person = await withApp(await aCandidate(server()));
    expect((await post('login/second_step/lost', { ticket: await ticketOf(person) })).status).toBe(200);
    const { token } = await linkTo(person);
    server().clock.advance(48 * hour - 1000);
    expect((await post('login/second_step/recovery', { token })).body).toMatchObject({ removed: false });
    expect((await signIn(person)).body.second_step).toBeDefined();
    server().clock.advance(1000);
    expect((await post('login/second_step/recovery', { token })).body).toMatchObject({ removed: true });
    expect((await signIn(person)).body.token).toBeDefined();
    expect((await post('login/second_step/recovery', { token })).status).toBe(410);
  });

  test('whoever signs in with the factor has not lost it: the link ends', async () => {
    const person = await withApp(await aCandidate(server()));
    await post('login/second_step/lost', { ticket: await ticketOf(person) });
    const { token } = await linkTo(person);
    const code = codeOf(person.secret);
    await post('login/second_step', { ticket: await ticketOf(person), code });
    server().clock.advance(49 * hour);
    expect((await post('login/second_step/recovery', { token })).status).toBe(410);
  });

  test('administrators get no link, an unknown ticket gets the same answer', async () => {
    const admin = await withApp(await anAdmin(server()));
    const told = await post('login/second_step/lost', { ticket: await ticketOf(admin) });
    const unknown = await post('login/second_step/lost', { ticket: 'y'.repeat(43) });
    expect(unknown.body).toEqual(told.body);
    const { text, token } = await linkTo(admin);
    expect(text).toContain('ask a superadmin');
    expect(token).toBeUndefined();
  });
});

test('a passkey that nobody knows, or that answers another question, signs nobody in', async () => {
  const { challenge } = (await post('login/passkey/options', {})).body.data;
  const clientDataJSON = Buffer.from(
    JSON.stringify({ type: 'webauthn.get', challenge, origin: 'http://localhost:3000' }),
  ).toString('base64url');
  const passkey = {
    id: 'AAAA',
    rawId: 'AAAA',
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData: 'AAAA', signature: 'AAAA' },
  };
  const answer = await post('login/passkey', { passkey });
  expect([answer.status, answer.body.code]).toEqual([422, 'PASSKEY_REFUSED']);
  expect((await post('login/passkey', { passkey: { id: 'x' } })).status).toBe(422);
});

import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { columnsHolding } from '#support/canaries.ts';
import { companySignInOn, signInProvider } from '#support/company-sign-in.ts';
import { aCandidate, aMember, anApprovedCompany, setEmail } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
const provider = signInProvider();
const { call, comeBack, connected, enter, log, setOut, who } = companySignInOn(server, provider);

afterEach(() => provider().be({ mood: 'well' }));

const lina = { sub: 'l-1', email: 'lina@rawdat.example', email_verified: true, name: 'Lina Aziz' };
const refused = (reason: string) => ({ to: `/login?pg=emp&refused=${reason}`, token: undefined });

test('a colleague comes in by the sign-in of the company and is a member from then on, once', async () => {
  const owner = await connected('first.example');
  const person = { ...lina, email: 'Lina@First.example' };
  const first = await enter(owner, person);
  expect(first).toMatchObject({ status: 303, to: '/dashboard' });
  expect(await who(first.token)).toMatchObject({
    data: { email: 'lina@first.example', name: 'Lina Aziz' },
    extra_data: { member_role: 'viewer' },
  });
  const again = await enter(owner, { ...person, email: 'lina.aziz@first.example' });
  const [one, other] = [await who(first.token), await who(again.token)];
  expect(other.data.id).toBe(one.data.id);
  const kinds = (await log(owner)).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'sign_in.entered')).toHaveLength(2);
  expect(kinds).toEqual(expect.arrayContaining(['member.joined', 'sign_in.switched_on', 'sign_in.tried']));
});

test('a member is met by the address, and the groups give the role at each sign-in; an owner stays one', async () => {
  const roles = [
    { group: 'recruiting', role: 'recruiter' },
    { group: 'managers', role: 'hiring_manager' },
  ];
  const owner = await connected('roles.example', {
    groups_claim: 'groups',
    roles,
    default_role: 'interviewer',
  });
  const member = await aMember(server(), owner.companyId, 'viewer');
  await setEmail(server(), member, 'mona@roles.example');
  const mona = { sub: 'm-1', email: 'mona@roles.example', email_verified: true };
  const roleOf = async (groups?: string[]) => {
    const { token } = await enter(owner, { ...mona, ...(groups && { groups }) });
    const session = await who(token);
    expect(session.data.id).toBe(member.accountId);
    return session.extra_data.member_role;
  };
  expect(await roleOf(['managers', 'recruiting'])).toBe('recruiter');
  expect(await roleOf(['managers'])).toBe('hiring_manager');
  // A provider that says nothing of groups changes nothing.
  expect(await roleOf()).toBe('hiring_manager');
  expect(await roleOf(['cooks'])).toBe('interviewer');
  await setEmail(server(), owner, 'boss@roles.example');
  const boss = await enter(owner, {
    sub: 'b-1',
    email: 'boss@roles.example',
    email_verified: true,
    groups: ['managers'],
  });
  expect((await who(boss.token)).extra_data.member_role).toBe('owner');
});

test('an address that the provider has not verified, or of another domain, comes in nowhere', async () => {
  const owner = await connected('proved.example');
  const person = { ...lina, email: 'lina@proved.example' };
  expect(await enter(owner, { ...person, email_verified: false })).toMatchObject(refused('entry_unproven'));
  await provider().be({ person: { sub: 'l-1', email: person.email } });
  expect(await comeBack(await setOut(owner, person.email))).toMatchObject(refused('entry_unproven'));
  await provider().be({ person: { ...person, email: 'lina@elsewhere.example' } });
  expect(await comeBack(await setOut(owner, person.email))).toMatchObject(refused('entry_foreign'));
  expect((await log(owner))[0]).toMatchObject({ kind: 'sign_in.refused' });
});

test('an account of a candidate or of another company is not taken over', async () => {
  const owner = await connected('others.example');
  await aCandidate(server(), { email: 'candidate@others.example' });
  const stranger = await anApprovedCompany(server());
  await setEmail(server(), stranger, 'stranger@others.example');
  for (const name of ['candidate', 'stranger'])
    expect(
      await enter(owner, { sub: name, email: `${name}@others.example`, email_verified: true }),
    ).toMatchObject(refused('entry_other_account'));
});

test('an address that the provider gave to somebody else opens nothing of who had it before', async () => {
  const owner = await connected('again.example');
  const person = { ...lina, email: 'lina@again.example' };
  expect((await enter(owner, person)).token).toBeDefined();
  expect(await enter(owner, { ...person, sub: 'l-2' })).toMatchObject(refused('entry_other_subject'));
});

test('a way is good for its browser, its company and once, for ten minutes', async () => {
  const owner = await connected('ways.example');
  const email = 'lina@ways.example';
  await provider().be({ person: { ...lina, email } });
  const way = await setOut(owner, email);
  const other = await setOut(owner, email);
  // The state of another browser, a code without the browser's own cookie, and another company's address.
  expect(await comeBack({ ...way, cookie: other.cookie })).toMatchObject(refused('entry_provider'));
  expect(await comeBack({ ...way, cookie: '' })).toMatchObject(refused('entry_over'));
  const stranger = await anApprovedCompany(server());
  const astray = await setOut(owner, email);
  astray.back.pathname = `/sign-in/return/${stranger.companyId}`;
  expect(await comeBack(astray)).toMatchObject(refused('entry_over'));
  expect((await comeBack(way)).token).toBeDefined();
  expect(await comeBack(way)).toMatchObject(refused('entry_over'));
  const late = await setOut(owner, email);
  server().clock.advance(10 * 60_000 + 1);
  expect(await comeBack(late)).toMatchObject(refused('entry_over'));
});

test('a code that was used already is refused by the provider', async () => {
  const owner = await connected('code.example');
  const email = 'lina@code.example';
  await provider().be({ person: { ...lina, email } });
  const way = await setOut(owner, email);
  expect((await comeBack(way)).token).toBeDefined();
  await server().platform.db.execute(sql`update company_entries set used_at = null`);
  expect(await comeBack(way)).toMatchObject(refused('entry_provider'));
});

test('another nonce, another state, another issuer, none at all, or a token that is over is not believed', async () => {
  const owner = await connected('mixed.example');
  const email = 'lina@mixed.example';
  await provider().be({ person: { ...lina, email } });
  const otherNonce = await setOut(owner, email, (address) => address.searchParams.set('nonce', 'another'));
  expect(await comeBack(otherNonce)).toMatchObject(refused('entry_provider'));
  const otherState = await setOut(owner, email);
  otherState.back.searchParams.set('state', 'another');
  expect(await comeBack(otherState)).toMatchObject(refused('entry_provider'));
  const otherIssuer = await setOut(owner, email);
  otherIssuer.back.searchParams.set('iss', 'https://another.example');
  expect(await comeBack(otherIssuer)).toMatchObject(refused('entry_provider'));
  const noIssuer = await setOut(owner, email);
  noIssuer.back.searchParams.delete('iss');
  expect(await comeBack(noIssuer)).toMatchObject(refused('entry_provider'));
  // The provider is on the clock of the day, and its tokens last a minute.
  const before = server().clock.now();
  server().clock.set(new Date());
  const late = await setOut(owner, email);
  server().clock.advance(3 * 60_000);
  expect(await comeBack(late)).toMatchObject(refused('entry_provider'));
  server().clock.set(before);
});

test('a provider that hangs, or answers without an end, keeps nobody waiting', async () => {
  const owner = await connected('slow.example');
  const email = 'lina@slow.example';
  await provider().be({ person: { ...lina, email } });
  const way = await setOut(owner, email);
  await provider().be({ mood: 'endless' });
  expect((await call({}, 'POST', '/entry', { email })).body.code).toBe('PROVIDER_SILENT');
  await provider().be({ mood: 'hang' });
  expect(await comeBack(way)).toMatchObject(refused('entry_provider'));
}, 30_000);

test('whoever is suspended stays out', async () => {
  const owner = await connected('out.example');
  const person = { ...lina, email: 'lina@out.example' };
  await enter(owner, person);
  await server().platform.db.execute(
    sql`update accounts set status = 'suspended' where email = 'lina@out.example'`,
  );
  expect(await enter(owner, person)).toMatchObject(refused('entry_suspended'));
});

test('no table holds the secret of a client, nor what goes with a browser', async () => {
  const owner = await connected('sealed.example');
  const email = 'lina@sealed.example';
  await provider().be({ person: { ...lina, email } });
  const way = await setOut(owner, email);
  const token = way.cookie.slice(way.cookie.indexOf('=') + 1);
  const state = way.back.searchParams.get('state') ?? 'none';
  const found = await columnsHolding(server().platform.db, [provider().clientSecret, token, state]);
  expect(found).toEqual([]);
  expect(JSON.stringify((await call(owner, 'GET')).body)).not.toContain(provider().clientSecret);
  expect(JSON.stringify(await log(owner))).not.toContain(provider().clientSecret);
});

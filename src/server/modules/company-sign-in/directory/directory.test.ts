import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { totpFactors } from '#server/modules/identity/second-factor/table.ts';
import { accounts } from '#server/modules/identity/table.ts';
import { send } from '#support/client.ts';
import { directoriesOn, entraUser, patch } from '#support/company-directory.ts';
import { companySignInOn, signInProvider } from '#support/company-sign-in.ts';
import { lastLetterTo } from '#support/outbox.ts';
import { aMember, anAdmin, password, setEmail } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
const provider = signInProvider();
const { call, connected, enter, log, prove, who } = companySignInOn(server, provider);
const { directory } = directoriesOn(server, { call, connected });

test('as Entra does: looks for somebody, makes them, changes them and lets them go; a session of theirs ends at once', async () => {
  const { owner, ask } = await directory('entra.example');
  const wanted = `/Users?filter=${encodeURIComponent('userName eq "Lina@entra.example"')}`;
  expect((await ask('GET', wanted)).body).toMatchObject({ totalResults: 0, Resources: [] });
  const made = await ask('POST', '/Users', entraUser('Lina@entra.example'));
  expect(made.status).toBe(201);
  expect(made.headers.get('content-type')).toContain('application/scim+json');
  expect(made.body).toMatchObject({ userName: 'Lina@entra.example', active: true, displayName: 'Lina Aziz' });
  const { id } = made.body;
  expect((await ask('GET', wanted)).body).toMatchObject({ totalResults: 1, Resources: [{ id }] });
  const by = `/Users?filter=${encodeURIComponent('externalId eq "mail-Lina@entra.example"')}`;
  expect((await ask('GET', by)).body.totalResults).toBe(1);
  expect((await ask('POST', '/Users', entraUser('lina@entra.example'))).body).toMatchObject({
    ...{ status: '409', scimType: 'uniqueness', schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'] },
  });
  const { token } = await enter(owner, { sub: 'l', email: 'lina@entra.example', email_verified: true });
  expect((await who(token)).extra_data.member_role).toBe('viewer');
  // Paths that name attributes of attributes, and booleans as texts.
  const changed = await ask(
    'PATCH',
    `/Users/${id}`,
    patch(
      { op: 'Replace', path: 'emails[type eq "work"].value', value: 'lina.aziz@entra.example' },
      { op: 'Replace', path: 'displayName', value: 'Lina Nour' },
      { op: 'Add', path: 'name.familyName', value: 'Nour' },
      {
        op: 'Add',
        path: 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department',
        value: 'HR',
      },
    ),
  );
  expect(changed.status).toBe(200);
  expect((await who(token)).data).toMatchObject({ email: 'lina.aziz@entra.example', name: 'Lina Nour' });
  const gone = await ask('PATCH', `/Users/${id}`, patch({ op: 'Replace', path: 'active', value: 'False' }));
  expect(gone.body).toMatchObject({ active: false });
  expect((await send(server(), 'GET', '/api/users', { token })).status).toBe(401);
  expect(
    await enter(owner, { sub: 'l', email: 'lina.aziz@entra.example', email_verified: true }),
  ).toMatchObject({ to: '/login?pg=emp&refused=entry_left' });
  expect((await log(owner)).map(({ kind }) => kind)).toContain('member.removed');
  const back = await ask('PATCH', `/Users/${id}`, patch({ op: 'Replace', value: { active: 'True' } }));
  expect(back.body).toMatchObject({ id, active: true });
  expect(
    (await enter(owner, { sub: 'l', email: 'lina.aziz@entra.example', email_verified: true })).token,
  ).toBeDefined();
});

test('as Okta does: PATCH without a path, PUT of the whole, DELETE', async () => {
  const { owner, ask } = await directory('okta.example');
  const made = await ask('POST', '/Users', {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User'],
    userName: 'mona@okta.example',
    name: { givenName: 'Mona', familyName: 'Haddad' },
    emails: [{ primary: true, value: 'mona@okta.example', type: 'work' }],
    displayName: 'Mona Haddad',
    locale: 'en-US',
    externalId: '00ujl29u0le5T6Aj10h7',
    groups: [],
    password: '1mz050nq',
    active: true,
  });
  expect(made.status).toBe(201);
  const path = `/Users/${made.body.id}`;
  expect((await ask('PATCH', path, patch({ op: 'replace', value: { active: false } }))).body.active).toBe(
    false,
  );
  const whole = {
    ...made.body,
    active: true,
    name: { givenName: 'Mona', familyName: 'Said' },
    displayName: '',
  };
  expect((await ask('PUT', path, whole)).body).toMatchObject({ active: true, displayName: 'Mona Said' });
  const members = async () =>
    (await send(server(), 'GET', '/api/company_members', { token: owner.token })).body.data.members.length;
  expect(await members()).toBe(2);
  expect((await ask('DELETE', path)).status).toBe(204);
  expect((await ask('GET', path)).status).toBe(404);
  expect(await members()).toBe(1);
});

test('groups give the roles of the table, at once; owners stay owners', async () => {
  const roles = [{ group: 'hiring', role: 'recruiter' }];
  const { owner, ask } = await directory('groups.example', { roles, groups_claim: 'groups' });
  const made = (await ask('POST', '/Users', entraUser('lina@groups.example'))).body;
  const group = await ask('POST', '/Groups', { displayName: 'hiring', externalId: 'g-1', members: [] });
  expect(group.status).toBe(201);
  const path = `/Groups/${group.body.id}`;
  const role = async () => {
    const { data } = (await send(server(), 'GET', '/api/company_members', { token: owner.token })).body;
    return data.members.find(({ email }: { email: string }) => email === 'lina@groups.example')?.role;
  };
  expect(await role()).toBe('viewer');
  const add = patch({ op: 'Add', path: 'members', value: [{ value: made.id }] });
  expect((await ask('PATCH', path, add)).body.members).toMatchObject([{ value: made.id }]);
  expect(await role()).toBe('recruiter');
  await ask('PATCH', path, patch({ op: 'remove', path: `members[value eq "${made.id}"]` }));
  expect(await role()).toBe('viewer');
  await ask('PATCH', path, patch({ op: 'replace', value: { displayName: 'cooks' } }));
  await ask('PATCH', path, add);
  expect(await role()).toBe('viewer');
  await ask('PATCH', path, patch({ op: 'replace', value: { id: group.body.id, displayName: 'hiring' } }));
  expect(await role()).toBe('recruiter');
  const list = `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "hiring"')}`;
  const [shown] = (await ask('GET', list)).body.Resources;
  expect(shown).toMatchObject({ displayName: 'hiring' });
  expect(shown.members).toBeUndefined();
  await setEmail(server(), owner, 'boss@groups.example');
  const boss = (await ask('POST', '/Users', entraUser('boss@groups.example'))).body;
  await ask('PATCH', path, patch({ op: 'add', path: 'members', value: [{ value: boss.id }] }));
  expect((await who(owner.token)).extra_data.member_role).toBe('owner');
  expect((await ask('DELETE', path)).status).toBe(204);
  expect(await role()).toBe('viewer');
});

test('the last owner, and the owner who keeps the password, are never taken', async () => {
  const { owner, ask } = await directory('owners.example');
  await setEmail(server(), owner, 'boss@owners.example');
  const { id } = (await ask('POST', '/Users', entraUser('boss@owners.example'))).body;
  const out = patch({ op: 'replace', path: 'active', value: false });
  const refused = await ask('PATCH', `/Users/${id}`, out);
  expect([refused.status, refused.body.detail]).toEqual([409, expect.stringContaining('last owner')]);
  expect((await ask('DELETE', `/Users/${id}`)).status).toBe(409);
  expect((await ask('GET', `/Users/${id}`)).body.active).toBe(true);
  const now = server().clock.now();
  await server()
    .platform.db.insert(totpFactors)
    .values({ accountId: owner.accountId, secret: 'v1.none', createdAt: now, confirmedAt: now });
  await enter(owner, { sub: 'boss', email: 'boss@owners.example', email_verified: true });
  await aMember(server(), owner.companyId, 'owner');
  const state = { is_on: true, is_enforced: true, keeper_id: owner.accountId, password };
  expect((await call(owner, 'PUT', '/state', state)).status).toBe(200);
  const kept = await ask('PATCH', `/Users/${id}`, out);
  expect([kept.status, kept.body.detail]).toEqual([409, expect.stringContaining('keeps the password')]);
  expect((await who(owner.token)).data.id).toBe(owner.accountId);
  const { refused: told } = (await call(owner, 'GET', '/directory')).body.data.directory;
  expect(told[0]).toMatchObject({ request: `PATCH /Users/${id}`, detail: kept.body.detail });
});

test('who was never active, or whose domain is proved no more, comes in neither way', async () => {
  const { owner, ask } = await directory('never.example');
  const person = { sub: 'n', email: 'nour@never.example', email_verified: true };
  const made = await ask('POST', '/Users', entraUser('Nour@never.example', { active: false }));
  expect(made.body.active).toBe(false);
  expect(await enter(owner, person)).toMatchObject({ to: '/login?pg=emp&refused=entry_left' });
  const body = { company_id: owner.companyId, domain: 'never.example', reason: 'Not theirs after all' };
  expect((await call(await anAdmin(server()), 'POST', '/proof/withdrawal', body)).status).toBe(200);
  const path = `/Users/${made.body.id}`;
  const active = patch({ op: 'replace', path: 'active', value: true });
  expect((await ask('PATCH', path, active)).body).toMatchObject({ status: '400', scimType: 'invalidValue' });
  await prove(owner, 'never.example');
  expect((await ask('PATCH', path, active)).body.active).toBe(true);
  expect((await enter(owner, person)).token).toBeDefined();
});

test('a member of whom the directory first says that they are gone is a member no more', async () => {
  const { owner, ask } = await directory('gone.example');
  const member = await aMember(server(), owner.companyId, 'recruiter');
  await setEmail(server(), member, 'mona@gone.example');
  const made = await ask('POST', '/Users', entraUser('mona@gone.example', { active: false }));
  expect(made.status).toBe(201);
  expect((await send(server(), 'GET', '/api/users', { token: member.token })).status).toBe(401);
});

test('whoever was removed by hand stays so, and keeps the address, until the directory takes them in anew', async () => {
  const { owner, ask } = await directory('hand.example');
  const { id } = (await ask('POST', '/Users', entraUser('lina@hand.example'))).body;
  const { token } = await enter(owner, { sub: 'l', email: 'lina@hand.example', email_verified: true });
  const account = (await who(token)).data.id;
  expect(
    (await send(server(), 'DELETE', `/api/company_members/${account}`, { token: owner.token })).status,
  ).toBe(200);
  const moved = patch({ op: 'replace', path: 'emails', value: [{ value: 'leen@hand.example' }] });
  expect((await ask('PATCH', `/Users/${id}`, moved)).status).toBe(200);
  const { db } = server().platform;
  const [row] = await db.select().from(accounts).where(eq(accounts.id, account));
  expect(row?.email).toBe('lina@hand.example');
  for (const value of [false, true])
    await ask('PATCH', `/Users/${id}`, patch({ op: 'replace', value: { active: value } }));
  const joined = (await log(owner)).filter(({ kind }) => kind === 'member.joined');
  expect(joined).toHaveLength(2);
});

test('what was sent to the address before opens nothing once the directory has moved it', async () => {
  const { owner, ask } = await directory('moved.example');
  const member = await aMember(server(), owner.companyId, 'recruiter');
  await setEmail(server(), member, 'mona@moved.example');
  const { id } = (await ask('POST', '/Users', entraUser('mona@moved.example'))).body;
  const change = { data: { email: 'mona@early.example', password } };
  expect((await send(server(), 'PUT', '/api/users/1', { token: member.token, body: change })).status).toBe(
    200,
  );
  await server().runTasks();
  const letter = await lastLetterTo(server().platform.db, 'mona@early.example');
  const early = /token=([\w-]+)/.exec(letter.text)?.[1];
  const moved = patch({ op: 'replace', path: 'emails', value: [{ value: 'mona.aziz@moved.example' }] });
  expect((await ask('PATCH', `/Users/${id}`, moved)).status).toBe(200);
  expect((await send(server(), 'POST', '/api/verify-email', { body: { token: early } })).status).toBe(410);
  expect((await log(owner)).map(({ kind }) => kind)).toContain('directory.person_changed');
  await server().runTasks();
  const told = await lastLetterTo(server().platform.db, 'mona@moved.example');
  expect(told.text).toContain('directory of your company');
  expect(told.text).not.toContain('mona.aziz@moved.example');
});

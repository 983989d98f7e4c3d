import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { columnsHolding } from '#support/canaries.ts';
import { send } from '#support/client.ts';
import { directoriesOn, entraUser, patch } from '#support/company-directory.ts';
import { companySignInOn, signInProvider } from '#support/company-sign-in.ts';
import { aCandidate, aMember, anApprovedCompany, password, setEmail } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer({ WEBHOOK_NETWORKS: '127.0.0.0/8' });
const provider = signInProvider();
const { call, connected, log } = companySignInOn(server, provider);
const { aToken, scim, directory } = directoriesOn(server, { call, connected });

test('only addresses of proved domains, and nobody of another company', async () => {
  const { ask } = await directory('only.example');
  const foreign = await ask('POST', '/Users', entraUser('lina@elsewhere.example'));
  expect([foreign.status, foreign.body.scimType]).toEqual([400, 'invalidValue']);
  await aCandidate(server(), { email: 'candidate@only.example' });
  const rival = await anApprovedCompany(server());
  await setEmail(server(), rival, 'rival@only.example');
  for (const name of ['candidate', 'rival'])
    expect((await ask('POST', '/Users', entraUser(`${name}@only.example`))).status).toBe(409);
  const { id } = (await ask('POST', '/Users', entraUser('lina@only.example'))).body;
  const moved = patch(
    { op: 'replace', path: 'userName', value: 'lina@elsewhere.example' },
    {
      op: 'replace',
      path: 'emails',
      value: [{ value: 'lina@elsewhere.example' }],
    },
  );
  expect((await ask('PATCH', `/Users/${id}`, moved)).status).toBe(400);
  const other = await directory('other.example');
  const group = (await ask('POST', '/Groups', { displayName: 'g' })).body;
  for (const [method, path, body] of [
    ['GET', `/Users/${id}`, undefined],
    ['PUT', `/Users/${id}`, entraUser('lina@other.example')],
    ['PATCH', `/Users/${id}`, patch({ op: 'replace', path: 'active', value: false })],
    ['DELETE', `/Users/${id}`, undefined],
    ['GET', `/Groups/${group.id}`, undefined],
    ['PATCH', `/Groups/${group.id}`, patch({ op: 'remove', path: 'members' })],
    ['DELETE', `/Groups/${group.id}`, undefined],
    ['GET', '/Users/not-an-id', undefined],
  ] as const)
    expect((await other.ask(method, path, body)).status, `${method} ${path}`).toBe(404);
  expect((await other.ask('GET', '/Users')).body.totalResults).toBe(0);
  const mine = patch({ op: 'add', path: 'members', value: [{ value: id }] });
  const theirs = (await other.ask('POST', '/Groups', { displayName: 'g' })).body;
  expect((await other.ask('PATCH', `/Groups/${theirs.id}`, mine)).status).toBe(400);
});

test('a token is shown once, stored hashed, renewed and removed by owners alone, and opens nothing else', async () => {
  const { owner, token, ask } = await directory('token.example');
  expect(await columnsHolding(server().platform.db, [token])).toEqual([]);
  expect(JSON.stringify((await call(owner, 'GET', '/directory')).body)).not.toContain(token);
  expect((await call(owner, 'GET', '/directory')).body.data.directory.last_used_at).toBeNull();
  await ask('GET', '/ServiceProviderConfig');
  expect((await call(owner, 'GET', '/directory')).body.data.directory.last_used_at).not.toBeNull();
  expect((await call(owner, 'POST', '/directory', { password: 'not-it' })).body.errors).toHaveProperty(
    'password',
  );
  const recruiter = await aMember(server(), owner.companyId, 'recruiter');
  expect((await call(recruiter, 'POST', '/directory', { password })).status).toBe(403);
  for (const bearer of [owner.token, 'mihna_scim_0000000000000000000000000000000000000000000', '']) {
    const stranger = await scim(bearer, 'GET', '/Users');
    expect(stranger.body).toMatchObject({ status: '401' });
    expect(stranger.headers.get('www-authenticate')).toBe('Bearer');
  }
  expect((await send(server(), 'GET', '/api/users', { token })).status).toBe(401);
  const renewed = await aToken(owner);
  expect((await ask('GET', '/Users')).status).toBe(401);
  expect((await scim(renewed, 'GET', '/Users')).status).toBe(200);
  expect((await call(owner, 'DELETE', '/directory')).status).toBe(200);
  expect((await scim(renewed, 'GET', '/Users')).status).toBe(401);
  const kinds = (await log(owner)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['directory.connected', 'directory.disconnected']));
});

test('what is no request of the protocol is answered in its form', async () => {
  const { token, ask } = await directory('odd.example');
  const cases: [string, string, object | undefined, number, string | undefined][] = [
    ['GET', '/Users?filter=title%20co%20%22x%22', undefined, 400, 'invalidFilter'],
    ['GET', '/Users?count=many', undefined, 400, 'invalidValue'],
    ['POST', '/Users', {}, 400, 'invalidValue'],
    ['POST', '/Users', { userName: ['x'] }, 400, 'invalidValue'],
    ['POST', '/Users', { userName: 'x@odd.example', active: 'perhaps' }, 400, 'invalidValue'],
    ['GET', '/Nothing', undefined, 404, undefined],
    ['POST', '/Bulk', {}, 404, undefined],
  ];
  for (const [method, path, body, status, scimType] of cases)
    expect((await ask(method, path, body)).body, `${method} ${path}`).toMatchObject({
      schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
      ...{ status: String(status), ...(scimType && { scimType }) },
    });
  const { id } = (await ask('POST', '/Users', entraUser('x@odd.example'))).body;
  for (const operations of [[], [{ op: 'move' }], [{ op: 'remove' }], [{ op: 'replace', value: 'x' }]])
    expect((await ask('PATCH', `/Users/${id}`, patch(...operations))).status).toBe(400);
  const raw = await send(server(), 'POST', '/scim/v2/Users', {
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/scim+json' },
  });
  expect(raw.body.scimType).toBe('invalidSyntax');
  for (const path of ['/ServiceProviderConfig', '/ResourceTypes', '/Schemas'])
    expect((await ask('GET', path)).status).toBe(200);
});

test('what is asked of it in an odd way changes nothing that was not named', async () => {
  const { ask } = await directory('paths.example');
  const { id } = (await ask('POST', '/Users', entraUser('lina@paths.example'))).body;
  const path = `/Users/${id}`;
  const unknown = patch(
    { op: 'add', path: 'shoeSize', value: 38 },
    { op: 'add', path: 'constructor', value: 'x' },
    { op: 'add', path: '__proto__.isActive', value: false },
    { op: 'replace', value: { toString: 'x', urn: {}, 'name.familyName': 'Nour' } },
    { op: 'replace', path: 'urn:ietf:params:scim:schemas:core:2.0:User:name.givenName', value: 'Leen' },
    { op: 'replace', path: 'emails[type eq "work"]', value: { value: 'leen@paths.example' } },
  );
  const changed = await ask('PATCH', path, unknown);
  expect(changed.body).toMatchObject({
    ...{ active: true, userName: 'lina@paths.example', displayName: 'Lina Aziz' },
    ...{ name: { givenName: 'Leen', familyName: 'Nour' }, emails: [{ value: 'leen@paths.example' }] },
  });
  const removed = await ask('PATCH', path, patch({ op: 'remove', path: 'name' }));
  expect(removed.body.name).toEqual({ givenName: '', familyName: '' });
  const named = patch({ op: 'remove', path: 'userName' });
  expect((await ask('PATCH', path, named)).body).toMatchObject({ status: '400', scimType: 'invalidValue' });
  const large = await ask('POST', '/Users', entraUser('big@paths.example', { title: 'x'.repeat(300_000) }));
  expect(large.status).toBe(413);
  expect((await ask('GET', '/Users')).body.totalResults).toBe(1);
});

test('two changes at one moment follow each other: a leaver is not brought back by a new name', async () => {
  const { ask } = await directory('moment.example');
  const { id } = (await ask('POST', '/Users', entraUser('lina@moment.example'))).body;
  const out = patch({ op: 'replace', path: 'active', value: false });
  const names = ['One', 'Two', 'Three'].map((value) => patch({ op: 'replace', path: 'displayName', value }));
  const answers = await Promise.all([out, ...names].map((body) => ask('PATCH', `/Users/${id}`, body)));
  expect(answers[0]?.status).toBe(200);
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect((await ask('GET', `/Users/${id}`)).body.active).toBe(false);
});

test('ten thousand people are read by pages, each by the index', async () => {
  const { owner, ask } = await directory('large.example');
  const { db } = server().platform;
  await db.execute(sql`insert into directory_people
    (connection_id, user_name, external_id, email, display_name, given_name, family_name, is_active, created_at, updated_at)
    select connection_id, 'n' || n || '@large.example', 'e' || n, '', '', '', '', false, now(), now()
    from company_directories cross join generate_series(1, 10000) n
    where connection_id = (select id from company_connections where company_id = ${owner.companyId})`);
  await db.execute(sql`analyze directory_people`);
  const seen = new Set<string>();
  for (const startIndex of [1, 201, 9801]) {
    const { body } = await ask('GET', `/Users?startIndex=${startIndex}&count=500`);
    expect(body).toMatchObject({ totalResults: 10_000, startIndex, itemsPerPage: 200 });
    for (const { id } of body.Resources) seen.add(id);
  }
  expect(seen.size).toBe(600);
  const one = `/Users?filter=${encodeURIComponent('userName eq "N77@large.example"')}&startIndex=1&count=100`;
  expect((await ask('GET', one)).body.totalResults).toBe(1);
  const plan = await db.execute(sql`explain select * from directory_people where
    connection_id = (select id from company_connections where company_id = ${owner.companyId})
    and lower(user_name) = 'n77@large.example'`);
  expect(JSON.stringify(plan.rows)).toContain('directory_people_name');
});

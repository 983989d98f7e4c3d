import { expect, test } from 'vitest';
import { type CompanyFeature, companyFeatures } from '#domain/companies/features.ts';
import { listCalls } from '#server/platform/registry.ts';
import { send } from '#support/client.ts';
import { aMeeting, anInterview } from '#support/interviews.ts';
import { liveStream } from '#support/live.ts';
import { anOpening, openingInput } from '#support/openings.ts';
import { aMember, anAdmin, anApprovedCompany, type Person } from '#support/people.ts';
import { listedPolicies } from '#support/policies.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const nobody = '00000000-0000-4000-8000-000000000000';

/** The calls that the list, not the contract, ties to a feature. */
function callsOf(feature: CompanyFeature) {
  const listed = listedPolicies();
  return listCalls().filter(({ method, path }) =>
    listed.get(`${method} ${path}`)?.features.includes(feature),
  );
}

/** On camera is a field of a form, and no call. */
const ofCalls = companyFeatures.filter((feature) => feature !== 'video_questions');

test.each(ofCalls)(
  'W5, Z7: %s switched off refuses each of its calls to a live session from its next request on',
  async (feature) => {
    const company = await anApprovedCompany(server());
    const admin = await anAdmin(server());
    const calls = callsOf(feature);
    const off = async () =>
      (await runAll(company, calls)).filter(({ code }) => code === 'FEATURE_OFF').map(({ name }) => name);
    expect(calls).not.toEqual([]);
    expect(await off()).toEqual([]);
    await switchTo(admin, company, feature, false);
    expect(await runAll(company, calls)).toEqual(
      calls.map(({ name }) => ({ name, status: 403, code: 'FEATURE_OFF' })),
    );
    await switchTo(admin, company, feature, true);
    expect(await off()).toEqual([]);
  },
);

test('video questions switched off are refused at their field, new and changed', async () => {
  const company = await anApprovedCompany(server());
  const draft = await anOpening(server(), company.companyId, { status: 'Open', firstPublishedAt: null });
  await switchTo(await anAdmin(server()), company, 'video_questions', false);
  const body = { ...openingInput, video_questions: [{ question: 'Why us?', seconds: 60 }] };
  for (const [method, path] of [
    ['POST', '/api/job_opening'],
    ['PUT', `/api/job_opening/${draft}`],
  ] as const) {
    const answer = await send(server(), method, path, { token: company.token, body });
    expect([answer.status, answer.body.code]).toEqual([403, 'FEATURE_OFF']);
    expect(Object.keys(answer.body.errors)).toEqual(['video_questions']);
  }
});

/** The modules that are a feature each, with what their people may still do without it. */
const wholeModules = {
  talentPool: ['share', 'standing'],
  // Whom a company knows, and what goes on, it may still see and end.
  sharing: ['ofApplication', 'revoke'],
  applicationStatistics: [],
  interviews: ['closeFeed', 'feed'],
  scorecards: [],
  messages: ['unread'],
  messageTemplates: [],
  applicationExports: ['cancel', 'list'],
};

test('every call of a company’s people in the modules of a feature names it', () => {
  const left = listCalls().filter(
    ({ name, policy, features }) =>
      Object.hasOwn(wholeModules, name.split('.')[0] ?? '') &&
      /(?:approved|opening)-/.test(policy ?? '') &&
      features.length === 0,
  );
  const endings = Object.entries(wholeModules).flatMap(([name, calls]) =>
    calls.map((call) => `${name}.${call}`),
  );
  expect(left.map(({ name }) => name).toSorted()).toEqual(endings.toSorted());
});

test('a feature that is off stops every member of the company, and nobody else', async () => {
  const { company, candidate } = await aMeeting(server());
  const admin = await anAdmin(server());
  await switchTo(admin, company, 'messaging', false);
  await switchTo(admin, company, 'interviews', false);
  const manager = await aMember(server(), company.companyId, 'hiring_manager');
  const read = async (person: Person, path: string) =>
    (await send(server(), 'GET', path, { token: person.token })).status;
  expect(await read(manager, '/api/interview')).toBe(403);
  expect(await read(candidate, '/api/messages')).toBe(200);
  expect(await read(await anApprovedCompany(server()), '/api/interview')).toBe(200);
});

test('the description of the API names what may be switched off', async () => {
  const { body } = await send(server(), 'GET', '/api/openapi.json');
  expect(body.paths['/statistics/export'].get['x-features']).toEqual(['statistics', 'export']);
  expect(body.paths['/statistics'].get['x-features']).toEqual(['statistics']);
  expect(body.paths['/users'].get).not.toHaveProperty('x-features');
});

test('open pages of a company hear of a feature that is switched off, and refusals for it show no toast', async () => {
  const company = await anApprovedCompany(server());
  const page = await liveStream(server(), company);
  await switchTo(await anAdmin(server()), company, 'candidate_pool', false);
  expect(await page.changes()).toEqual([{ kind: 'identity', id: company.companyId }]);
  await page.close();
  const refused = await send(server(), 'POST', '/api/rpc/talentPool/search', {
    token: company.token,
    body: { json: {} },
  });
  expect([refused.status, refused.headers.get('x-toast')]).toEqual([403, 'feature-off']);
});

test('rooms and calendars of a feature that is off are closed to visitors, too', async () => {
  const meeting = await aMeeting(server());
  const { company, applicationId } = meeting;
  const interviewId = await anInterview(server(), meeting);
  const made = await send(server(), 'POST', '/api/job_application_share', {
    token: company.token,
    body: { application_ids: [applicationId], title: 'Shortlist', expires_on: '2026-12-01', shows: {} },
  });
  const { body } = await send(server(), 'POST', '/api/interview_feed', {
    token: company.token,
    body: { scope: 'mine' },
  });
  const feed = new URL(body.data.url, 'http://localhost:3000').pathname;
  const open = async () => [
    (await send(server(), 'GET', `/api/shared_applications/${made.body.data.id}`)).status,
    (await send(server(), 'GET', feed)).status,
    (await send(server(), 'GET', `/interview.ics?id=${interviewId}`, company)).status,
  ];
  const admin = await anAdmin(server());
  expect(await open()).toEqual([200, 200, 200]);
  await switchTo(admin, company, 'sharing', false);
  await switchTo(admin, company, 'interviews', false);
  expect(await open()).toEqual([410, 404, 403]);
});

/** Each call without anything to say: admission comes first, so what is refused for its input was let in. */
async function runAll(person: Person, calls: ReturnType<typeof listCalls>) {
  const answers = [];
  for (const { name, method, path } of calls) {
    const whole = path.replaceAll(/\{\w+\}/g, nobody);
    const body = method === 'GET' ? undefined : {};
    const answer = await send(server(), method, whole, { token: person.token, body });
    answers.push({ name, status: answer.status, code: answer.body.code as string | undefined });
  }
  return answers;
}

async function switchTo(admin: Person, { companyId }: { companyId: string }, type: string, val: boolean) {
  const body = { company_id: companyId, type, val };
  const answer = await send(server(), 'PUT', '/api/update_settings', { token: admin.token, body });
  expect(answer.status).toBe(200);
}

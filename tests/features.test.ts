import { expect, test } from 'vitest';
import { type CompanyFeature, companyFeatures } from '#domain/companies/features.ts';
import { dayMs } from '#domain/time.ts';
import { listCalls } from '#server/platform/registry.ts';
import { send } from '#support/client.ts';
import { aMeeting, anInterview, interviewInput, type Meeting } from '#support/interviews.ts';
import { liveStream } from '#support/live.ts';
import { anOpening, openingInput } from '#support/openings.ts';
import { aCandidate, anAdmin, anApprovedCompany, type Person } from '#support/people.ts';
import { aPoolCandidate } from '#support/pool.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const nobody = '00000000-0000-4000-8000-000000000000';

interface Row {
  meeting: Meeting;
  /** An opening that nobody has applied for. */
  draft: string;
  interview: string;
  pooled: string;
  share: string;
  search: string;
}

type Call = [name: string, path?: (row: Row) => Record<string, string>, body?: (row: Row) => object];

/** The calls of each feature that answer while it is on, with what they take. */
const callsOf: Record<CompanyFeature, Call[]> = {
  candidate_pool: [
    ['talentPool.search'],
    ['talentPool.counts'],
    ['talentPool.employers', undefined, () => ({ name: 'Ra' })],
    ['talentPool.openings', undefined, () => ({ name: 'Ra' })],
    ['talentPool.compare', undefined, ({ pooled }) => ({ ids: pooled })],
    ['talentPool.standing', ({ pooled }) => ({ id: pooled })],
    [
      'talentPool.invite',
      ({ pooled }) => ({ id: pooled }),
      ({ meeting }) => ({ job_id: meeting.openingId, message: 'Come.' }),
    ],
    [
      'talentPool.requestUpdate',
      ({ pooled }) => ({ id: pooled }),
      () => ({ message: 'Your phone, please.' }),
    ],
    [
      'talentPool.share',
      ({ pooled }) => ({ id: pooled }),
      ({ meeting }) => ({ member_id: meeting.company.accountId, message: 'Look.' }),
    ],
    ['talentPool.exportCandidates'],
    ['talentPool.searches'],
    ['talentPool.saveSearch', undefined, () => ({ name: 'Nurses', filters: { search: 'nurse' } })],
    ['talentPool.changeSearch', ({ search }) => ({ id: search }), () => ({ is_mailed: true })],
    ['talentPool.deleteSearch', ({ search }) => ({ id: search })],
  ],
  video_questions: [
    [
      'jobOpenings.create',
      undefined,
      () => ({ ...openingInput, video_questions: [{ question: 'Why us?', seconds: 60 }] }),
    ],
    [
      'jobOpenings.update',
      ({ draft }) => ({ id: draft }),
      () => ({ ...openingInput, video_questions: [{ question: 'Why us?', seconds: 60 }] }),
    ],
  ],
  sharing: [
    ['sharing.list'],
    ['sharing.get', ({ share }) => ({ id: share })],
    ['sharing.share', undefined, ({ meeting }) => shared(meeting)],
  ],
  statistics: [['applicationStatistics.read'], ['applicationStatistics.exportCsv']],
  interviews: [
    ['interviews.list'],
    ['interviews.get', ({ interview }) => ({ id: interview })],
    ['interviews.options', undefined, ({ meeting }) => ({ application_id: meeting.applicationId })],
    [
      'interviews.busy',
      undefined,
      ({ meeting }) => ({
        application_id: meeting.applicationId,
        from: '2026-11-29T00:00:00Z',
        to: '2026-12-06T00:00:00Z',
      }),
    ],
    [
      'interviews.preview',
      undefined,
      ({ meeting }) => ({
        ...interviewInput,
        application_id: meeting.applicationId,
        interviewers: [meeting.company.accountId],
      }),
    ],
    [
      'interviews.schedule',
      undefined,
      ({ meeting }) => ({
        ...interviewInput,
        application_id: meeting.applicationId,
        interviewers: [meeting.company.accountId],
      }),
    ],
    [
      'interviews.reschedule',
      ({ interview }) => ({ id: interview }),
      ({ meeting }) => ({ ...interviewInput, interviewers: [meeting.company.accountId] }),
    ],
    ['interviews.cancel', ({ interview }) => ({ id: interview })],
    ['interviews.complete', ({ interview }) => ({ id: interview }), () => ({ set_status: false })],
    ['interviews.accept', ({ interview }) => ({ id: interview })],
    ['interviews.openFeed', undefined, () => ({ scope: 'mine' })],
  ],
  messaging: [
    ['messages.list'],
    ['messageTemplates.list'],
    ['messageTemplates.save', undefined, () => ({ name: 'Welcome', text: 'Welcome.' })],
    ['messageTemplates.remove', () => ({ id: '00000000-0000-4000-8000-000000000000' })],
  ],
  export: [
    ['applicationExports.start', undefined, ({ meeting }) => ({ kind: 'csv', ids: [meeting.applicationId] })],
    ['applicationStatistics.exportCsv'],
    ['companyActivity.exportLog'],
    ['talentPool.exportCandidates'],
  ],
};

/** What its people may still do: end what goes on. */
const endings = [
  'interviews.feed',
  'interviews.closeFeed',
  'applicationExports.cancel',
  'applicationExports.list',
  'sharing.revoke',
];
/** Without the pool, a candidate who never applied is nobody that the company knows. */
const unseen = ['talentPool.standing', 'talentPool.share'];
/** What has no call of a company's people. */
const others = ['sharing.ofApplication'];

test.each(companyFeatures.filter((feature) => callsOf[feature].length > 0))(
  'W5, Z7: %s switched off refuses each of its calls to a live session from its next request on',
  async (feature) => {
    const row = await aRow();
    const { company } = row.meeting;
    const admin = await anAdmin(server());
    const before = await Promise.all(callsOf[feature].map((call) => run(company, call, row, true)));
    expect(before.filter(({ code }) => code === 'FEATURE_OFF')).toEqual([]);
    await switchTo(admin, company, feature, false);
    const answers = [];
    for (const call of callsOf[feature]) answers.push(await run(company, call, row));
    const expected = callsOf[feature].map(([name]) =>
      unseen.includes(name)
        ? { name, status: 404, code: 'NOT_FOUND' }
        : { name, status: 403, code: 'FEATURE_OFF' },
    );
    expect(answers).toEqual(expected);
    await switchTo(admin, company, feature, true);
    const [first] = callsOf[feature];
    if (first) expect((await run(company, first, row)).code).not.toBe('FEATURE_OFF');
  },
);

test('every call of a company’s people in the modules of a feature is in its table', () => {
  const modules = ['talentPool', 'sharing', 'applicationStatistics', 'interviews', 'applicationExports'];
  const tabled = new Set(
    Object.values(callsOf)
      .flat()
      .map(([name]) => name),
  );
  const left = listCalls()
    .filter(
      ({ name, policy }) =>
        modules.includes(name.split('.')[0] ?? '') && /^(?:approved|opening)-/.test(policy ?? ''),
    )
    .map(({ name }) => name)
    .filter((name) => !tabled.has(name));
  expect(left.toSorted()).toEqual([...endings, ...others].toSorted());
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
  const row = await aRow();
  const { company } = row.meeting;
  const { body } = await send(server(), 'POST', '/api/interview_feed', {
    token: company.token,
    body: { scope: 'mine' },
  });
  const feed = new URL(body.data.url, 'http://localhost:3000').pathname;
  const open = async () => [
    (await send(server(), 'GET', `/api/shared_applications/${row.share}`)).status,
    (await send(server(), 'GET', feed)).status,
  ];
  const admin = await anAdmin(server());
  expect(await open()).toEqual([200, 200]);
  await switchTo(admin, company, 'sharing', false);
  await switchTo(admin, company, 'interviews', false);
  expect(await open()).toEqual([410, 404]);
});

async function aRow(): Promise<Row> {
  const meeting = await aMeeting(server());
  const { company } = meeting;
  const interview = await anInterview(server(), meeting);
  const pooled = await aPoolCandidate(server());
  const post = async (path: string, body: object) =>
    (await send(server(), 'POST', `/api/${path}`, { token: company.token, body })).body.data;
  const link = await post('job_application_share', shared(meeting));
  const saved = await post('candidate_pool_searches', { name: 'Welders', filters: { search: 'welder' } });
  await aCandidate(server());
  server().clock.advance(dayMs / 24);
  return {
    meeting,
    draft: await anOpening(server(), company.companyId, { status: 'Open', firstPublishedAt: null }),
    interview,
    pooled: pooled.accountId,
    share: link?.id ?? nobody,
    search: saved?.[0]?.id ?? nobody,
  };
}

function shared({ applicationId }: Meeting) {
  return { application_ids: [applicationId], title: 'Shortlist', expires_on: '2026-12-01', shows: {} };
}

async function run(person: Person, [name, params, body]: Call, row: Row, isTrial = false) {
  const call = listCalls().find((found) => found.name === name);
  if (!call) throw new Error(`There is no call ${name}`);
  const own = params?.(row) ?? {};
  // A trial shows that the feature is on, and changes nothing of the row: it names nobody.
  const id = (key: string) => (isTrial && call.method !== 'GET' ? nobody : (own[key] ?? nobody));
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, key: string) => id(key));
  const given = body?.(row) ?? {};
  const query = new URLSearchParams(given as Record<string, string>);
  const isRead = call.method === 'GET';
  const answer = await send(server(), call.method, isRead ? `${path}?${query}` : path, {
    token: person.token,
    body: isRead ? undefined : given,
  });
  return { name, status: answer.status, code: answer.body.code as string | undefined };
}

async function switchTo(admin: Person, { companyId }: { companyId: string }, type: string, val: boolean) {
  const body = { company_id: companyId, type, val };
  const answer = await send(server(), 'PUT', '/api/update_settings', { token: admin.token, body });
  expect(answer.status).toBe(200);
}

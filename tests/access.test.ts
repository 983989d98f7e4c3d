import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import type { Policy } from '#contract/route.ts';
import type { Actor } from '#server/platform/actor.ts';
import { permits } from '#server/platform/authorization.ts';
import { listCalls } from '#server/platform/registry.ts';
import { namedOpenings } from '#server/platform/scope.ts';
import { send } from '#support/client.ts';
import {
  aCandidate,
  aMember,
  anAdmin,
  anApprovedCompany,
  aPendingCompany,
  aSuperadmin,
  type Person,
  password,
} from '#support/people.ts';
import { listedPolicies } from '#support/policies.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('Z1: every call names its policy', () => {
  expect(listCalls().filter((call) => !call.policy)).toEqual([]);
});

/** Public writes whose contract names no limit, and why. */
const unlimited = {
  'limited by their routes, which stream': [
    ...['/api/files/v1/cv-upload', '/api/files/v1/cr-attachment', '/api/files/v1/video-cv-upload'],
    ...['/api/files/v1/video-poster', '/api/recordings'],
  ],
  'ask for the ticket of a recording that was begun': [
    '/api/recordings/{id}/completion',
    '/api/recordings/{id}',
  ],
  'end a session': ['/api/logout'],
};

test('whoever is not signed in meets a limit with every write', () => {
  const open = listCalls()
    .filter(({ method, policy, limits }) => method !== 'GET' && policy === 'public' && limits.length === 0)
    .map(({ path }) => path);
  expect(open.toSorted()).toEqual(Object.values(unlimited).flat().toSorted());
});

const anybody = ['visitor', 'half signed in'];
const administrators = ['admin', 'superadmin'];
const ofAnApproved = ['viewer', 'recruiter', 'owner'];
const gated = ['pending', 'suspended', 'closed'];
const team = [...ofAnApproved, 'hiring manager', 'interviewer'];
const members = [...gated, ...team, 'interviewer of a pending company'];

/** Whom each policy lets in, beside the code that does: what is loosened there differs from this. */
const letIn: Record<Policy, string[]> = {
  public: [...anybody, 'candidate', ...members, ...administrators],
  'signed-in': ['candidate', ...members, ...administrators],
  candidate: ['candidate'],
  'candidate-or-approved-company': ['candidate', ...ofAnApproved],
  'candidate-or-opening-team': ['candidate', ...team],
  member: members,
  'member-or-admin': [...members, ...administrators],
  'opening-team': team,
  'opening-decider': ['recruiter', 'owner', 'hiring manager'],
  company: [...gated, ...ofAnApproved],
  'company-owner': [...gated, 'owner'],
  'approved-company': ofAnApproved,
  'approved-recruiter': ['recruiter', 'owner'],
  'company-or-admin': [...gated, ...ofAnApproved, ...administrators],
  admin: administrators,
  superadmin: ['superadmin'],
};

test('a policy lets in those who stand beside it, and nobody else', async () => {
  const personas = Object.entries(await everyPersona());
  for (const [policy, names] of Object.entries(letIn) as [Policy, string[]][]) {
    const found = personas.filter(([, { actor }]) => permits(policy, actor)).map(([name]) => name);
    expect([policy, ...found.toSorted()]).toEqual([policy, ...names.toSorted()]);
  }
});

// Every call as every one of a dozen people. Who is permitted is read from the lists, not from the contract.
test('Z2: whoever a policy does not permit is refused by every call, and nothing changes', {
  timeout: 90_000,
}, async () => {
  const personas = await everyPersona();
  const before = await everyRow();
  const wrong: string[] = [];
  const policies = listedPolicies();
  for (const call of listCalls()) {
    const policy = policies.get(`${call.method} ${call.path}`)?.policy;
    for (const [name, { person }] of Object.entries(personas)) {
      if (policy && letIn[policy].includes(name)) continue;
      const path = call.path.replaceAll(/\{\w+\}/g, '00000000-0000-4000-8000-000000000000');
      const answer = await send(server(), call.method, path, {
        token: person?.token,
        body: call.method === 'GET' ? undefined : {},
      });
      if (![401, 403].includes(answer.status)) wrong.push(`${name} ${call.method} ${path}: ${answer.status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(await everyRow()).toEqual(before);
});

/** What a viewer does not even read, since it prepares what only recruiters do. */
const preparations = [
  'interview_busy',
  'interview_options',
  'job_application_batches/{id}',
  'job_application_export',
];

test.each(preparations)('a viewer does not read %s', async (path) => {
  const company = await anApprovedCompany(server());
  const read = async (person: Person) => {
    const whole = path.replace('{id}', '00000000-0000-4000-8000-000000000000');
    return (await send(server(), 'GET', `/api/${whole}`, { token: person.token })).status;
  };
  expect(await read(await aMember(server(), company.companyId, 'viewer'))).toBe(403);
  expect(await read(await aMember(server(), company.companyId, 'recruiter'))).not.toBe(403);
});

test('a viewer changes nothing of the company: the writes that they may make are listed', () => {
  const viewer = {
    role: 'company',
    companyId: '',
    memberRole: 'viewer',
    approvedStatus: 'Approved',
    disabledFeatures: [],
  } as const;
  const person = { accountId: '', sessionId: '', email: '', name: '', nameAr: '', isEmailVerified: true };
  const open = listCalls()
    .filter(({ method, policy }) => method !== 'GET' && policy && policy !== 'public')
    .filter(({ policy }) => policy && permits(policy, { ...viewer, ...person }))
    .map(({ name }) => name);
  expect(open.toSorted()).toEqual(Object.values(ofViewers).flat().toSorted());
});

const ofViewers = {
  'their own account': [
    ...[
      'companies.update',
      'companies.deleteAccount',
      'companies.deleteAccountByPost',
      'companyMembers.remove',
    ],
    ...[
      'files.profilePicture',
      'identity.changePassword',
      'identity.endSession',
      'identity.logoutEverywhere',
      'identity.setLanguage',
    ],
    ...['secondFactor.addPasskey', 'secondFactor.beginPasskey', 'secondFactor.beginTotp'],
    ...['secondFactor.confirmTotp', 'secondFactor.proofOptions', 'secondFactor.removePasskey'],
    ...['secondFactor.removeTotp', 'secondFactor.renewCodes', 'companyMembers.changeNotifications'],
    ...['notifications.choose', 'notifications.read', 'notifications.setQuietHours', 'companySignIn.confirm'],
  ],
  'what they think of an applicant': [
    ...['assessments.addNote', 'assessments.rate', 'assessments.removeNote', 'scorecards.submit'],
  ],
  'views, searches and calendars that they keep for themselves': [
    ...['applicationViews.forget', 'applicationViews.keep', 'applicationViews.rename'],
    ...['calendars.connect', 'calendars.disconnect', 'calendars.refresh', 'calendars.saveRules'],
    ...['interviews.closeFeed', 'interviews.openFeed'],
    ...['talentPool.changeSearch', 'talentPool.deleteSearch', 'talentPool.saveSearch'],
  ],
  'what their company shares with others is refused inside, by the row': [
    ...[
      'companies.dataUpdate',
      'files.messageAttachment',
      'messages.block',
      'messages.mute',
      'messages.report',
    ],
    ...['messages.seen', 'messages.send', 'messages.unseen', 'messages.writing'],
  ],
};

async function everyPersona(): Promise<Record<string, { actor: Actor; person?: Person }>> {
  const company = await anApprovedCompany(server());
  const pending = await aPendingCompany(server());
  const signedIn = { accountId: '', sessionId: '', email: '', name: '', nameAr: '', isEmailVerified: true };
  const scope = namedOpenings('', []);
  const member = { role: 'company', companyId: '', disabledFeatures: [], ...signedIn } as const;
  const hiring = { role: 'hiring', disabledFeatures: [], ...signedIn } as const;
  return {
    visitor: { actor: { role: 'visitor' } },
    // Between the two steps of signing in: the ticket is no session.
    'half signed in': { actor: { role: 'visitor' }, person: await halfSignedIn() },
    candidate: { actor: { role: 'candidate', ...signedIn }, person: await aCandidate(server()) },
    pending: { actor: { ...member, memberRole: 'owner', approvedStatus: 'Pending' }, person: pending },
    viewer: {
      actor: { ...member, memberRole: 'viewer', approvedStatus: 'Approved' },
      person: await aMember(server(), company.companyId, 'viewer'),
    },
    recruiter: {
      actor: { ...member, memberRole: 'recruiter', approvedStatus: 'Approved' },
      person: await aMember(server(), company.companyId, 'recruiter'),
    },
    owner: { actor: { ...member, memberRole: 'owner', approvedStatus: 'Approved' }, person: company },
    'hiring manager': {
      actor: { ...hiring, memberRole: 'hiring_manager', approvedStatus: 'Approved', scope },
      person: await aMember(server(), company.companyId, 'hiring_manager'),
    },
    interviewer: {
      actor: { ...hiring, memberRole: 'interviewer', approvedStatus: 'Approved', scope },
      person: await aMember(server(), company.companyId, 'interviewer'),
    },
    'interviewer of a pending company': {
      actor: { ...hiring, memberRole: 'interviewer', approvedStatus: 'Pending', scope },
      person: await aMember(server(), pending.companyId, 'interviewer'),
    },
    suspended: {
      actor: { ...member, memberRole: 'owner', approvedStatus: 'Suspended' },
      person: await anApprovedCompany(server(), { approvedStatus: 'Suspended' }),
    },
    closed: {
      actor: { ...member, memberRole: 'owner', approvedStatus: 'Closed' },
      person: await anApprovedCompany(server(), { approvedStatus: 'Closed' }),
    },
    admin: { actor: { role: 'admin', ...signedIn }, person: await anAdmin(server()) },
    superadmin: { actor: { role: 'superadmin', ...signedIn }, person: await aSuperadmin(server()) },
  };
}

/** Somebody with a second factor who has given the right password and nothing more. */
async function halfSignedIn(): Promise<Person> {
  const person = await anAdmin(server());
  const post = (path: string, body: object) =>
    send(server(), 'POST', `/api/${path}`, { token: person.token, body });
  const { secret } = (await post('second_factor/totp', { password })).body.data;
  const timestamp = server().clock.now().getTime();
  await post('second_factor/totp/confirmation', { code: new TOTP({ secret }).generate({ timestamp }) });
  const { body } = await send(server(), 'POST', '/api/login', { body: { email: person.email, password } });
  return { ...person, token: body.second_step.ticket };
}

/** Routes that stream and are no calls, with who may use them. */
const streams = [
  ['POST', '/api/candidate-export', ['candidate']],
  [
    'POST',
    '/api/company-member-export',
    [
      ...['pending', 'viewer', 'recruiter', 'owner', 'suspended', 'closed'],
      ...['hiring manager', 'interviewer', 'interviewer of a pending company'],
    ],
  ],
] as const;

test.each(streams)('Z2: %s %s is refused to everybody else', async (method, path, allowed) => {
  for (const [name, { person }] of Object.entries(await everyPersona())) {
    const { status } = await send(server(), method, path, { token: person?.token, body: {} });
    const isRefused = status === 401 || status === 403;
    expect([name, isRefused]).toEqual([name, !(allowed as readonly string[]).includes(name)]);
  }
});

test('half a sign-in opens nothing but its second step', async () => {
  const { token } = await halfSignedIn();
  for (const path of ['users', 'second_factor', 'sessions', 'companyList'])
    expect((await send(server(), 'GET', `/api/${path}`, { token })).status).toBe(401);
  const cookie = { cookie: `mihna_session=${token}` };
  expect((await send(server(), 'GET', '/api/users', { headers: cookie })).status).toBe(401);
});

/** A mark of what each table holds: an entry that changed is found like one that came or went. */
async function everyRow(): Promise<Record<string, string>> {
  const { db } = server().platform;
  const tables = await db.execute<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('rate_limits', 'refused_counts')",
  );
  const marks: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ mark: string }>(
      `select md5(coalesce(string_agg(t::text, ' ' order by t::text), '')) as mark from "${name}" t`,
    );
    marks[name] = rows[0]?.mark ?? '';
  }
  return marks;
}

import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { eraseClosedCompanies } from '#server/modules/companies/closing/service.ts';
import { sweepNotifications } from '#server/modules/notifications/tasks.ts';
import { platformTasks } from '#server/platform/housekeeping.ts';
import { createLog } from '#server/platform/log.ts';
import { anApplication } from '#support/applications.ts';
import { canary, canaryOf, columnsHolding, filesIn } from '#support/canaries.ts';
import { type Answer, send } from '#support/client.ts';
import { companyRegistration } from '#support/company-registration.ts';
import { type MailServer, startMailServer } from '#support/mail-server.ts';
import { saveOpening } from '#support/openings.ts';
import { aCandidate, anAdmin, type CompanyPerson, type Person, password } from '#support/people.ts';
import { startTestServer } from '#support/test-server.ts';
import { aPdf, aPicture, upload } from '#support/uploads.ts';

let mail: MailServer;
let server: Awaited<ReturnType<typeof startTestServer>>;
const logged: string[] = [];

beforeAll(async () => {
  const log = createLog({ level: 'debug', destination: { write: (line) => void logged.push(line) } });
  mail = await startMailServer();
  server = await startTestServer({ SMTP_URL: mail.url }, { log });
});
afterAll(async () => {
  await server.drop();
  await mail.stop();
});

const email = `${canaryOf('owneremail')}@example.com`;
const invited = `${canaryOf('invited')}@example.com`;
const browser = { 'user-agent': canaryOf('browser') };

// A whole life of a company: its registration, its work, its end.
test('G3, G4: every canary of a company’s people is in their export, and once a closed company is erased in no table, file or log', {
  timeout: 120_000,
}, async () => {
  const before = [...(await filesIn(server.platform.config.dataFolder)).keys()];
  const owner = await aCompanyOfCanaries();
  const candidate = await work(owner);
  const exported = await exportOf(owner);
  const wanted = [canaryOf('ownername'), email, canaryOf('company'), '55129387', canaryOf('browser')];
  expect(wanted.filter((value) => !exported.toLowerCase().includes(value.toLowerCase()))).toEqual([]);
  expect(await columnsHolding(server.platform.db, [canary])).not.toEqual([]);

  await done(call(owner, 'POST', '/api/company/closing', { password }));
  // The applicant's own files are no matter of the company.
  await done(call(candidate, 'DELETE', '/api/candidate/1', { password }));
  server.clock.advance(61_000);
  await server.runTasks();
  expect(await columnsHolding(server.platform.db, [canary])).not.toEqual([]);
  server.clock.advance(365 * dayMs);
  await eraseClosedCompanies(server.systemContext('test'));
  await server.runTasks();
  // Letters go after 30 days, notifications after 90, and what a task carried after 7.
  const sweep = platformTasks(server.platform.config).find(({ name }) => name === 'mail.sweep-letters');
  await sweep?.run(server.systemContext('test'), {});
  await sweepNotifications.run(server.systemContext('test'), {});

  const left = await columnsHolding(server.platform.db, [canary, '55129387']);
  expect(left.filter((column) => !column.startsWith('tasks.'))).toEqual([]);
  const after = await filesIn(server.platform.config.dataFolder);
  // The key that seals phone numbers is made with the first of them.
  expect([...after.keys()].filter((path) => !path.endsWith('/secret.key'))).toEqual(before);
  const log = logged.join('').toLowerCase();
  expect(log.includes(canary)).toBe(false);
});

function call(person: { token?: string }, method: string, path: string, body?: unknown): Promise<Answer> {
  return send(server, method, path, { token: person.token, body, headers: browser });
}

async function done(answer: Promise<Answer>): Promise<Answer> {
  const found = await answer;
  if (found.status !== 200) throw new Error(`${found.status}: ${JSON.stringify(found.body)}`);
  return found;
}

async function aCompanyOfCanaries(): Promise<CompanyPerson> {
  const document = await done(
    upload(server, '/api/files/v1/cr-attachment', aPdf(canaryOf('document')), {
      name: `${canaryOf('documentname')}.pdf`,
    }),
  );
  const whole = await companyRegistration(server, {
    data: { name: `Huda ${canaryOf('ownername')}`, email, phone: '55129387', password },
    extra_data: {
      company_name: `Rawdat ${canaryOf('company')}`,
      company_address: canaryOf('address'),
      company_description: canaryOf('description'),
      cr: document.body.path,
    },
  });
  const { body } = await done(call({}, 'POST', '/api/company/v1/create', whole));
  const owner = { token: body.token, accountId: body.company.id, email, name: 'Huda' };
  await server.platform.db.execute(`update accounts set email_verified_at = now() where email = '${email}'`);
  const admin = await anAdmin(server);
  const decision = { company_id: body.user.id, adminLogin: true, approved_status: 'Approved' };
  await done(call(admin, 'POST', '/api/company-data-update', decision));
  return { ...owner, companyId: body.user.id };
}

/** An opening with an applicant who was rated and noted, a colleague, a picture, and what was written down of it all. */
async function work(owner: CompanyPerson): Promise<Person> {
  const opening = await done(
    saveOpening(server, owner, {
      introduction: `<p>${canaryOf('opening')}</p>`,
      publish: true,
      status: 'Published',
    }),
  );
  const candidate = await aCandidate(server);
  const application = await anApplication(server, candidate, opening.body.data.id);
  const of = `/api/job_application/${application}`;
  await done(call(owner, 'POST', `${of}/notes`, { note: canaryOf('note') }));
  await done(call(owner, 'PUT', `${of}/general_note`, { general_note: canaryOf('generalnote') }));
  await done(call(owner, 'PUT', of, { status: 'Shortlisted' }));
  await done(call(owner, 'POST', '/api/company_members', { email: invited, role: 'viewer' }));
  await done(call(owner, 'POST', '/api/plan_requests', { plan: 'premium', message: canaryOf('plan') }));
  await done(
    upload(server, '/api/files/v1/profile-picture', await aPicture(), {
      ...owner,
      fields: { update_type: 'user' },
      name: `${canaryOf('picturename')}.png`,
    }),
  );
  const { body } = await done(call({}, 'POST', '/api/login', { email, password }));
  owner.token = body.token;
  return candidate;
}

async function exportOf({ token }: CompanyPerson): Promise<string> {
  const answer = await server.app.request('http://localhost:3000/api/company-member-export', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...browser },
    body: JSON.stringify({ password }),
  });
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.values(files)
    .map((content) => Buffer.from(content).toString('latin1'))
    .join('\n');
}

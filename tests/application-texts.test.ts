import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/contract.ts';
import type { CallMeta } from '#contract/route.ts';
import { applicationStatuses } from '#domain/applications/applications.ts';
import { toastOf } from '#server/platform/http/toasts.ts';
import { translate } from '#server/platform/texts.ts';
import { anApplication } from './support/applications.ts';
import { type Answer, send } from './support/client.ts';
import { anOpening } from './support/openings.ts';
import { aCandidate, anApprovedCompany, type CompanyPerson, type Person } from './support/people.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();
let company: CompanyPerson;
let candidate: Person;
let id: string;
let elsewhere: string;

beforeAll(async () => {
  company = await anApprovedCompany(server());
  candidate = await aCandidate(server());
  id = await anApplication(server(), candidate, await anOpening(server(), company.companyId));
  elsewhere = await anOpening(server(), company.companyId, { title: 'Site Manager' });
});

const call = (person: Person, method: string, path: string, body?: object) =>
  send(server(), method, `/api/${path}`, { token: person.token, body });
const change = (method: string, path: string, body?: object) =>
  call(company, method, `job_application/${id}${path}`, body);

/** Each text of specification 2, sections 4, 5 and 8, that a call about applications refuses with, and its field. */
const refused: [section: number, text: string, field: string, ask: () => Promise<Answer>][] = [
  [
    5,
    'Notes can not contain more than 250 characters!',
    'note',
    () => change('POST', '/notes', { note: 'x'.repeat(251) }),
  ],
  [5, 'Please enter your password!', 'password', () => change('DELETE', '', { password: '' })],
  [5, 'Wrong Password!', 'password', () => change('DELETE', '', { password: 'not-this-one' })],
];

test.each(refused)('section %i: “%s” stands at the field %s', async (_section, text, field, ask) => {
  const { status, body } = await ask();
  expect([status, body.errors?.[field]]).toEqual([422, [text]]);
});

test('section 4: an application moves only once its interview is completed', async () => {
  const { status, body } = await change('POST', '/move', { job_id: elsewhere });
  expect([status, body.message]).toEqual([
    409,
    'Unable to Move Job Application. Only Interview completed Application can be moved',
  ]);
});

test('section 4: the company sets each of the eight statuses, and no other', async () => {
  const named = [
    'Pending',
    'Screened',
    'Shortlisted',
    'Interviewed',
    'Offered',
    'Hired',
    'On Hold',
    'Rejected',
  ];
  expect(applicationStatuses.toSorted()).toEqual(named.toSorted());
  const set = async (status: string) => (await change('PUT', '', { status })).status;
  for (const status of [...named].reverse()) expect(await set(status), status).toBe(200);
  expect(await set('Withdrawn')).toBe(422);
});

test('sections 5 and 9: a general note has 5 to 250 characters', async () => {
  const set = async (length: number) =>
    (await change('PUT', '/general_note', { general_note: 'x'.repeat(length) })).status;
  expect([await set(4), await set(5), await set(250), await set(251)]).toEqual([422, 200, 200, 422]);
});

const web = 'src/web/features';

/** Each text that a screen says, its key, and the file that says it. */
test.each([
  [
    4,
    'This job application is moved from Harbour pilot',
    'applications_moved_from',
    'applications/review/review-details.tsx',
  ],
  [4, 'Cancel interview', 'interviews_cancel', 'interviews/schedules/interview-panel.tsx'],
  [4, 'Reschedule', 'interviews_reschedule', 'interviews/schedules/interview-panel.tsx'],
  [5, 'Resume file format must be pdf', 'validation_resume_format', '../forms/cv-file.ts'],
  [5, 'No camera selected for record video', 'validation_camera_required', 'video/device-problem.tsx'],
  [
    5,
    'No microphone selected for record video',
    'validation_microphone_required',
    'video/device-problem.tsx',
  ],
  [8, 'No devices selected for record video', 'validation_devices_required', 'video/device-problem.tsx'],
  [8, 'No job application has been found', 'applications_not_found', 'applications/review/review-screen.tsx'],
  [8, 'No Search Results Found', 'applications_no_results', 'applications/list/list-screen.tsx'],
  [8, 'No Search Results Found', 'interviews_no_results', 'interviews/schedules/schedules-screen.tsx'],
  [8, 'No job applications is been applied yet', 'applications_none', 'applications/nothing-received.tsx'],
  [
    8,
    'No job applications is been applied yet',
    'companies_recent_none',
    'company-dashboard/recent-applications.tsx',
  ],
  [8, 'Sent email successfully!!', 'interviews_sent', 'interviews/schedule/schedule-form.tsx'],
  [8, 'Saved Successfully', 'video_saved', 'video/introduction/video-introduction-screen.tsx'],
  [8, 'Deleted Successfully', 'common_deleted_successfully', 'applications/list/remove-dialog.tsx'],
  [8, 'Well Done!', 'applications_sent_title', 'applications/apply/apply-page.tsx'],
  [8, 'application submitted successfully', 'applications_sent_text', 'applications/apply/apply-page.tsx'],
  [
    8,
    'Check your email to verify your address for job updates.',
    'applications_sent_verify',
    'applications/apply/apply-page.tsx',
  ],
  [8, 'Well Done!', 'video_answer_done_title', 'video/answers/video-answers-screen.tsx'],
  [
    8,
    'application submitted successfully',
    'video_answer_done_text',
    'video/answers/video-answers-screen.tsx',
  ],
  [9, 'Load More', 'applications_load_more', 'applications/list/list-view.tsx'],
  [9, 'Newest', 'applications_sort_newest', 'applications/list/filter-bar.tsx'],
  [9, 'Oldest', 'applications_sort_oldest', 'applications/list/filter-bar.tsx'],
  [9, 'Limit', 'applications_limit', 'applications/list/filter-bar.tsx'],
] as const)('section %i: “%s” is %s in %s', (_section, text, key, file) => {
  expect(translate(key, { title: 'Harbour pilot' }, 'en')).toBe(text);
  expect(readFileSync(`${web}/${file}`, 'utf8')).toMatch(new RegExp(`['.]${key}\\b`));
});

const { applications, assessments, interviews } = contract;

test.each([
  ['none', 'Updated Successfully', applications.changeStatus],
  ['updated', 'Updated Successfully', applications.move],
  ['deleted', 'Deleted Successfully', applications.remove],
  ['none', 'Sent email successfully!!', interviews.schedule],
  ['none', undefined, interviews.preview],
  // The stars that fill say it: whoever rates twenty by key would have twenty notices over the next note.
  ['none', 'Updated Successfully', assessments.rate],
] as const)('section 8: the toast after it is “%s”', (toast, text, procedure) => {
  const { route, meta } = procedure['~orpc'];
  expect(toastOf({ method: route.method ?? 'POST', meta: meta as CallMeta, status: 200 })).toBe(toast);
  if (text && toast !== 'none') expect(translate(`common_${toast}_successfully`, {}, 'en')).toBe(text);
});

test('section 9: the dashboard counts 30 days of applications', async () => {
  const { body } = await call(company, 'GET', 'job_application?show=1');
  expect(body.data).toMatchObject({ total: 1 });
  const dashboard = await call(company, 'GET', 'dashboard');
  expect(dashboard.body.days).toHaveLength(30);
});

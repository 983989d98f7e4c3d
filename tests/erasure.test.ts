import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { screeningQuestions, videoQuestions } from '#server/modules/job-openings/table.ts';
import { createLog } from '#server/platform/log.ts';
import { outboxLetters } from '#server/platform/mail-table.ts';
import { anApplication } from '#support/applications.ts';
import { canary, canaryOf, columnsHolding, filesIn } from '#support/canaries.ts';
import { type Answer, send } from '#support/client.ts';
import { type MailServer, startMailServer } from '#support/mail-server.ts';
import { anOpening } from '#support/openings.ts';
import {
  aCandidate,
  anAdmin,
  anApprovedCompany,
  type CompanyPerson,
  type Person,
  password,
  setLocale,
} from '#support/people.ts';
import { signupOf } from '#support/signup.ts';
import { startTestServer } from '#support/test-server.ts';
import { aPdf, aPicture, upload } from '#support/uploads.ts';
import { aRecording } from '#support/videos.ts';

let mail: MailServer;
let server: Awaited<ReturnType<typeof startTestServer>>;
const logged: string[] = [];

beforeAll(async () => {
  mail = await startMailServer();
  const log = createLog({ level: 'debug', destination: { write: (line) => void logged.push(line) } });
  server = await startTestServer({ SMTP_URL: mail.url, TRUST_PROXY: 'on' }, { log });
});
afterAll(async () => {
  await server.drop();
  await mail.stop();
});

const address = '203.0.113.201';
const own = { 'x-forwarded-for': address, 'user-agent': canaryOf('browser') };
const links = ['website', 'linkedin', 'facebook', 'twitter', 'instagram'];
const texts = [
  'title',
  'description',
  'residence_country',
  'nationality',
  'industry',
  'current_company',
  'current_position',
];
/** Values that are no free texts, and must not be found either. */
const figures = { phone: '55129387', dateOfBirth: '1987-03-29', expectedSalary: '98761234', address };

const signup = {
  name: `Omar ${canaryOf('name')}`,
  email: `${canaryOf('email')}@example.com`,
  phone: figures.phone,
  dob: figures.dateOfBirth,
  skills: [canaryOf('skill')],
  djobs: [canaryOf('desiredjob')],
  whatsapp_consent: true,
};
const pendingEmail = `${canaryOf('pending')}@example.com`;

const nameInArabic = `عمر ${canaryOf('arabicname')}`;

const profile = {
  name_ar: nameInArabic,
  ...Object.fromEntries(texts.map((field) => [field, canaryOf(field)])),
  ...Object.fromEntries(links.map((field) => [field, `https://${canaryOf(field)}.example.com`])),
  expected_salary: figures.expectedSalary,
  languages: [{ name: canaryOf('language'), level: 'Native' }],
  experiences: [
    {
      company_name: canaryOf('employer'),
      designation: canaryOf('designation'),
      company_location: canaryOf('location'),
      description: canaryOf('experience'),
      from_month: 1,
      from_year: 2019,
      currently_working: true,
    },
  ],
  educations: [
    {
      institution_name: canaryOf('institution'),
      course_name: 'Others',
      other_course_name: canaryOf('course'),
      educated_country: canaryOf('educatedcountry'),
      description: canaryOf('education'),
      from_year: 2010,
      to_year: 2014,
    },
  ],
};

const written = {
  cvText: canaryOf('cvtext'),
  cvName: canaryOf('cvname'),
  videoName: canaryOf('videoname'),
  captions: canaryOf('captions'),
  coverLetter: canaryOf('coverletter'),
  answer: canaryOf('answer'),
  answerCaptions: canaryOf('answercaptions'),
  draft: canaryOf('draft'),
  draftAnswer: canaryOf('draftanswer'),
  contactSubject: canaryOf('contactsubject'),
  contactMessage: canaryOf('contactmessage'),
  report: canaryOf('report'),
};

// A whole life of a candidate: forty calls, six of which hash a password, and every file by turns.
test('G3, G4: every canary of a candidate is in the export, and after the deletion in no table, file or log', {
  timeout: 120_000,
}, async () => {
  const company = await anApprovedCompany(server);
  // Is told of the candidate by the name in Arabic.
  await setLocale(server, company, 'ar');
  const admin = await anAdmin(server);
  // The key is made when something is sealed for the first time.
  await aCandidate(server, { phone: '55000000' });
  const before = [...(await filesIn(server.platform.config.dataFolder)).keys()];
  const invitation = { email: signup.email, role: 'viewer' };
  await done(send(server, 'POST', '/api/company_members', { ...company, body: invitation }));
  const person = await aCandidateOfCanaries();
  await applyWithCanaries(person, company);
  await writeElsewhere(person, company);
  mail.refuseWith = 550;
  await send(server, 'POST', '/api/forgot-password', { body: { email: person.email }, headers: own });
  await server.platform.tasks.runDue({ onError: 'retry' });
  mail.refuseWith = undefined;
  await changeEmail(person);
  await server.runTasks();
  expect(await server.platform.db.$count(outboxLetters)).toBeGreaterThan(8);

  const exported = await exportOf(person);
  expect(canariesMissingIn(exported)).toEqual([]);
  expect(await columnsHolding(server.platform.db, [canary])).not.toEqual([]);

  const removal = await call(person, 'DELETE', '/api/candidate/1', { password });
  expect(removal.status).toBe(200);
  mail.messages.length = 0;
  await server.runTasks();
  expect(mail.messages.map((message) => /^To: (.*)$/m.exec(message)?.[1])).toEqual([person.email]);

  const secrets = [canary, person.email, ...Object.values(figures)];
  expect(await columnsHolding(server.platform.db, secrets)).toEqual([]);
  const after = await filesIn(server.platform.config.dataFolder);
  expect([...after.keys()]).toEqual(before);
  for (const content of after.values()) expect(content.includes(canary)).toBe(false);
  const log = logged.join('').toLowerCase();
  expect(secrets.filter((secret) => log.includes(secret.toLowerCase()))).toEqual([]);
  expect(log).toContain(person.accountId);

  const figure = await send(server, 'GET', '/api/job_application', company);
  expect(figure.body.data.total).toBe(1);
  expect(JSON.stringify(figure.body)).not.toContain(canary);
  expect((await send(server, 'GET', '/api/contact-message?page=1', admin)).body.total).toBe(0);
});

function call(person: Partial<Person>, method: string, path: string, body: unknown): Promise<Answer> {
  return send(server, method, path, { token: person.token, body, headers: own });
}

async function done(answer: Promise<Answer>): Promise<Answer> {
  const found = await answer;
  if (found.status !== 200) throw new Error(`${found.status}: ${JSON.stringify(found.body)}`);
  return found;
}

async function aCandidateOfCanaries(): Promise<Person> {
  const cv = await done(
    upload(server, '/api/files/v1/cv-upload', aPdf(written.cvText), { name: `${written.cvName}.pdf` }),
  );
  const whole = { ...(await signupOf(server, { withCv: false })), ...signup, cv: cv.body.path };
  const { body } = await done(call({}, 'POST', '/api/candidate', whole));
  const person = { token: body.token, accountId: body.user.id, email: whole.email, name: whole.name };
  await server.runTasks();
  const letter = mail.messages.at(-1) ?? '';
  const token = /verify-email\?token=3D([\w-]+)/.exec(letter.replaceAll('=\r\n', ''))?.[1];
  await done(call({}, 'POST', '/api/verify-email', { token }));
  await done(call({}, 'POST', '/api/login', { email: person.email, password }));
  await done(call(person, 'PUT', '/api/candidate/1', { ...profile, pool_consent: true }));
  await done(
    upload(server, '/api/files/v1/profile-picture', await aPicture(), {
      ...person,
      fields: { update_type: 'user' },
      name: `${canaryOf('picturename')}.png`,
    }),
  );
  const videos = [];
  for (const id of ['', '', '']) {
    const captions = `WEBVTT\n\n00:00.000 --> 00:02.000\n${written.captions}\n`;
    videos.push({ id, video_question: await aVideo(person), captions });
  }
  await done(call(person, 'PUT', '/api/candidate/1', { video_cv: videos }));
  return person;
}

/** A recording with a canary in a box that players skip. */
async function aVideo(person: Person): Promise<string> {
  const text = Buffer.from(`free${canaryOf('videocontent')}`);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(text.length + 4);
  const content = Buffer.concat([aRecording(), size, text]);
  const name = `${written.videoName}.mp4`;
  const { body } = await done(upload(server, '/api/files/v1/video-cv-upload', content, { ...person, name }));
  return body.path;
}

async function applyWithCanaries(person: Person, company: CompanyPerson): Promise<void> {
  const { db } = server.platform;
  const openingId = await anOpening(server, company.companyId);
  const [question] = await db
    .insert(screeningQuestions)
    .values({ openingId, position: 0, title: 'Why?', answerType: 'text' })
    .returning({ id: screeningQuestions.id });
  const [video] = await db
    .insert(videoQuestions)
    .values({ openingId, position: 0, question: 'Who?', seconds: 120 })
    .returning({ id: videoQuestions.id });
  const id = await anApplication(server, person, openingId, {
    cover_letter: written.coverLetter,
    answers: [{ question_id: question?.id, answer: written.answer }],
  });
  const answer = { question_id: video?.id, video: await aVideo(person) };
  const captions = `WEBVTT\n\n00:00.000 --> 00:02.000\n${written.answerCaptions}\n`;
  await done(call(person, 'POST', `/api/job_application/${id}/video_answer`, { ...answer, captions }));
  await done(
    send(server, 'PUT', `/api/job_application/${id}`, { ...company, body: { status: 'Shortlisted' } }),
  );
  const draft = {
    cover_letter: written.draft,
    answers: [{ question_id: 'q', answer: written.draftAnswer }],
  };
  const other = await anOpening(server, company.companyId);
  await done(call(person, 'PUT', `/api/job_application_drafts/${other}`, draft));
}

/** The contact form in and out of the session, a report, views, and refused calls. */
async function writeElsewhere(person: Person, company: CompanyPerson): Promise<void> {
  const message = {
    name: person.name,
    email: person.email,
    phone: figures.phone,
    subject: written.contactSubject,
    message: written.contactMessage,
  };
  await done(call(person, 'POST', '/api/contact-message', message));
  await done(call({}, 'POST', '/api/contact-message', message));
  const opening = await anOpening(server, company.companyId);
  await done(call(person, 'POST', `/api/job/${opening}/report`, { reason: 'other', text: written.report }));
  await done(send(server, 'GET', `/api/candidate/${person.accountId}`, company));
  await call({}, 'POST', '/api/login', { email: person.email, password: canaryOf('wrongpassword') });
  await call({}, 'POST', '/api/candidate', { ...message, cv: canaryOf('path') });
  await call({}, 'GET', `/api/reference/countries?q=${canaryOf('query')}`, undefined);
}

async function changeEmail(person: Person): Promise<void> {
  await done(call(person, 'PUT', '/api/candidate/1', { email: pendingEmail, password }));
  const { body } = await done(call({}, 'POST', '/api/login', { email: person.email, password }));
  person.token = body.token;
}

async function exportOf(person: Person): Promise<Record<string, Uint8Array>> {
  const answer = await server.app.request('http://localhost:3000/api/candidate-export', {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json', ...own },
    body: JSON.stringify({ password }),
  });
  expect(answer.status).toBe(200);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

function canariesMissingIn(files: Record<string, Uint8Array>): string[] {
  const whole = Object.values(files)
    .map((content) => Buffer.from(content).toString('latin1'))
    .join('\n')
    .toLowerCase();
  const kinds = Object.keys(files).map((name) => name.replace(/-.*/, ''));
  const values = [
    ...[signup.name, canaryOf('arabicname'), signup.email, pendingEmail, ...signup.skills, ...signup.djobs],
    ...[...texts, ...links].map(canaryOf),
    ...['language', 'employer', 'designation', 'location', 'experience'].map(canaryOf),
    ...['institution', 'course', 'educatedcountry', 'education', 'browser'].map(canaryOf),
    ...Object.values(written),
    ...Object.values(figures),
  ];
  const missing = values.filter((value) => !whole.includes(value.toLowerCase()));
  const wanted = ['files/cv', 'files/avatar', 'files/video', 'files/answer'];
  return [...missing, ...wanted.filter((kind) => !kinds.includes(kind))];
}

import { beforeAll, expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening, changeOpening, saveOpening } from '#support/openings.ts';
import { anApprovedCompany, aPendingCompany, type CompanyPerson } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const asked = {
  visa_options: ['Residency Visa (Transferable)' as const],
  transferable: true,
  in_country: false,
  notice_period: 30,
  languages: [],
  driving_licences: [],
};
let company: CompanyPerson;

beforeAll(async () => {
  company = await anApprovedCompany(server());
});

/** What the landing page tries a minute later, when it has looked for openings anew. */
async function tried() {
  server().clock.advance(61_000);
  return triedNow();
}

async function triedNow() {
  return (await send(server(), 'GET', '/api/jobs_pool_highlights')).body.data.tried;
}

const titles = (openings: { title: string }[]) => openings.map(({ title }) => title);

const ago = (days: number) => ({
  firstPublishedAt: new Date(server().clock.now().getTime() - days * 86_400_000),
});

test('of the newest openings of Qatar at most three are tried, each of another title, that ask two of visa, notice, years', async () => {
  expect(await tried()).toEqual([]);
  const publish = (title: string, days: number, details: object) =>
    anOpening(server(), company.companyId, { title, ...ago(days), ...details });
  await publish('Crane Operator', 9, { eligibility: asked });
  await publish('Welder', 8, { eligibility: { notice_period: 15 }, experienceStart: 2 });
  await publish('Surveyor', 7, { eligibility: { transferable: true }, experienceStart: 1 });
  await publish('Surveyor', 6, { eligibility: asked });
  await publish('Steel Fixer', 5, { eligibility: asked });
  await publish('Cook', 4, { eligibility: { transferable: true, in_country: true } });
  await publish('Cleaner', 3, { experienceStart: 5, minimumEducation: 'bachelor' });
  await publish('Skipper', 2, { eligibility: asked, country: 'Oman', city: 'Muscat' });
  const found = await tried();
  expect(titles(found)).toEqual(['Steel Fixer', 'Surveyor', 'Welder']);
  expect(found[2]).toMatchObject({ experience_start: 2, minimum_education: 'none' });
});

test('no more is told than stands on the page of the opening: no questions, no expected answers, no hidden pay', async () => {
  const saved = await saveOpening(server(), await anApprovedCompany(server()), {
    title: 'Diver',
    publish: true,
    publish_salary: false,
    eligibility: asked,
    criteria: ['canary criterion'],
    screening_questions: [
      { title: 'canary question', answer_type: 'yes/no', required: true, knock_out: { answer: 'yes' } },
    ],
    video_questions: [{ question: 'canary on camera', seconds: 60 }],
  });
  expect(saved.body.data.status).toBe('Active');
  const diver = (await tried()).find(({ title }: { title: string }) => title === 'Diver');
  expect(Object.keys(diver).sort()).toEqual([
    'city',
    'company',
    'confidential',
    'eligibility',
    'experience_start',
    'id',
    'language',
    'minimum_education',
    'salary',
    'title',
    'titles',
  ]);
  expect(diver).toMatchObject({ salary: null, eligibility: asked });
  expect(JSON.stringify(diver)).not.toMatch(/canary|22000|28000|knock/);
  const { body } = await send(server(), 'GET', `/api/job/${diver.id}`);
  for (const [field, value] of Object.entries(diver))
    if (field !== 'company') expect([field, body.data[field]]).toEqual([field, value]);
  expect(body.data.company).toMatchObject(diver.company);
});

test('what was closed, or is no longer asked, is gone at once, not a minute later', async () => {
  const id = await anOpening(server(), company.companyId, { title: 'Glazier', eligibility: asked });
  expect(titles(await tried())).toContain('Glazier');
  await changeOpening(server(), id, { eligibility: { notice_period: 30 } });
  expect(titles(await triedNow())).not.toContain('Glazier');
  await changeOpening(server(), id, { eligibility: asked });
  expect(titles(await triedNow())).toContain('Glazier');
  await changeOpening(server(), id, { status: 'Closed' });
  expect(titles(await triedNow())).not.toContain('Glazier');
});

test('a company that hides itself meanwhile is named no more, and drafts, ended and unapproved openings never are', async () => {
  const id = await anOpening(server(), company.companyId, { title: 'Tiler', eligibility: asked });
  const of = async () => (await triedNow()).find((opening: { id: string }) => opening.id === id);
  await tried();
  expect(await of()).toMatchObject({ confidential: false, company: { id: company.companyId } });
  await changeOpening(server(), id, { hideCompanyName: true });
  expect(await of()).toMatchObject({ confidential: true, company: null });
  await changeOpening(server(), id, { status: 'Closed' });

  const unseen = { eligibility: asked, title: 'Unseen' };
  await anOpening(server(), company.companyId, { ...unseen, status: 'Open', firstPublishedAt: null });
  await anOpening(server(), company.companyId, { ...unseen, status: 'On-Hold' });
  await anOpening(server(), company.companyId, { ...unseen, dueDate: '2020-01-01' });
  await anOpening(server(), (await aPendingCompany(server())).companyId, unseen);
  expect(titles(await tried())).not.toContain('Unseen');
});

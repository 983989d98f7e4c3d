import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

async function aWishingCandidate(wishes: Record<string, unknown>) {
  const person = await aCandidate(server());
  const saved = await send(server(), 'PUT', '/api/candidate/1', { token: person.token, body: wishes });
  expect(saved.status).toBe(200);
  return person;
}

test('openings of a desired job come with the reason, the best met first, and no others', async () => {
  const { companyId } = await anApprovedCompany(server());
  const eligibility = {
    visa_options: [],
    transferable: true,
    in_country: false,
    languages: [],
    driving_licences: [],
  };
  await anOpening(server(), companyId, {
    title: 'Glass Blower',
    eligibility: { ...eligibility, notice_period: 7 },
  });
  await anOpening(server(), companyId, {
    title: 'Senior Glass Blower',
    tags: ['Furnace'],
    eligibility: { ...eligibility, notice_period: 30 },
  });
  await anOpening(server(), companyId, { title: 'Beekeeper' });
  const { token } = await aWishingCandidate({
    desired_jobs: 'Glass Blower',
    professional_skills: 'furnace, Kiln',
    visa_option: 'Residency Visa (Transferable)',
    notice_period: 30,
  });
  const { status, body } = await send(server(), 'GET', '/api/candidate-jobs', { token });
  expect(status).toBe(200);
  expect(body.data).toMatchObject([
    { title: 'Senior Glass Blower', met: 2, total: 2, sought: 'Glass Blower', skills: ['furnace'] },
    { title: 'Glass Blower', met: 1, total: 2, sought: 'Glass Blower', skills: [] },
  ]);
});

test('who looks for nothing is offered nothing', async () => {
  const { token } = await aWishingCandidate({ desired_jobs: '', current_position: '' });
  const { body } = await send(server(), 'GET', '/api/candidate-jobs', { token });
  expect(body.data).toEqual([]);
});

test('matches are told for openings that visitors see, and no others', async () => {
  const { companyId } = await anApprovedCompany(server());
  const seen = await anOpening(server(), companyId, { experienceStart: 3, minimumEducation: 'bachelor' });
  const unseen = await anOpening(server(), companyId, { status: 'On-Hold' });
  const { token } = await aWishingCandidate({
    educations: [
      { institution_name: 'Qatar University', course_name: 'Masters degree', from_year: 2010, to_year: 2014 },
    ],
  });
  const path = `/api/candidate-matches?ids=${seen},${unseen},not-an-id`;
  const { body } = await send(server(), 'GET', path, { token });
  expect(body.data).toEqual([{ id: seen, met: 1, total: 2 }]);
});

test('the wish that an opening answers is named in the language of the reader', async () => {
  const { companyId } = await anApprovedCompany(server());
  await anOpening(server(), companyId, { title: 'Accountant' });
  const { token } = await aWishingCandidate({ desired_jobs: 'Accountant' });
  const headers = { 'accept-language': 'fr' };
  const { body } = await send(server(), 'GET', '/api/candidate-jobs', { token, headers });
  expect(body.data).toMatchObject([{ title: 'Accountant', sought: 'Comptable' }]);
});

test('without the very job its family is offered, then what asks for the skills or is of the industry', async () => {
  const country = 'Bahrain';
  const { companyId } = await anApprovedCompany(server());
  const of = (title: string, more: object = {}) =>
    anOpening(server(), companyId, { title, country, city: 'Manama', ...more });
  await of('School Nurse');
  await of('Weaver', { tags: ['Triage'] });
  await of('Software Engineer');
  const asks = async (wishes: object) => {
    const { token } = await aWishingCandidate({ residence_country: country, ...wishes });
    const { body } = await send(server(), 'GET', '/api/candidate-jobs', { token });
    return body.data.map(({ title, near, skills }: { title: string; near: string; skills: string[] }) => [
      title,
      near,
      skills,
    ]);
  };
  expect(await asks({ desired_jobs: 'ICU Staff Nurse', professional_skills: 'triage' })).toEqual([
    ['School Nurse', 'ICU Staff Nurse', []],
    ['Weaver', null, ['triage']],
  ]);
  expect(await asks({ desired_jobs: 'Civil Engineer', professional_skills: '' })).toEqual([]);
});

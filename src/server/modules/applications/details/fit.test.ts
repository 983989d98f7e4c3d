import { expect, test } from 'vitest';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('the company reads how much of what it asks an applicant meets, and what is missing or unsaid', async () => {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId, {
    minimumEducation: 'bachelor',
    experienceStart: 5,
    eligibility: {
      transferable: true,
      in_country: true,
      notice_period: 30,
      languages: [{ name: 'English', level: 'Expert' }],
    },
  });
  const candidate = await aCandidate(server(), {
    totalExperience: '6.0',
    eligibility: { in_country: true, notice_period: 60 },
    languages: [{ name: 'English', level: 'Native' }],
  });
  const id = await anApplication(server(), candidate, openingId);
  const { body } = await send(server(), 'GET', `/api/job_application/${id}`, company);
  const { met, total, requirements } = body.data.fit;
  expect([met, total]).toEqual([3, 6]);
  const missing = requirements.filter((requirement: { met: boolean }) => !requirement.met);
  expect(missing).toEqual([
    { kind: 'transferable', met: false, unknown: true, wanted: '' },
    { kind: 'notice_period', met: false, unknown: false, wanted: 30 },
    { kind: 'education', met: false, unknown: true, wanted: 'bachelor' },
  ]);
});

test('an opening that asks nothing compares nothing, and the candidate is told of no comparison', async () => {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const id = await anApplication(server(), candidate, await anOpening(server(), company.companyId));
  const received = await send(server(), 'GET', `/api/job_application/${id}`, company);
  expect(received.body.data.fit).toBeNull();
  const own = await send(server(), 'GET', `/api/job_application/${id}`, candidate);
  expect(own.body.data).not.toHaveProperty('fit');
});

import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { saveOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('an alert is told of an opening by its title in any of its languages', async () => {
  const person = await aCandidate(server());
  for (const word of ['racommodeuse', 'رافية'])
    await send(server(), 'POST', '/api/job_alerts', {
      ...person,
      body: { name: word, filters: { job_title: [word] }, frequency: 'at_once' },
    });
  const company = await anApprovedCompany(server());
  const { body } = await saveOpening(server(), company, { title: 'Net Mender' });
  const { id } = body.data;
  const texts = { responsibilities: '<p>شباك.</p>', requirements: '<p>خيط.</p>' };
  await send(server(), 'PUT', `/api/job_opening/${id}/translations/ar`, {
    token: company.token,
    body: { ...texts, title: 'رافية شباك', source_version: body.data.version, version: 0 },
  });
  await send(server(), 'PUT', `/api/job_opening/${id}/status`, {
    token: company.token,
    body: { status: 'Published' },
  });
  await server().runTasks();
  const letters = await lettersTo(server().platform.db, person.email);
  expect(letters.filter(({ kind }) => kind === 'job-alert')).toHaveLength(1);
});

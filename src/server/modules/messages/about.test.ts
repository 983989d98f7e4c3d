import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { candidates } from '#server/modules/candidates/table.ts';
import type { jobOpenings } from '#server/modules/job-openings/table.ts';
import { send } from '#support/client.ts';
import { conversationsOn } from '#support/conversations.ts';
import { anOpening, changeOpening } from '#support/openings.ts';
import { anApprovedCompany, type CompanyPerson, type Person } from '#support/people.ts';
import { aPoolCandidate } from '#support/pool.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const { open, write, read, about, aConversation } = conversationsOn(server);

const facts = {
  currentPosition: 'Net Mender',
  residenceCountry: 'India',
  languages: [{ name: 'Malayalam', level: 'Native' as const }],
};
const change = (person: Person, changes: Partial<typeof candidates.$inferInsert>) =>
  server().platform.db.update(candidates).set(changes).where(eq(candidates.accountId, person.accountId));

test('beside a conversation stand the application and, for the company, what it may see of the profile', async () => {
  const { company, person, id, openingId } = await aConversation();
  await change(person, facts);
  await write(company, id, 'Hello');
  const seen = (await about(company, id)).body.data;
  expect(seen).toMatchObject({
    application: { status: 'Pending', job: { id: openingId, title: 'Net Mender' } },
    candidate: { current_position: 'Net Mender', residence_country: 'India', languages: ['Malayalam'] },
    company: null,
  });
  const own = (await about(person, id)).body.data;
  expect(own).toMatchObject({
    application: { id: seen.application.id, label: expect.any(String) },
    fit: null,
    candidate: null,
    company: { verified: true, has_page: true },
  });
});

test('each side reads what the clocks of the other follow; a country of several times says nothing', async () => {
  const { company, person, id } = await aConversation();
  await write(company, id, 'Hello');
  const clock = async (reader: Person | CompanyPerson) => (await read(reader, id)).body.data.clock;
  await change(person, facts);
  expect(await clock(company)).toEqual({ country: 'India', timezone: 'Asia/Calcutta' });
  expect(await clock(person)).toEqual({ country: 'Qatar', timezone: 'Asia/Qatar' });
  await change(person, { residenceCountry: 'United States' });
  expect(await clock(company)).toBeNull();
});

test('an application to an opening that hides the company, or is reviewed blind, stands beside no conversation', async () => {
  const { company, person, id, openingId } = await aConversation();
  await write(company, id, 'Hello');
  for (const hidden of [{ hideCompanyName: true }, { hideCompanyName: false, blindReview: true }]) {
    await changeOpening(server(), openingId, hidden as Partial<typeof jobOpenings.$inferInsert>);
    for (const reader of [company, person])
      expect((await about(reader, id)).body.data.application, JSON.stringify(hidden)).toBeNull();
  }
});

test('who was invited and takes the consent back shows nothing of the profile any more', async () => {
  const company = await anApprovedCompany(server());
  const person = await aPoolCandidate(server(), facts);
  const body = { job_id: await anOpening(server(), company.companyId), message: '' };
  await send(server(), 'POST', `/api/candidate_pool/${person.accountId}/invitation`, { ...company, body });
  const { id } = (await open(company, person)).body.data;
  expect((await about(company, id)).body.data.candidate).toMatchObject({ current_position: 'Net Mender' });
  await change(person, { poolConsent: false });
  expect((await about(company, id)).body.data).toMatchObject({
    application: null,
    fit: null,
    candidate: null,
  });
});

test('strangers read nothing beside it', async () => {
  const { company, id } = await aConversation();
  await write(company, id, 'Hello');
  expect((await about(await anApprovedCompany(server()), id)).status).toBe(404);
});

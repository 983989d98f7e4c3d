import { eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { applicationEvents, applications } from '#server/modules/applications/table.ts';
import { listCalls } from '#server/platform/registry.ts';
import { anApplication } from './support/applications.ts';
import { canary } from './support/canaries.ts';
import { send } from './support/client.ts';
import { schedule } from './support/interviews.ts';
import { anOpening, changeOpening } from './support/openings.ts';
import { lettersTo } from './support/outbox.ts';
import { aCandidate, anApprovedCompany, type Person, password } from './support/people.ts';
import { testServer } from './support/test-server.ts';

const server = testServer();
const minute = 60_000;

/** An application that stands with an opening which never was public, as earlier versions let it come about. */
async function aMovedToADraft() {
  const company = await anApprovedCompany(server(), { emailReject: true, emailShortlisted: true });
  const candidate = await aCandidate(server());
  const openingId = await anOpening(server(), company.companyId, { title: 'Site Manager', city: 'Doha' });
  const id = await anApplication(server(), candidate, openingId);
  const draftId = await anOpening(server(), company.companyId, {
    title: `${canary} Director`,
    city: `${canary}city`,
    country: `${canary}country`,
    status: 'Open',
    firstPublishedAt: null,
  });
  const { db, clock } = { db: server().platform.db, clock: server().clock };
  const moved = { openingId: draftId, movedFromId: openingId, movedFromTitle: 'Site Manager' };
  await db
    .update(applications)
    .set({ ...moved, status: 'Interviewed' })
    .where(eq(applications.id, id));
  await db.insert(applicationEvents).values({
    applicationId: id,
    kind: 'moved',
    actorId: company.accountId,
    facts: { from_title: 'Site Manager', to_title: `${canary} Director`, from_id: openingId },
    createdAt: clock.now(),
  });
  return { company, candidate, openingId, draftId, id };
}

test('a draft that an application was moved to reaches its candidate by no call, letter or notification', async () => {
  const { company, candidate, draftId, id } = await aMovedToADraft();
  expect((await schedule(server(), { company, applicationId: id })).status).toBe(200);
  await send(server(), 'PUT', `/api/job_application/${id}`, { ...company, body: { status: 'Shortlisted' } });
  await letterTo(company, id);
  server().clock.advance(2 * minute);
  await server().runTasks();
  await expectNothingOf(candidate, [id, draftId]);

  const own = await send(server(), 'GET', `/api/job_application/${id}`, candidate);
  expect(own.body.data.job).toMatchObject({ title: 'Site Manager', city: '', country: '', is_active: false });
  const theirs = await send(server(), 'GET', `/api/job_application/${id}`, company);
  expect(theirs.body.data.job.title).toBe(`${canary} Director`);

  await changeOpening(server(), draftId, { status: 'Closed' });
  await send(server(), 'DELETE', `/api/job_opening/${draftId}`, { ...company, body: { password } });
  server().clock.advance(2 * minute);
  await server().runTasks();
  const letters = await lettersTo(server().platform.db, candidate.email);
  expect(letters.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining([
      'interview-invitation',
      'application-status-changed',
      'company-writes',
      'opening-closed-to-applicants',
    ]),
  );
  await expectNothingOf(candidate, [id, draftId]);
});

test('moved on from a draft, the candidate is not told where it was meanwhile', async () => {
  const { company, candidate, id, draftId } = await aMovedToADraft();
  const thirdId = await anOpening(server(), company.companyId, { title: 'Area Manager' });
  server().clock.advance(1000);
  const move = await send(server(), 'POST', `/api/job_application/${id}/move`, {
    ...company,
    body: { job_id: thirdId },
  });
  expect(move.status).toBe(200);
  await expectNothingOf(candidate, [id, draftId, thirdId]);
  const own = await send(server(), 'GET', `/api/job_application/${id}`, candidate);
  expect(own.body.data.job.title).toBe('Area Manager');
});

test('once the draft is published, the candidate reads it like everybody', async () => {
  const { candidate, id, draftId } = await aMovedToADraft();
  await changeOpening(server(), draftId, { status: 'Published', firstPublishedAt: server().clock.now() });
  const own = await send(server(), 'GET', `/api/job_application/${id}`, candidate);
  expect(own.body.data.job).toMatchObject({ title: `${canary} Director`, city: `${canary}city` });
});

function letterTo(company: Person, id: string) {
  return send(server(), 'POST', '/api/job_application_batches', {
    ...company,
    body: {
      selection: { ids: [id] },
      act: { kind: 'letter', subject: 'About {position}', text: 'You applied for {position}.' },
    },
  });
}

/** Every call that a candidate may make with each of the ids, the export, the bell and the letters. */
async function expectNothingOf(candidate: Person, ids: string[]): Promise<void> {
  const seen: Record<string, string> = {};
  const paths = listCalls()
    .filter(({ method }) => method === 'GET')
    .flatMap(({ path }) => ids.map((id) => path.replaceAll(/\{\w+\}/g, id)));
  for (const path of new Set(paths)) {
    const { body } = await send(server(), 'GET', path, candidate);
    seen[path] = JSON.stringify(body);
  }
  const exported = await server().app.request('http://localhost:3000/api/candidate-export', {
    method: 'POST',
    headers: { authorization: `Bearer ${candidate.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  for (const [name, bytes] of Object.entries(unzipSync(new Uint8Array(await exported.arrayBuffer()))))
    seen[name] = strFromU8(bytes);
  for (const letter of await lettersTo(server().platform.db, candidate.email))
    seen[letter.kind] = `${seen[letter.kind] ?? ''}${JSON.stringify(letter)}`;
  expect(Object.keys(seen).length).toBeGreaterThan(50);
  expect(Object.keys(seen).filter((name) => seen[name]?.includes(canary))).toEqual([]);
}

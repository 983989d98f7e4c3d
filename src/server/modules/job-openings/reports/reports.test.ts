import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openingFlagged } from '#server/modules/job-openings/events.ts';
import { jobOpenings } from '#server/modules/job-openings/table.ts';
import { send } from '#support/client.ts';
import { anOpening } from '#support/openings.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';
import { openingReports } from './table.ts';

const server = testServer();

async function aReportableOpening() {
  const { companyId } = await anApprovedCompany(server());
  return anOpening(server(), companyId);
}

function report(id: string, options: { token?: string; body?: object } = {}) {
  const { token, body = { reason: 'asks for money', text: 'They want a deposit.' } } = options;
  return send(server(), 'POST', `/api/job/${id}/report`, { token, body });
}

test('everybody can report an opening, and each person counts once', async () => {
  const id = await aReportableOpening();
  const { token } = await aCandidate(server());
  expect((await report(id)).body).toEqual({ status: 200, success: true });
  expect((await report(id)).status).toBe(200);
  expect((await report(id, { token })).status).toBe(200);
  expect((await report(id, { token })).status).toBe(200);
  const rows = await server()
    .platform.db.select()
    .from(openingReports)
    .where(eq(openingReports.openingId, id));
  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({ reason: 'asks for money', text: 'They want a deposit.' });
});

test('the third person flags the opening, once', async () => {
  const id = await aReportableOpening();
  const flagged: unknown[] = [];
  server().platform.events.on(openingFlagged, async (_context, event) => void flagged.push(event));
  for (let people = 0; people < 4; people += 1) {
    await report(id, { token: (await aCandidate(server())).token });
  }
  expect(flagged).toEqual([{ openingId: id, reports: 3 }]);
  const [row] = await server().platform.db.select().from(jobOpenings).where(eq(jobOpenings.id, id));
  expect(row?.flaggedAt).not.toBeNull();
});

test('a copy of a flagged opening is not flagged: nobody has reported it', async () => {
  const company = await anApprovedCompany(server());
  const id = await anOpening(server(), company.companyId, { dueDate: '2026-12-12' });
  const { db } = server().platform;
  await db.update(jobOpenings).set({ flaggedAt: new Date() }).where(eq(jobOpenings.id, id));
  const copy = await send(server(), 'POST', `/api/job_opening/${id}/duplicate`, { token: company.token });
  const [row] = await db.select().from(jobOpenings).where(eq(jobOpenings.id, copy.body.data.id));
  expect(row?.flaggedAt).toBeNull();
});

test('what was never public cannot be reported', async () => {
  const { companyId } = await anApprovedCompany(server());
  const draft = await anOpening(server(), companyId, { status: 'Open', firstPublishedAt: null });
  expect((await report(draft)).status).toBe(404);
  expect((await report('no-id')).status).toBe(404);
});

test('a report needs a reason of the list, and words where the reason is another one', async () => {
  const id = await aReportableOpening();
  expect((await report(id, { body: { reason: 'boredom' } })).status).toBe(422);
  expect((await report(id, { body: { reason: 'other' } })).body.errors).toHaveProperty('text');
  expect((await report(id, { body: { reason: 'other', text: 'x'.repeat(1001) } })).status).toBe(422);
  expect((await report(id, { body: { reason: 'not a real job' } })).status).toBe(200);
});

import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { applicationEvents, applications } from '#server/modules/applications/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { aMeeting, anInterview, letTimePass } from '#support/interviews.ts';
import { anOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const minute = 60_000;

test('within a minute a withdrawal is taken back: the application stands exactly as before, and nobody was told', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  await letTimePass(server());
  await server().runTasks();
  const before = await everything(meeting.applicationId);
  const letters = await lettersOf(meeting);
  expect((await withdraw(meeting)).status).toBe(200);
  server().clock.advance(minute - 2000);
  expect((await read(meeting)).body.data).toMatchObject({
    status: 'Withdrawn',
    can_withdraw: false,
    withdrawal_seconds_left: 2,
  });
  expect((await takeBack(meeting)).status).toBe(200);
  server().clock.advance(minute);
  await server().runTasks();
  expect(await everything(meeting.applicationId)).toEqual(before);
  expect(await lettersOf(meeting)).toBe(letters);
  expect((await read(meeting)).body.data).toMatchObject({ can_withdraw: true, withdrawal_seconds_left: 0 });
});

test('after the minute the withdrawal stands, and says so; it ends the interview once', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  await letTimePass(server());
  await withdraw(meeting);
  server().clock.advance(minute);
  expect((await read(meeting)).body.data).toMatchObject({ status: 'Withdrawn', withdrawal_seconds_left: 0 });
  expect((await takeBack(meeting)).body).toMatchObject({
    status: 409,
    code: 'WITHDRAWAL_STANDS',
    message: 'The minute is over: the withdrawal stands, and it can’t be taken back any more.',
  });
  await server().runTasks();
  const steps = await server()
    .platform.db.select({ kind: applicationEvents.kind, actorId: applicationEvents.actorId })
    .from(applicationEvents)
    .where(eq(applicationEvents.applicationId, meeting.applicationId));
  expect(steps.filter(({ kind }) => kind === 'interview_cancelled')).toEqual([
    { kind: 'interview_cancelled', actorId: meeting.candidate.accountId },
  ]);
});

test('who withdraws again after taking it back has a minute of its own', async () => {
  const meeting = await aMeeting(server());
  await anInterview(server(), meeting);
  await letTimePass(server());
  await withdraw(meeting);
  server().clock.advance(minute / 2);
  await takeBack(meeting);
  await withdraw(meeting);
  server().clock.advance(minute / 2);
  await server().runTasks();
  expect((await takeBack(meeting)).status).toBe(200);
  const { body } = await send(server(), 'GET', '/api/interview', meeting.company);
  expect(body.data.counts ?? {}).not.toHaveProperty('Cancelled');
});

test('nobody takes back what is not withdrawn, or not theirs', async () => {
  const company = await anApprovedCompany(server());
  const candidate = await aCandidate(server());
  const application = { candidate, applicationId: '' };
  application.applicationId = await anApplication(
    server(),
    candidate,
    await anOpening(server(), company.companyId),
  );
  expect((await takeBack(application)).body.code).toBe('WITHDRAWAL_STANDS');
  await withdraw(application);
  expect((await takeBack({ ...application, candidate: await aCandidate(server()) })).status).toBe(404);
  expect((await takeBack({ ...application, candidate: company })).status).toBe(403);
  expect((await takeBack(application)).status).toBe(200);
});

interface Withdrawing {
  candidate: { token: string };
  applicationId: string;
}

function withdraw({ candidate, applicationId }: Withdrawing) {
  const body = { reason: 'Another offer' };
  return send(server(), 'POST', `/api/job_application/${applicationId}/withdraw`, { ...candidate, body });
}

function takeBack({ candidate: { token }, applicationId }: Withdrawing) {
  return send(server(), 'DELETE', `/api/job_application/${applicationId}/withdrawal`, { token, body: {} });
}

function read({ candidate, applicationId }: Withdrawing) {
  return send(server(), 'GET', `/api/job_application/${applicationId}`, candidate);
}

async function everything(applicationId: string) {
  const { db } = server().platform;
  return {
    row: await db.select().from(applications).where(eq(applications.id, applicationId)),
    history: await db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.applicationId, applicationId)),
  };
}

async function lettersOf({ candidate, company }: Awaited<ReturnType<typeof aMeeting>>) {
  const { db } = server().platform;
  return (await lettersTo(db, candidate.email)).length + (await lettersTo(db, company.email)).length;
}

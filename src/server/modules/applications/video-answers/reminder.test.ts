import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { candidates } from '#server/modules/candidates/table.ts';
import { videoQuestions } from '#server/modules/job-openings/table.ts';
import { anApplication } from '#support/applications.ts';
import { send } from '#support/client.ts';
import { anOpening, changeOpening } from '#support/openings.ts';
import { lettersTo } from '#support/outbox.ts';
import { aCandidate, anApprovedCompany, type Person } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

test('a day after applying a candidate is reminded once of video questions that wait, by email_incomplete_interview', async () => {
  const { candidate } = await anAsked();
  expect(await reminders(candidate)).toEqual([]);
  server().clock.advance(dayMs + 1000);
  const [text, ...others] = await reminders(candidate);
  expect(text).toContain('One question still waits for your answer.');
  expect(others).toEqual([]);
  server().clock.advance(3 * dayMs);
  expect(await reminders(candidate)).toHaveLength(1);
});

test('nobody is reminded who switched it off or withdrew, or whose opening is closed', async () => {
  const [silent, gone, closed] = [await anAsked(), await anAsked(), await anAsked()];
  await server()
    .platform.db.update(candidates)
    .set({ emailIncompleteInterview: false })
    .where(eq(candidates.accountId, silent.candidate.accountId));
  await send(server(), 'POST', `/api/job_application/${gone.id}/withdraw`, { ...gone.candidate, body: {} });
  await changeOpening(server(), closed.openingId, { status: 'Closed' });
  server().clock.advance(2 * dayMs);
  for (const { candidate } of [silent, gone, closed]) expect(await reminders(candidate)).toEqual([]);
});

async function anAsked() {
  const company = await anApprovedCompany(server());
  const openingId = await anOpening(server(), company.companyId);
  await server().platform.db.insert(videoQuestions).values({ openingId, position: 0, question: 'Why?' });
  const candidate = await aCandidate(server());
  return { candidate, openingId, id: await anApplication(server(), candidate, openingId) };
}

async function reminders(person: Person): Promise<string[]> {
  await server().runTasks();
  const letters = await lettersTo(server().platform.db, person.email);
  return letters.filter(({ kind }) => kind === 'video-answers-missing').map(({ text }) => text);
}

import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { aMeeting, type Meeting } from '#support/interviews.ts';
import { aMember } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();

const save = ({ company }: Meeting, pattern: string) =>
  send(server(), 'PUT', '/api/interview_link', { token: company.token, body: { pattern } });
const linkFor = async ({ company, applicationId }: Meeting) =>
  (
    await send(server(), 'GET', `/api/interview_options?application_id=${applicationId}`, {
      token: company.token,
    })
  ).body.data.meeting_link;

test('the form begins with the company’s meeting link, another one for each interview where it says so', async () => {
  const meeting = await aMeeting(server());
  expect(await linkFor(meeting)).toBeNull();
  expect((await save(meeting, ' https://meet.jit.si/{company}-{id} ')).status).toBe(200);
  const [one, other] = [await linkFor(meeting), await linkFor(meeting)];
  expect(one).toMatch(/^https:\/\/meet\.jit\.si\/rawdat-[a-z0-9]+-[a-z2-9]{12}$/);
  expect(other).not.toBe(one);
  await save(meeting, 'https://rooms.rawdat.example/hr');
  expect(await linkFor(meeting)).toBe('https://rooms.rawdat.example/hr');
  await save(meeting, '');
  expect(await linkFor(meeting)).toBeNull();
});

test('what makes no address is refused, and who is no owner neither reads nor says it', async () => {
  const meeting = await aMeeting(server());
  for (const pattern of [
    'meet.jit.si/{id}',
    'https://meet.jit.si/{name}',
    'javascript:alert(1)',
    'https://{id}',
  ])
    expect((await save(meeting, pattern)).body.errors).toHaveProperty('pattern');
  const recruiter = await aMember(server(), meeting.company.companyId, 'recruiter');
  const asked = await send(server(), 'GET', '/api/interview_link', { token: recruiter.token });
  expect(asked.status).toBe(403);
});

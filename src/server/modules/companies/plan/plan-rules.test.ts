import { expect, test } from 'vitest';
import { send } from '#support/client.ts';
import { anApprovedCompany, aSuperadmin } from '#support/people.ts';
import { testServer } from '#support/test-server.ts';

const server = testServer();
const letters = (count: number) => 'a'.repeat(count);

test.each([
  ['slot', 10_000, 10_001, 'The value must be at most 10000'],
  ['video_question_slot', 0, -1, 'The value must be at least 0'],
  ['screening_question_slot', 1, 1.5, 'Please enter a number'],
  ['price', 1_000_000, 1_000_001, 'The value must be at most 1000000'],
  ['name', letters(100), letters(101), 'Maximum 100 character'],
  ['name', 'Big', '', 'This value is required'],
])('a plan’s %s %s is accepted, %s is refused', async (field, last, beyond, message) => {
  const { token } = await aSuperadmin(server());
  const save = (value: unknown) =>
    send(server(), 'PUT', '/api/plans/large', {
      token,
      body: {
        name: 'Large',
        price: 900,
        slot: 50,
        video_question_slot: 5,
        screening_question_slot: 5,
        is_offered: false,
        [field]: value,
      },
    });
  expect((await save(last)).status).toBe(200);
  expect((await save(beyond)).body.errors).toEqual({ [field]: [message] });
});

test('a message with the wish for a plan has at most 1,000 characters', async () => {
  const { token } = await anApprovedCompany(server());
  const ask = (message: string) =>
    send(server(), 'POST', '/api/plan_requests', { token, body: { plan: 'premium', message } });
  expect((await ask(letters(1001))).body.errors).toEqual({ message: ['Maximum 1000 character'] });
  expect((await ask(letters(1000))).status).toBe(200);
});

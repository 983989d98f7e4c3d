import { expect, test } from 'vitest';
import { userTypes } from '#domain/identity/people.ts';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { m } from '#texts/messages.js';
import { sessionQuery } from '#web/features/identity/session.ts';
import { NothingReceived } from './nothing-received.tsx';

async function readAs(member_role: string): Promise<string> {
  const session = {
    user_type: userTypes.company,
    data: {},
    extra_data: { member_role },
    settings: {},
    data_stats: { openings: 1, held_openings: 1 },
  };
  return wordsOf(await markupOf(<NothingReceived />, [[sessionQuery, session]]));
}

test('who may publish nothing is not told to publish something', async () => {
  const step = m.applications_none_openings();
  const recruiter = await readAs('recruiter');
  expect(recruiter).toContain(wordsOf(m.applications_none_text()));
  expect(recruiter).toContain(step);
  const viewer = await readAs('viewer');
  expect(viewer).toContain(wordsOf(m.applications_none_text_reader()));
  expect(viewer).not.toContain(step);
});

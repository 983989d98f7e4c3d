import { expect, test } from 'vitest';
import type { PublicOpening } from '#contract/job-pool-responses.ts';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { m } from '#texts/messages.js';
import { Sent } from './apply-page.tsx';

const opening = { id: 'opening' } as PublicOpening;
const sent = async (isVerified: boolean, videoQuestions = 0) =>
  wordsOf(await markupOf(<Sent opening={opening} videoQuestions={videoQuestions} isVerified={isVerified} />));

test('who has not verified the own address is asked to, and who has is not sent to the mailbox', async () => {
  expect(await sent(false)).toContain(m.applications_sent_verify());
  expect(await sent(false)).not.toContain(m.applications_sent_check());
  expect(await sent(true)).toContain(m.applications_sent_check());
  expect(await sent(true)).not.toMatch(/check your email/i);
});

test('where video questions wait, the way to them comes first', async () => {
  const page = <Sent opening={opening} videoQuestions={2} isVerified />;
  expect(await markupOf(page)).toMatch(/btn-primary" href="\/job\/question-answer\/opening"/);
});

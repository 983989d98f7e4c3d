import { expect, test } from 'vitest';
import { markupOf } from '#support/markup.tsx';
import { query } from '#web/api.ts';
import { AnnouncementForm } from './announcement-form.tsx';

const text = { subject: 'Maintenance', text: 'On Friday.', button: '' };
const draft = {
  id: 'one',
  version: 1,
  audience: 'candidate',
  path: '',
  texts: { en: text, fr: text, ar: text },
} as const;

async function sendOf(readers: number, others = 0): Promise<{ button: string; page: string }> {
  const answer = { status: 200, data: { everybody: readers + others, candidate: readers, company: others } };
  const page = await markupOf(<AnnouncementForm announcement={draft} title="Announcement" />, [
    [query.announcements.readers.queryOptions(), answer],
  ]);
  return { page, button: /<button[^>]*>(?:(?!<button).)*Send<\/(?:span|button)>/.exec(page)?.[0] ?? '' };
}

test('an announcement that nobody would read is not sent, and says why beside its button', async () => {
  const { page, button } = await sendOf(0);
  expect(button).toContain('disabled');
  const [, reason] = /aria-describedby="([^"]+)"/.exec(button) ?? [];
  expect(page).toContain(`id="${reason}"`);
  expect(page).toContain('Nobody has agreed');
  expect((await sendOf(0, 2)).page).toContain('choose other readers');
});

test('one that somebody would read is sent, and gives no reason against it', async () => {
  const { page, button } = await sendOf(3);
  expect(button).not.toBe('');
  expect(button).not.toContain('disabled');
  expect(page).not.toContain('announcement-nobody');
});

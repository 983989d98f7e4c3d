import { expect, test } from 'vitest';
import { userTypes } from '#domain/identity/people.ts';
import { markupOf } from '#support/markup.tsx';
import { sessionQuery } from '#web/features/identity/session.ts';
import { FilterBar } from './filter-bar.tsx';

const sessionOf = (member_role: string) => ({
  user_type: userTypes.company,
  data: {},
  extra_data: { member_role },
  settings: {},
  data_stats: {},
});
const barOf = (role: string, total?: number) =>
  markupOf(<FilterBar search={{}} total={total} counts={{}} />, [[sessionQuery, sessionOf(role)]]);
/** The buttons and fields, in their order. */
const controlsOf = (html: string) => [...html.matchAll(/<(?:select|button)\b/g)].length;

test('the export has its place before the list is there, so that nothing moves when it comes', async () => {
  const awaited = await barOf('recruiter');
  expect(awaited).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<button).)*Export/);
  expect(controlsOf(awaited)).toBe(controlsOf(await barOf('recruiter', 58)));
  expect(await barOf('viewer', 58)).not.toContain('Export');
});

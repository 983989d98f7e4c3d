import { expect, test } from 'vitest';
import { candidateDetails } from '#contract/candidate-responses.ts';
import { fileReadingStates } from '#domain/uploads.ts';
import { markupOf } from '#support/markup.tsx';
import { query } from '#web/api.ts';
import { ProfileScreen } from './profile-screen.tsx';

test('what is awaited has the shape of the profile: its head, and two columns of cards', async () => {
  const html = await markupOf(<ProfileScreen />);
  const [, awaited = ''] = html.split('profile-skeleton');
  const [head = '', ...columns] = awaited.split('profile-column"');
  expect(head.match(/class="skeleton/g)).toHaveLength(1);
  expect(columns.map((column) => column.match(/class="skeleton/g)?.length)).toEqual([3, 3]);
});

test('whoever has no CV and no experience begins with the CV; else it stands beside', async () => {
  const order = async (change: object) => {
    const html = await markupOf(<ProfileScreen />, [
      [query.candidates.details.queryOptions(), { status: 200, data: { ...nothingYet, ...change } }],
    ]);
    return html.indexOf('id="cv"') < html.indexOf('id="summary-title"');
  };
  expect([await order({}), await order({ cv: 'cv/one.pdf', cv_name: 'one.pdf' })]).toEqual([true, false]);
});

/** A profile that says nothing: each field by its schema. */
const nothingYet = Object.fromEntries(
  Object.entries(candidateDetails.shape).map(([name, schema]) => [
    name,
    [null, '', 0, false, [], fileReadingStates[0]].find((empty) => schema.safeParse(empty).success),
  ]),
);

import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { FitPanel } from './fit-panel.tsx';
import { ProfileFacts } from './profile-summary.tsx';

test('what an opening asks and what a candidate says stand in rows that name which they are', async () => {
  const requirement = { kind: 'experience', wanted: 5, met: true, unknown: false } as const;
  const asked = wordsOf(await markupOf(<FitPanel fit={{ met: 1, total: 1, requirements: [requirement] }} />));
  const said = wordsOf(
    await markupOf(<ProfileFacts profile={{ total_experience: '9.0', eligibility: {}, languages: [] }} />),
  );
  expect(asked).toMatch(/^Meets 1 of 1 of what the opening asks/);
  expect(said).toMatch(/^From the profile .*9 years/);
});

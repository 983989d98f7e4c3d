import { expect, test } from 'vitest';
import { markupOf, wordsOf } from '#support/markup.tsx';
import { FitPanel } from './fit-panel.tsx';
import { ProfileFacts } from './profile-summary.tsx';

const met = { kind: 'experience', wanted: 5, met: true, unknown: false } as const;
const missing = { kind: 'notice_period', wanted: 30, met: false, unknown: false } as const;

test('what an opening asks and what a candidate says stand in rows that name which they are', async () => {
  const asked = wordsOf(await markupOf(<FitPanel fit={{ met: 1, total: 1, requirements: [met] }} />));
  const said = wordsOf(
    await markupOf(<ProfileFacts profile={{ total_experience: '9.0', eligibility: {}, languages: [] }} />),
  );
  expect(asked).toMatch(/^Meets 1 of 1 of what the opening asks/);
  expect(said).toMatch(/^From the profile .*9 years/);
});

test('what is missing stands beside the bar with what the profile says instead, what is met is folded into it', async () => {
  const profile = { total_experience: '9.0', eligibility: { notice_period: 60 }, languages: [] };
  const words = wordsOf(
    await markupOf(
      <FitPanel
        fit={{ met: 1, total: 2, requirements: [met, missing] }}
        profile={profile}
        act={({ kind }) => <button type="button">{`Ask: ${kind}`}</button>}
      />,
    ),
  );
  // In this order.
  const parts = ['Meets 1 of 2 ', 'Not met: ', '30 ', 'Profile: ', '60', ' Ask: notice_period'];
  let at = 0;
  for (const part of parts) {
    const found = words.indexOf(part, at);
    expect(found, part).toBeGreaterThanOrEqual(at);
    at = found + part.length;
  }
  expect(words.startsWith('Meets 1 of 2 ')).toBe(true);
  expect(words).not.toMatch(/experience/);
});

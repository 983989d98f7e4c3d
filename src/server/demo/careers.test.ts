import { expect, test } from 'vitest';
import { makeCandidate } from './people.ts';
import { seededRandom } from './random.ts';

const random = seededRandom(3);
const people = Array.from({ length: 400 }, (_, index) =>
  makeCandidate(random, '', index, new Date('2026-11-22T09:00:00Z')),
);

test('a career is of one line of work: a nurse has worked where nurses do', () => {
  for (const { candidate, trade } of people)
    for (const { company_name, designation } of candidate.experiences ?? []) {
      expect(trade.workplaces).toContain(company_name);
      expect(trade.isApart ? [candidate.title] : trade.titles).toContain(designation);
    }
});

test('work begins after the studies, and one post after the other', () => {
  for (const { candidate } of people) {
    const { experiences = [], educations = [] } = candidate;
    for (const [index, { from_year, to_year }] of experiences.entries()) {
      expect(from_year).toBeLessThan(to_year === 'Present' ? 2027 : to_year);
      expect(from_year).toBeGreaterThanOrEqual(educations[0]?.to_year ?? 0);
      const later = experiences[index - 1];
      if (later) expect(Number(to_year)).toBeLessThan(later.from_year);
    }
  }
});

test('who applies for a French post speaks French', () => {
  const french = people.filter(({ trade }) => trade.language === 'fr');
  expect(french.length).toBeGreaterThan(0);
  for (const { candidate } of french)
    expect(candidate.languages?.map(({ name }) => name)).toContain('French');
});

import { expect, test } from 'vitest';
import type { OwnCompany } from '#web/features/companies/use-company.ts';
import { paletteLines } from '#web/features/shell/areas/palette-lines.ts';
import { acts, finders, mayReach, menuEntries } from './company-entries.ts';

type Own = Pick<OwnCompany, 'role' | 'settings'>;

function palette(typed: string, own: Own): string[] {
  const reached = [...acts(), ...menuEntries(0)].filter((entry) => mayReach(entry, own));
  const searched = finders().filter((entry) => mayReach(entry, own));
  return paletteLines(typed, reached, searched).map(({ to }) => to);
}

const member = (role: Own['role'], off: Partial<Own['settings']> = {}) => ({
  role,
  settings: off as Own['settings'],
});

test('the palette leads whoever may publish and add to both, and a reader to neither', () => {
  const writing = ['/job_opening/new', '/job_application/add'];
  for (const role of ['owner', 'recruiter'] as const)
    expect(palette('', member(role))).toEqual(expect.arrayContaining(writing));
  for (const role of ['viewer', 'hiring_manager', 'interviewer'] as const)
    expect(palette('', member(role)).filter((to) => writing.includes(to))).toEqual([]);
});

test('who works for named openings is led to no screen of the whole company', () => {
  const closed = [
    '/candidate-pool',
    '/messaging-v1',
    '/statistics',
    '/operations',
    '/job_application/shared',
  ];
  expect(palette('', member('owner'))).toEqual(expect.arrayContaining(closed));
  for (const role of ['hiring_manager', 'interviewer'] as const)
    expect(palette('', member(role)).filter((to) => closed.includes(to))).toEqual([]);
});

test('what is switched off for a company is not in its palette', () => {
  const off = { statistics: false, sharing: false, candidate_pool: false };
  const lines = palette('', member('owner', off));
  expect(lines).not.toEqual(expect.arrayContaining(['/statistics']));
  expect(lines).not.toEqual(expect.arrayContaining(['/job_application/shared']));
  expect(lines).not.toEqual(expect.arrayContaining(['/candidate-pool']));
  expect(lines).toContain('/schedules');
});

test('what is typed narrows the lines without regard to case and accents, and is searched for in the lists', () => {
  expect(palette('STATÍS', member('owner'))).toEqual([
    '/statistics',
    '/job_application/list',
    '/job_opening',
  ]);
  const [line] = paletteLines(' Rania ', [], finders());
  expect(line).toMatchObject({ to: '/job_application/list', search: { name: 'Rania' } });
});

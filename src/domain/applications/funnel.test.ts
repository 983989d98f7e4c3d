import { expect, test } from 'vitest';
import { enoughPeople, stagesFrom, stepThatLosesMost } from './funnel.ts';

const nobody = { rejected: 0, withdrawn: 0, on_hold: 0, waiting: 0 };
const step = (name: string, people: number, lost: Partial<typeof nobody> = {}) => ({
  name,
  people,
  no_further: { ...nobody, ...lost },
});

test('who was hired was interviewed', () => {
  expect(stagesFrom('Interviewed')).toEqual(['Interviewed', 'Offered', 'Hired']);
});

test('the step that loses most loses the largest share of its own people, not the most people', () => {
  const steps = [
    step('applied', 100, { rejected: 20, withdrawn: 5, waiting: 40 }),
    step('screened', 35, { rejected: 10, withdrawn: 4 }),
    step('hired', 20, { rejected: 20 }),
  ];
  expect(stepThatLosesMost(steps)?.name).toBe('screened');
});

test('of two that lose alike it is the earlier one; who waits or is on hold is not lost', () => {
  const alike = [step('one', 40, { rejected: 10 }), step('two', 20, { withdrawn: 5 }), step('last', 1)];
  expect(stepThatLosesMost(alike)?.name).toBe('one');
  expect(stepThatLosesMost([step('one', 40, { waiting: 30, on_hold: 10 }), step('last', 0)])).toBeUndefined();
});

test('too few people say nothing of their step', () => {
  const few = enoughPeople - 1;
  expect(stepThatLosesMost([step('one', few, { rejected: few }), step('last', 0)])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { isNewTo, storedApplicationStatuses } from './applications.ts';

test('an application is new to whom has not opened it, while it waits for its first decision', () => {
  const newOnes = storedApplicationStatuses.filter((status) => isNewTo({ unread: true, status }));
  expect(newOnes).toEqual(['Pending', 'Screened', 'Shortlisted']);
  expect(storedApplicationStatuses.some((status) => isNewTo({ unread: false, status }))).toBe(false);
});

import { expect, test } from 'vitest';
import { storedApplicationStatuses } from '#domain/applications/applications.ts';
import { m } from '#texts/messages.js';
import { overwriteGetLocale } from '#texts/runtime.js';
import { statusText } from './status-texts.ts';

test('a status agrees in French with the number before it, and is its plain name in English', () => {
  overwriteGetLocale(() => 'fr');
  expect(m.applications_counted_status({ status: 'Rejected', count: 1 })).toBe('refusée');
  expect(m.applications_counted_status({ status: 'Rejected', count: 2 })).toBe('refusées');
  expect(m.applications_counted_status({ status: 'On Hold', count: 2 })).toBe('en pause');
  overwriteGetLocale(() => 'en');
  const counted = storedApplicationStatuses.map((status) =>
    m.applications_counted_status({ status, count: 2 }),
  );
  expect(counted).toEqual(storedApplicationStatuses.map(statusText));
});

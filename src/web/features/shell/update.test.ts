import { expect, test } from 'vitest';
import { decideUpdate } from './update.ts';

test('a newer version that is there on load is applied unasked', () => {
  expect(decideUpdate({ readyAfter: 900, hasUnsavedChanges: false })).toBe('apply');
  expect(decideUpdate({ readyAfter: 5000, hasUnsavedChanges: false })).toBe('apply');
});

test('one that comes later asks first', () => {
  expect(decideUpdate({ readyAfter: 5001, hasUnsavedChanges: false })).toBe('ask');
});

test('a half-filled form is never lost to an update', () => {
  expect(decideUpdate({ readyAfter: 900, hasUnsavedChanges: true })).toBe('ask');
});

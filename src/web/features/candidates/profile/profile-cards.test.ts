import { expect, test } from 'vitest';
import { isCardName, savedChanges } from './profile-cards.ts';

test('a password alone is no change', () => {
  expect(savedChanges({ password: 'x' })).toEqual({});
  expect(savedChanges({ email: 'a@b.co', password: 'x' })).toEqual({ email: 'a@b.co' });
});

test('a fragment of the address opens a card only where there is one', () => {
  expect([isCardName('contact'), isCardName('toString'), isCardName('cv')]).toEqual([true, false, false]);
});

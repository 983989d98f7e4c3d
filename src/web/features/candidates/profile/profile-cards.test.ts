import { expect, test } from 'vitest';
import { changesOf, isCardName } from './profile-cards.ts';

test('only what differs from the snapshot is saved', () => {
  const snapshot = { title: 'Nurse', description: '' };
  expect(changesOf(snapshot, { title: 'Nurse', description: '' })).toEqual({});
  expect(changesOf(snapshot, { title: 'Nurse', description: 'x' })).toEqual({ description: 'x' });
});

test('number and dial code go together, and a password alone is no change', () => {
  const snapshot = { name: 'A B', email: 'a@b.co', dial_code: '+974', phone: '55123456' };
  expect(changesOf(snapshot, { ...snapshot, phone: '55123457', password: 'x' })).toEqual({
    phone: '55123457',
    dial_code: '+974',
  });
  expect(changesOf(snapshot, { ...snapshot, password: 'x' })).toEqual({});
});

test('a fragment of the address opens a card only where there is one', () => {
  expect([isCardName('contact'), isCardName('toString'), isCardName('cv')]).toEqual([true, false, false]);
});

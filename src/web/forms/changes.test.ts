import { expect, test } from 'vitest';
import { changesOf } from './changes.ts';

test('only what differs from the snapshot is saved', () => {
  const snapshot = { title: 'Nurse', description: '' };
  expect(changesOf(snapshot, { title: 'Nurse', description: '' })).toEqual({});
  expect(changesOf(snapshot, { title: 'Nurse', description: 'x' })).toEqual({ description: 'x' });
});

test('number and dial code go together', () => {
  const snapshot = { name: 'A B', email: 'a@b.co', dial_code: '+974', phone: '55123456' };
  expect(changesOf(snapshot, { ...snapshot, phone: '55123457' }, ['dial_code', 'phone'])).toEqual({
    phone: '55123457',
    dial_code: '+974',
  });
  expect(changesOf(snapshot, snapshot, ['dial_code', 'phone'])).toEqual({});
});

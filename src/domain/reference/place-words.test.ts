import { expect, test } from 'vitest';
import { placeIn } from './place-words.ts';

test.each([
  ['nurse doha', { city: 'Doha', text: 'nurse' }],
  ['وظائف سائق في الدوحة', { city: 'Doha', text: 'وظايف سايق في' }],
  ['chauffeur à la perle', { city: 'The Pearl', text: 'chauffeur a' }],
  ['driver al wakrah', { city: 'Al Wakra', text: 'driver' }],
  ['driver in alkhor', { city: 'Al Khor', text: 'driver in' }],
  ['hr doha', { city: 'Doha', text: 'hr' }],
  ['الوكره', { city: 'Al Wakra', text: '' }],
])('%s names a place', (text, expected) => {
  expect(placeIn(text, 'Qatar')).toEqual(expected);
});

test('other words name none, nor does a city of another country', () => {
  expect(placeIn('sales engineer', 'Qatar')).toBeUndefined();
  expect(placeIn('driver muscat', 'Qatar')).toBeUndefined();
  expect(placeIn('driver', 'all')).toBeUndefined();
  expect(placeIn('a b '.repeat(5000), 'Qatar')).toBeUndefined();
});

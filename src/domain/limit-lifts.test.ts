import { expect, test } from 'vitest';
import { addressRange } from './limit-lifts.ts';

test.each([
  '203.0.113.7',
  '203.0.113.0/24',
  '10.20.0.0/16',
  '2001:db8::1',
  '2001:db8::/32',
  '2001:db8:1::/48',
])('%s is an address range whose limits may be lifted', (text) => {
  expect(addressRange.parse(` ${text} `)).toBe(text);
});

test.each(['10.0.0.0/15', '10.0.0.0/0', '2001:d00::/31', '2001::/16'])('%s is too wide', (text) => {
  expect(reasonOf(text)).toBe('validation_address_range_wide');
});

test.each([
  'nonsense',
  '256.0.0.1',
  '10.0.0.0/33',
  '2001:db8::/129',
  '10.0.0.0/',
  '10.0.0.0/24/24',
  '::ffff:0:0/96',
])('%s is no address range', (text) => {
  expect(reasonOf(text)).toBe('validation_address_range');
});

test.each(['::1', '0:0:0:0:0:ffff::/96', '0.0.0.0/16'])('%s stands for no network', (text) => {
  expect(reasonOf(text)).toBe('validation_address_range');
});

function reasonOf(text: string): string | undefined {
  return addressRange.safeParse(text).error?.issues[0]?.message;
}

import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { forwardedAddress } from './proxy-trust.ts';

const addressOf = (setting: string, forwarded: string | undefined, socket = '10.0.0.9') =>
  forwardedAddress(readConfig({ TRUST_PROXY: setting }).trustsProxy, forwarded, socket);

test('without a proxy nobody says who he is', () => {
  expect(addressOf('off', '1.2.3.4')).toBe('10.0.0.9');
});

test('one proxy: the last entry, whatever the client wrote before it', () => {
  expect(addressOf('on', '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4');
  expect(addressOf('on', undefined)).toBe('10.0.0.9');
});

test('two proxies: the entry before the last', () => {
  expect(addressOf('2', '6.6.6.6, 1.2.3.4, 203.0.113.7')).toBe('1.2.3.4');
  expect(addressOf('2', '203.0.113.7')).toBe('203.0.113.7');
});

describe('networks: the last entry that none of them added', () => {
  const trusted = '10.0.0.0/8, 203.0.113.0/24, fd00::/8';
  test.each([
    ['6.6.6.6, 1.2.3.4, 203.0.113.7', '10.0.0.9', '1.2.3.4'],
    ['6.6.6.6, 2001:db8::1, fd00::2', '::ffff:10.0.0.9', '2001:db8::1'],
    // Somebody who reached the process past the proxies.
    ['1.2.3.4', '198.51.100.3', '198.51.100.3'],
    ['10.1.1.1', '10.0.0.9', '10.1.1.1'],
    ['nonsense', '10.0.0.9', 'nonsense'],
  ])('%s over %s is %s', (forwarded, socket, expected) => {
    expect(addressOf(trusted, forwarded, socket)).toBe(expected);
  });
});

test.each([
  'maybe',
  '10',
  '10.0.0.0/33',
  '10.0.0.0/x',
  '::1/200',
  '10.0.0.0/',
  '10.0.0.0/ ',
  '10.0.0.0/-1',
  '1.2.3.4,,',
])('%s is no setting', (setting) => {
  expect(() => readConfig({ TRUST_PROXY: setting })).toThrow(
    'TRUST_PROXY is wrong: it is off, on, the number of proxies',
  );
});

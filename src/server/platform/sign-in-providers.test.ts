import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const google = { SIGN_IN_GOOGLE_ID: 'an-id', SIGN_IN_GOOGLE_SECRET: 'a secret' };
const other = {
  ...{ SIGN_IN_OTHER_NAME: 'Rawdat ID', SIGN_IN_OTHER_ISSUER: 'http://127.0.0.1:4000' },
  ...{ SIGN_IN_OTHER_ID: 'an-id', SIGN_IN_OTHER_SECRET: 'a secret' },
};

test('none is named without settings, and each by all of its own', () => {
  expect(readConfig({}).signInProviders).toEqual([]);
  const linkedin = { SIGN_IN_LINKEDIN_ID: 'an-id', SIGN_IN_LINKEDIN_SECRET: 'a secret' };
  const { signInProviders } = readConfig({ ...other, ...linkedin, ...google });
  expect(signInProviders.map(({ name, isWhole }) => [name, isWhole])).toEqual([
    ['Google', true],
    ['LinkedIn', false],
    ['Rawdat ID', true],
  ]);
});

test('a setting that is missing, or an issuer without https in production, ends the start with a sentence', () => {
  expect(() => readConfig({ SIGN_IN_GOOGLE_ID: 'an-id' })).toThrow('SIGN_IN_GOOGLE_SECRET is missing');
  expect(() => readConfig({ ...other, SIGN_IN_OTHER_NAME: '' })).toThrow('SIGN_IN_OTHER_NAME is missing');
  expect(() => readConfig({ ...other, NODE_ENV: 'production' })).toThrow('by https alone');
  expect(() => readConfig({ ...other, SIGN_IN_OTHER_ISSUER: 'ftp://x' })).toThrow(
    'SIGN_IN_OTHER_ISSUER is wrong',
  );
});

import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { refuseStart, showsMailbox, warnOfStart } from './start-rules.ts';

const clean = { hasDemoAccounts: false };
const demo = { hasDemoAccounts: true };
const here = readConfig({});
const elsewhere = { PUBLIC_URL: 'https://jobs.example.qa' };
const production = { NODE_ENV: 'production', ...elsewhere };

test('production with demo accounts does not start, and names the command that removes them', () => {
  expect(refuseStart(readConfig(production), demo)).toContain('npm run remove-demo');
  expect(refuseStart(readConfig({ NODE_ENV: 'production' }), demo)).toContain('npm run remove-demo');
  expect(refuseStart(readConfig(production), clean)).toBeUndefined();
});

test('an address that others reach has no demo accounts and no mailbox', () => {
  expect(refuseStart(readConfig(elsewhere), clean)).toContain('demo accounts would be made');
  expect(refuseStart(readConfig({ ...elsewhere, DEMO: 'off' }), demo)).toContain('holds the demo accounts');
  expect(refuseStart(readConfig({ ...elsewhere, DEMO: 'off' }), clean)).toContain('/dev/mailbox');
  const withMail = { ...elsewhere, DEMO: 'off', SMTP_URL: 'smtps://mail.example' };
  expect(refuseStart(readConfig(withMail), clean)).toBeUndefined();
});

test('DEMO=on, said aloud, allows it', () => {
  for (const settings of [production, elsewhere])
    expect(refuseStart(readConfig({ ...settings, DEMO: 'on' }), demo)).toBeUndefined();
});

test.each(['http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000', 'http://a.localhost'])(
  '%s is this machine, where the demo and the mailbox are welcome without https',
  (url) => {
    const config = readConfig({ PUBLIC_URL: url });
    expect([refuseStart(config, demo), warnOfStart(config), showsMailbox(config)]).toEqual([
      undefined,
      undefined,
      true,
    ]);
  },
);

test.each(['http://localhost.evil.example', 'http://192.168.1.5:3000', 'http://127.0.0.1.nip.io'])(
  '%s is no part of this machine, and plain http is warned of',
  (url) => {
    const config = readConfig({ PUBLIC_URL: url });
    expect(refuseStart(config, clean)).toContain(url);
    expect(warnOfStart(config)).toContain('without https');
  },
);

test('https, and the machine itself, bring no warning', () => {
  expect(warnOfStart(readConfig(production))).toBeUndefined();
  expect(warnOfStart(here)).toBeUndefined();
});

const far = { ...production, DATABASE_URL: 'postgresql://mihna@db.internal/mihna' };
const bucket = { STORAGE_URL: 's3://key:secret@bucket?region=me-south-1' };
const key = { SECRET_KEY: 'a key that is long enough to be one' };

test('several processes need one database, one storage and one key', () => {
  const split = (more: Record<string, string>) =>
    refuseStart(readConfig({ ROLE: 'web', DEMO: 'on', ...more }), clean);
  const near = { DATABASE_URL: 'postgresql://localhost/mihna' };
  expect(split({})).toContain('ROLE=web needs DATABASE_URL');
  expect(split(near)).toContain('Set STORAGE_URL');
  expect(split({ ...near, ...bucket })).toContain('Set SECRET_KEY');
  expect(split({ ...near, ...bucket, ...key })).toBeUndefined();
});

test('in production a database on another machine has no files and no key in a folder of this one', () => {
  expect(refuseStart(readConfig(far), clean)).toContain('Set STORAGE_URL');
  expect(refuseStart(readConfig({ ...far, ...bucket }), clean)).toContain('Set SECRET_KEY');
  expect(
    refuseStart(readConfig({ ...far, STORAGE_URL: 'file:///srv/mihna', ...key }), clean),
  ).toBeUndefined();
  const near = { ...production, DATABASE_URL: 'postgresql:///mihna?host=/run/postgresql&user=mihna' };
  expect(refuseStart(readConfig(near), clean)).toBeUndefined();
});

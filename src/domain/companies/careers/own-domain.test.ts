import { expect, test } from 'vitest';
import { careersDomain, isOfInstallation, isTaken, stateOfDomain } from './own-domain.ts';

const takenAs = (text: string) => careersDomain.safeParse(text).data;

test('a domain is kept as name servers know it: small letters, no dot at its end, other scripts in theirs', () => {
  expect(takenAs(' Careers.Rawdat.QA. ')).toBe('careers.rawdat.qa');
  expect(takenAs('https://jobs.rawdat.qa/')).toBe('jobs.rawdat.qa');
  expect(takenAs('وظائف.روضة.قطر')).toBe('xn--lgbb4cwb5a.xn--ogbpp5e.xn--wgbl6a');
  expect(takenAs('Élégance.example')).toBe('xn--lgance-9uab.example');
  expect(takenAs(`${'a'.repeat(63)}.example`)).toBe(`${'a'.repeat(63)}.example`);
});

test.each([
  ...[
    '',
    'rawdat',
    'localhost',
    'a b.example',
    '-x.example',
    'x..example',
    'a_b.example',
    `${'a'.repeat(64)}.qa`,
  ],
  ...[
    '10.0.0.1',
    '0x7f.1',
    '1.2.3',
    '2130706433',
    '[::1]',
    '::1',
    'careers.rawdat.qa:8080',
    'u@careers.rawdat.qa',
  ],
  ...[
    'careers.rawdat.qa/path',
    'careers.rawdat.qa?x',
    'careers.rawdat.qa#x',
    'careers%2erawdat.qa',
    'x\\y.qa',
  ],
  ...['careers.rawdat.qa\r\nx: y', 'http://http://x.qa', 'qa', 'com.qa', 'co.uk', 'GOV.sa'],
  ...[`${'abcdefgh.'.repeat(32)}example`, 'x'.repeat(301)],
])('%j is no domain of a company', (text) => {
  expect(takenAs(text)).toBeUndefined();
});

test('a domain of the installation, and what stands below it, is known for that', () => {
  const of = (domain: string) => isOfInstallation('https://jobs.example', domain);
  expect(['jobs.example', 'a.jobs.example'].filter((domain) => !of(domain))).toEqual([]);
  expect(['myjobs.example', 'jobs.example.qa', 'example'].filter(of)).toEqual([]);
});

test('a domain is lost, connected, waiting or unchecked', () => {
  const at = new Date();
  const none = { checkedAt: null, connectedAt: null, missingSince: null };
  expect(stateOfDomain(none)).toBe('unchecked');
  expect(stateOfDomain({ ...none, checkedAt: at })).toBe('waiting');
  expect(stateOfDomain({ ...none, checkedAt: at, connectedAt: at })).toBe('connected');
  expect(stateOfDomain({ checkedAt: at, connectedAt: at, missingSince: at })).toBe('lost');
  expect(stateOfDomain({ ...none, checkedAt: at, missingSince: at })).toBe('lost');
});

test('another company has a domain whose records are both there while it is not connected', () => {
  const there = { record: 'there', lead: 'here', connectedAt: null } as const;
  expect(isTaken(there)).toBe(true);
  expect(isTaken({ ...there, connectedAt: new Date() })).toBe(false);
  expect(isTaken({ ...there, record: 'missing' })).toBe(false);
  expect(isTaken({ ...there, lead: 'elsewhere' })).toBe(false);
  expect(isTaken({ record: null, lead: null, connectedAt: null })).toBe(false);
});

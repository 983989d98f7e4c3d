import { expect, test } from 'vitest';
import { certificatesMaximum } from '#domain/candidates/certificates.ts';
import { readCv } from '#domain/candidates/cv/reading.ts';
import { cvProposals, takeAll } from './cv-changes.ts';

const words = {
  country: (name: string) => name,
  language: (name: string) => name,
  title: (name: string) => name,
};
const found = readCv('Omar Farouk\nCivil Engineer\nomar@example.com\n+974 5512 3456', []);
const emailOf = (typed: string) =>
  cvProposals(found, { name: 'Omar Farouk', email: typed }, words).find(({ key }) => key === 'email');

test('what a CV says is ticked where nothing was typed, and not proposed where it stands already', () => {
  expect(emailOf('')).toMatchObject({ text: 'omar@example.com' });
  expect(emailOf('')?.isDoubtful).toBeFalsy();
  expect(emailOf('omar@example.com')).toBeUndefined();
});

test('another address than the typed one is not ticked, and says what it would replace', () => {
  expect(emailOf('other@example.com')).toMatchObject({
    isDoubtful: true,
    note: expect.stringContaining('other@example.com'),
  });
});

test('a job that is not sure is proposed, is not ticked, and says so', () => {
  const read = readCv(
    'Omar Farouk\nExperience\nJan 2022 – Present\nMar 2019 – Dec 2021\nSite Engineer\nGulf Builders W.L.L., Doha, Qatar',
    ['Site Engineer'],
  );
  const jobs = cvProposals(read, {}, words).filter(({ key }) => key.startsWith('experience'));
  expect(jobs.length).toBeGreaterThan(0);
  for (const job of jobs)
    expect(job).toMatchObject({ isDoubtful: true, note: expect.stringMatching(/Not sure/) });
});

test('years beside a name from the right keep their order', () => {
  const read = readCv('أحمد علي\nالتعليم\nبكالوريوس الهندسة\t2009 – 2014\nالجامعة الأردنية، الأردن');
  const [study] = cvProposals(read, {}, words).filter(({ key }) => key.startsWith('education'));
  expect(study?.text).toContain('\u2068الجامعة الأردنية\u2069 · ');
});

test('papers of a CV take the room that is left, and none of those that stand in the profile', () => {
  const paper = (name: string) => ({ ...emptyPaper, name });
  const stored = Array.from({ length: certificatesMaximum - 1 }, (_, index) => paper(`Stored ${index}`));
  const papers = [paper('First'), paper('Second')].map((entry) => ({ entry, isAssumed: false }));
  const proposed = cvProposals({ ...found, certificates: papers }, { certificates: stored }, words);
  expect(proposed.filter(({ key }) => key.startsWith('certificate')).map(({ change }) => change)).toEqual([
    { certificates: [paper('First')] },
  ]);
  const changes = papers.map(({ entry }) => ({ certificates: [entry] }));
  expect(takeAll({ certificates: stored }, changes).certificates).toEqual([paper('First'), ...stored]);
});

const emptyPaper = {
  kind: 'Certificate',
  name: '',
  issuer: 'A school',
  number: '',
  issued_month: null,
  issued_year: null,
  expires_month: null,
  expires_year: null,
  does_not_expire: false,
} as const;

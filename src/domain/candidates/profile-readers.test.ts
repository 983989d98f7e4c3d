import { expect, test } from 'vitest';
import { candidateUpdate } from './profile.ts';
import * as readers from './profile-readers.ts';

const fields = Object.keys(candidateUpdate.shape);
const entries = new Set(['blindExperienceFields', 'blindEducationFields', 'anonymousCertificateFields']);
/** Everything that the module calls `…Fields`: a further list counts by itself. */
const listed = Object.entries<readonly string[]>(readers).flatMap(([name, list]) =>
  entries.has(name) ? [] : list,
);

test('each field of a profile stands in a list of those who read it', () => {
  expect(fields.filter((name) => !listed.includes(name))).toEqual([]);
});

test('no list names a field that a profile does not have', () => {
  expect(listed.filter((name) => !fields.includes(name))).toEqual([]);
});

test('what the candidate alone reads is for nobody else', () => {
  const { ownFields, ...others } = readers;
  const read = new Set<string>(Object.values(others).flat());
  expect(ownFields.filter((name) => read.has(name))).toEqual([]);
});

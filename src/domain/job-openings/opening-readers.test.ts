import { expect, test } from 'vitest';
import { openingFields } from './opening.ts';
import * as readers from './opening-readers.ts';

const { shownFields, toldFields, askedFields, memberFields, promisedFields } = readers;
/** Everything that the module calls `…Fields`: a further list counts by itself. */
const listed = Object.entries<unknown>(readers).flatMap(([name, list]) =>
  name.endsWith('Fields') && Array.isArray(list) ? list.map(String) : [],
);

test('each field of an opening stands in a list of those who read it', () => {
  const read = new Set(listed);
  expect(Object.keys(openingFields).filter((name) => !read.has(name))).toEqual([]);
});

test('no list names a field that an opening does not have', () => {
  expect(listed.filter((name) => !Object.hasOwn(openingFields, name))).toEqual([]);
});

test('what members or applicants alone read is not for everybody', () => {
  const everybody = new Set<string>([...shownFields, ...toldFields, ...askedFields]);
  expect([...memberFields, ...promisedFields].filter((name) => everybody.has(name))).toEqual([]);
});

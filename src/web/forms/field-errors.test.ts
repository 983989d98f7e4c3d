import { expect, test } from 'vitest';
import { fieldsOfForm, flatErrors, nestedErrors } from './field-errors.ts';

test('errors go to the library and come back by the same names, those of a list and of its entries too', () => {
  const errors = {
    email: 'Email is required',
    message: 'Too short',
    entries: 'At most 3',
    'entries.0.title': 'Required',
    'entries.2.type': 'Required',
  };
  expect(flatErrors(nestedErrors(errors))).toEqual(errors);
});

test('what belongs to no field has a name of its own', () => {
  expect(flatErrors(nestedErrors({ '': 'Unknown field' }))).toEqual({ root: 'Unknown field' });
});

test("the wire's parts are not in the form's names", () => {
  expect(fieldsOfForm({ 'data.phone': 'a', 'extra_data.website': 'b', 'mails.accept': 'c' })).toEqual({
    phone: 'a',
    website: 'b',
    'mails.accept': 'c',
  });
});

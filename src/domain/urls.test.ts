import { expect, test } from 'vitest';
import { urlField, withScheme } from './urls.ts';

test('an address without https:// is what people mean by it, once a form has made it so', () => {
  expect(withScheme('www.lusailmarine.qa')).toBe('https://www.lusailmarine.qa');
  expect(withScheme('lusailmarine.example/about')).toBe('https://lusailmarine.example/about');
  expect(withScheme('http://lusailmarine.qa')).toBe('http://lusailmarine.qa');
  expect(withScheme('')).toBe('');
});

test('what is no address stays as it was typed, and is refused', () => {
  for (const text of ['x', 'javascript:alert(1)', 'mailto:a@b.qa', 'a b.qa', '//x.qa@evil.qa', 'user@x.qa']) {
    expect(withScheme(text)).toBe(text);
    expect(urlField('website').safeParse(text).success, text).toBe(false);
  }
});

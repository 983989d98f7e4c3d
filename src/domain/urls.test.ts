import { expect, test } from 'vitest';
import { urlField } from './urls.ts';

const read = (text: string) => urlField('website').safeParse(text);

test('an address without https:// is read as people mean it', () => {
  expect(read('www.lusailmarine.qa').data).toBe('https://www.lusailmarine.qa');
  expect(read(' lusailmarine.example/about ').data).toBe('https://lusailmarine.example/about');
  expect(read('http://lusailmarine.qa').data).toBe('http://lusailmarine.qa');
  expect(read('').data).toBe('');
});

test('what is no address is refused as before', () => {
  for (const text of ['x', 'javascript:alert(1)', 'mailto:a@b.qa', 'a b.qa', '//x.qa@evil.qa', 'user@x.qa'])
    expect(read(text).success, text).toBe(false);
});

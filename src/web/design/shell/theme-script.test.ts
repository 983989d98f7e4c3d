import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { themeScript } from './theme-script.ts';

test('the choice in local storage wins over the device', () => {
  expect(themeOf({ stored: 'light', device: 'dark' })).toBe('light');
});
test('the cookie decides when storage is empty or closed', () => {
  expect(themeOf({ cookie: 'a=1; theme=dark', device: 'light' })).toBe('dark');
  expect(themeOf({ cookie: 'theme=dark', device: 'light', isClosed: true })).toBe('dark');
});
test('auto and no choice follow the device', () => {
  expect(themeOf({ stored: 'auto', device: 'dark' })).toBe('dark');
  expect(themeOf({ device: 'light' })).toBe('light');
});
test('a page that forces the light is light whatever was chosen', () => {
  expect(themeOf({ stored: 'dark', device: 'dark', forced: 'light' })).toBe('light');
});

type Page = { stored?: string; cookie?: string; device: string; forced?: string; isClosed?: boolean };

function themeOf({ stored, cookie = '', device, forced, isClosed }: Page) {
  const attributes = new Map([['data-force-theme', forced]]);
  const root = {
    getAttribute: (name: string) => attributes.get(name) ?? null,
    setAttribute: (name: string, value: string) => attributes.set(name, value),
  };
  const getItem = () => {
    if (isClosed) throw new Error('closed');
    return stored ?? null;
  };
  runInNewContext(themeScript, {
    document: { documentElement: root, cookie },
    localStorage: { getItem },
    matchMedia: () => ({ matches: device === 'dark' }),
  });
  return attributes.get('data-theme');
}

import { beforeEach, expect, test, vi } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { dropDraftsOf } from '#web/kept-draft.ts';
import { keptForm } from './kept-form.ts';

const stored = new Map<string, string>();
const now = Date.parse('2026-11-25T12:00:00Z');

beforeEach(() => {
  stored.clear();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  // The keys of a real storage are its own properties.
  vi.stubGlobal(
    'localStorage',
    new Proxy(storage, {
      ownKeys: () => [...stored.keys()],
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  );
});

test('what was typed is found again by the same account in the same form, and by nobody else', () => {
  keptForm('company', 'huda@rawdat.qa').write({ city: 'Lusail' }, 3, now);
  expect(keptForm('company', 'huda@rawdat.qa').read(now)).toEqual({
    savedAt: now,
    version: 3,
    changes: { city: 'Lusail' },
  });
  expect(keptForm('company', 'omar@rawdat.qa').read(now)).toBeUndefined();
  expect(keptForm('messages', 'huda@rawdat.qa').read(now)).toBeUndefined();
  expect(keptForm('company', undefined).read(now)).toBeUndefined();
});

test('passwords and files are never kept, wherever they stand', () => {
  const file = new File(['x'], 'cv.pdf');
  const kept = keptForm('person', 'a');
  kept.write(
    { name: 'Huda', password: 'corniche', passwordCheck: 'corniche', logo: file, papers: [{ file }] },
    undefined,
    now,
  );
  expect(kept.read(now)?.changes).toEqual({ name: 'Huda' });
  expect([...stored.values()].join()).not.toContain('corniche');
  expect(kept.write({ password: 'corniche' }, undefined, now)).toBe(false);
  expect(stored.size).toBe(0);
});

test('it is gone after fourteen days, of a visitor after one, and so are those of other forms', () => {
  keptForm('old', 'a').write({ x: 'y' }, undefined, now);
  keptForm('contact', undefined).write({ x: 'y' }, undefined, now);
  expect(keptForm('old', 'a').read(now + 14 * dayMs)).toBeDefined();
  expect(keptForm('contact', undefined).read(now + dayMs + 1)).toBeUndefined();
  keptForm('new', 'a').write({ x: 'y' }, undefined, now + 14 * dayMs + 1);
  expect([...stored.keys()]).toEqual(['form_draft:a:new']);
});

test('a text that is too long is not kept, and takes away the older one', () => {
  const kept = keptForm('article', 'a');
  kept.write({ text: 'short' }, undefined, now);
  expect(kept.write({ text: 'x'.repeat(200_000) }, undefined, now)).toBe(false);
  expect(kept.read(now)).toBeUndefined();
});

test('the sign-out takes all of them, and nothing else', () => {
  keptForm('a', 'a').write({ x: 'y' }, undefined, now);
  keptForm('b', undefined).write({ x: 'y' }, undefined, now);
  stored.set('theme', 'dark');
  dropDraftsOf('form');
  expect([...stored.keys()]).toEqual(['theme']);
});

test('what is no draft is as good as none', () => {
  stored.set('form_draft:a:x', '{"savedAt":1,');
  stored.set('form_draft:a:y', JSON.stringify({ savedAt: now, draft: { changes: 7 } }));
  expect(keptForm('x', 'a').read(now)).toBeUndefined();
  expect(keptForm('y', 'a').read(now)).toBeUndefined();
});

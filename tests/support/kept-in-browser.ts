import { afterEach, vi } from 'vitest';

/** What the browser would keep in its storage, empty before each test. */
export function keptInBrowser(): Map<string, string> {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  afterEach(() => stored.clear());
  return stored;
}

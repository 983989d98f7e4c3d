import { beforeEach, expect, test, vi } from 'vitest';

const visited: string[] = [];
const listeners = new Map<string, () => void>();

beforeEach(() => {
  visited.length = 0;
  listeners.clear();
  vi.resetModules();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('localStorage', { removeItem: () => undefined });
  vi.stubGlobal('window', {
    location: {
      ...{ pathname: '/candidate-settings', search: '' },
      assign: (path: string) => visited.push(path),
      replace: (path: string) => visited.push(path),
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  });
});

test('a session that ended elsewhere leads to the sign-in and back', async () => {
  const { leaveForSignIn } = await import('./ended-session.ts');
  leaveForSignIn();
  expect(visited).toEqual(['/login?redirect=%2Fcandidate-settings']);
});

test('after an own sign-out a call that is refused meanwhile leads nowhere else', async () => {
  const { leaveForSignIn, leaveSession } = await import('./ended-session.ts');
  leaveSession('/');
  leaveForSignIn();
  expect(visited).toEqual(['/']);
});

test('a page that comes back from the memory of the browser leads to the sign-in again', async () => {
  const { leaveForSignIn, leaveSession } = await import('./ended-session.ts');
  leaveSession('/');
  listeners.get('pageshow')?.();
  leaveForSignIn();
  expect(visited).toEqual(['/', '/login?redirect=%2Fcandidate-settings']);
});

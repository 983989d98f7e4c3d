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

test('while the own session is ended and after it a call that is refused leads nowhere else', async () => {
  const { endSession, leaveForSignIn } = await import('./ended-session.ts');
  const { promise, resolve } = Promise.withResolvers<string>();
  const ended = endSession(promise);
  leaveForSignIn();
  expect(visited).toEqual([]);
  resolve('answer');
  expect(await ended).toBe('answer');
  leaveForSignIn();
  expect(visited).toEqual(['/']);
});

test('where the session could not be ended, a call that is refused leads to the sign-in as ever', async () => {
  const { endSession, leaveForSignIn } = await import('./ended-session.ts');
  await expect(endSession(Promise.reject(new Error('Wrong password')))).rejects.toThrow('Wrong password');
  expect(visited).toEqual([]);
  leaveForSignIn();
  expect(visited).toEqual(['/login?redirect=%2Fcandidate-settings']);
});

test('where the session had ended elsewhere before it could be ended here, the refusal leads to the sign-in', async () => {
  const { endSession, leaveForSignIn } = await import('./ended-session.ts');
  const { promise, reject } = Promise.withResolvers<void>();
  const ended = endSession(promise);
  leaveForSignIn();
  expect(visited).toEqual([]);
  reject(new Error('Signed out'));
  await expect(ended).rejects.toThrow('Signed out');
  expect(visited).toEqual(['/login?redirect=%2Fcandidate-settings']);
});

test('a page that comes back from the memory of the browser leads to the sign-in again', async () => {
  const { endSession, leaveForSignIn } = await import('./ended-session.ts');
  await endSession(Promise.resolve());
  listeners.get('pageshow')?.();
  leaveForSignIn();
  expect(visited).toEqual(['/', '/login?redirect=%2Fcandidate-settings']);
});

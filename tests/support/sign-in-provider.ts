import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { ProviderOrder } from './sign-in-provider.process.ts';

export interface SignInProvider {
  issuer: string;
  clientSecret: string;
  /** Does so from now on. */
  be(order: ProviderOrder): Promise<void>;
  close(): void;
}

/** A provider of a company in a process of its own. */
export async function startSignInProvider(): Promise<SignInProvider> {
  const child = fork(fileURLToPath(new URL('./sign-in-provider.process.ts', import.meta.url)), {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const [{ issuer, clientSecret }] = await once(child, 'message');
  return {
    ...{ issuer, clientSecret },
    be: async (order) => {
      const done = once(child, 'message');
      child.send(order);
      await done;
    },
    close: () => void child.disconnect(),
  };
}

/** The settings by which candidates come in by a provider of this machine. */
export function candidateSettings({ issuer, clientSecret }: SignInProvider): Record<string, string> {
  return {
    ...{ SIGN_IN_OTHER_NAME: 'Rawdat ID', SIGN_IN_OTHER_ISSUER: issuer, SIGN_IN_OTHER_ID: 'mihna' },
    ...{ SIGN_IN_OTHER_SECRET: clientSecret, WEBHOOK_NETWORKS: '127.0.0.0/8' },
  };
}

/** Follows a way through a provider, as a browser does, up to where it is sent back. */
export async function wayThrough(address: string, returnAddress: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let url = new URL(address);
  for (let step = 0; step < 10; step += 1) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`The provider shows a page: ${(await answer.text()).slice(0, 300)}`);
    url = new URL(location, url);
    if (url.href.startsWith(returnAddress)) return url;
  }
  throw new Error('The provider leads in a circle');
}

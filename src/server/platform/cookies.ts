import type { Context } from './context.ts';

/** Cookies are `Secure` over https and on the own machine, which browsers treat alike. */
export function isSecureCookie({ config }: Pick<Context, 'config'>): boolean {
  const { protocol, hostname } = new URL(config.publicUrl);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

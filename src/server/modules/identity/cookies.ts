import type { Context } from '#server/platform/context.ts';

/** Cookies are `Secure` over https and on the own machine, which browsers treat alike. */
export function isSecureCookie({ config }: Context): boolean {
  const { protocol, hostname } = new URL(config.publicUrl);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

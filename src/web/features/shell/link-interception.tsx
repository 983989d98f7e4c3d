import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSurroundings } from './surroundings.ts';

/** Turns clicks on plain links of the product into navigations of the router, and loads ahead on hover and touch. */
export function LinkInterception() {
  const router = useRouter();
  const { localePrefix } = useSurroundings();
  useEffect(() => {
    const pathOf = (event: Event) => innerPath(event, localePrefix);
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
      const path = pathOf(event);
      if (path === undefined) return;
      event.preventDefault();
      void router.navigate({ href: path, resetScroll: !isSamePlace(event) });
    };
    const prepare = (event: Event) => {
      const path = pathOf(event);
      if (path === undefined) return;
      const [to = '/', search = ''] = path.split(/[?#]/);
      const route: unknown = { to, search: router.options.parseSearch?.(search) };
      // What the address holds is known to no type.
      void router.preloadRoute(route as Parameters<typeof router.preloadRoute>[0]).catch(() => undefined);
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', prepare, { passive: true });
    return () => {
      document.removeEventListener('click', follow);
      document.removeEventListener('pointerover', prepare);
    };
  }, [router, localePrefix]);
  return null;
}

function innerPath(event: Event, prefix: string): string | undefined {
  const anchor = event.target instanceof Element ? event.target.closest('a') : null;
  if (!anchor?.href || anchor.target || anchor.hasAttribute('download') || anchor.closest('[data-reload]'))
    return;
  const url = new URL(anchor.href);
  if (url.origin !== location.origin || url.pathname.startsWith('/api/') || /\.\w+$/.test(url.pathname))
    return;
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
  const path =
    prefix && (url.pathname === prefix || url.pathname.startsWith(`${prefix}/`))
      ? url.pathname.slice(prefix.length) || '/'
      : url.pathname;
  return `${path}${url.search}${url.hash}`;
}

/** Whether a link changes what the screen shows where it is (`data-same-place`), and does not lead to its top. */
function isSamePlace({ target }: Event): boolean {
  return target instanceof Element && target.closest('a[data-same-place]') !== null;
}

function hasModifier(event: MouseEvent): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}

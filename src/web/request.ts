import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { Digits } from '#domain/digits.ts';
import { type Locale, type LocalePrefix, prefixOfPath } from '#domain/locale.ts';

/** What the server tells the pages of a request; `platform/http/pages.ts` gives it to the pages' fetch handler. */
export interface PageRequest {
  nonce: string;
  locale: Locale;
  /** The chosen digits, in a language that has others than 0–9. */
  digits: Digits;
  /** `/fr` where the address names that language, else empty. */
  localePrefix: LocalePrefix;
  /** The chosen colour theme: `auto`, `dark` or `light`. */
  theme: string;
  /** `company` in company mode (specification 1, navigation bar), else empty. */
  userType: string;
  registeringCompany: boolean;
  publicUrl: string;
  /** The host of a company at which its page is shown, else empty. */
  ownHost: string;
  viewer: Viewer | null;
  /** The session that the browser sent is over, without its person having signed out. */
  hasEndedSession: boolean;
  /** The event of the live channel up to which the page's data are new; empty where that is not known. */
  liveAfter: string;
  /** Rendered without scripts, to stand in at another address than its own. */
  isFallback?: boolean;
  /** The API without HTTP, bound to this request's session. */
  api: unknown;
}

/** Who is signed in, as the navigation bar needs it. */
export interface Viewer {
  role: 'candidate' | 'company' | 'admin' | 'superadmin';
  name: string;
  email: string;
}

declare module '@tanstack/react-start' {
  interface Register {
    server: { requestContext: PageRequest };
  }
}

/** The facts of the page request that every screen may read, on the server and (handed over) in the browser. */
export interface Surroundings {
  locale: Locale;
  digits: Digits;
  localePrefix: LocalePrefix;
  theme: string;
  userType: string;
  registeringCompany: boolean;
  publicUrl: string;
  ownHost: string;
  viewer: Viewer | null;
  hasEndedSession: boolean;
  liveAfter: string;
}

export const readSurroundings: () => Surroundings = createIsomorphicFn()
  .server((): Surroundings => {
    const {
      locale,
      digits,
      localePrefix,
      theme,
      userType,
      registeringCompany,
      publicUrl,
      ownHost,
      viewer,
      hasEndedSession,
      liveAfter,
    } = pageRequest();
    return {
      locale,
      digits,
      localePrefix,
      theme,
      userType,
      registeringCompany,
      publicUrl,
      ownHost,
      viewer,
      hasEndedSession,
      liveAfter,
    };
  })
  .client((): Surroundings => {
    const text = document.getElementById('surroundings')?.textContent ?? '{}';
    return JSON.parse(text) as Surroundings;
  });

/** The whole page request; only on the server. */
export function pageRequest(): PageRequest {
  return getGlobalStartContext() as unknown as PageRequest; // What `server.ts` gave; absent in the browser alone.
}

/** The language prefix of the page that runs: decided by the address alone, so that links stay in it. */
export const currentLocalePrefix: () => LocalePrefix = createIsomorphicFn()
  .server(() => pageRequest().localePrefix)
  .client(() => prefixOfPath(window.location.pathname));

export const currentNonce: () => string | undefined = createIsomorphicFn()
  .server(() => pageRequest().nonce as string | undefined)
  .client(() => document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce);

import { dropDraftsOf } from './kept-draft.ts';

const yearInSeconds = 31_536_000;
const listeners = new Set<() => void>();

/* Company mode (`user_type` in local storage, specification 1, sections 3 and 4) and what else is kept of a session. */

/** Set by the Employer button, the employer sign-in and a new company's login. */
export function enterCompanyMode(): void {
  store('user_type', 'company');
}

/** Cleared by the logo, Find Jobs and the footer's Find Jobs. */
export function leaveCompanyMode(): void {
  store('user_type', null);
}

/** The company that registers in this browser (`reg_company_name`); its first sign-in is a company's. */
export function rememberRegisteringCompany(name: string | null): void {
  store('reg_company_name', name);
}

/** Company mode outside of a screen; the server knows it from the cookie alone. */
export function isCompanyModeStored(cookie: string): boolean {
  return typeof localStorage === 'undefined' ? cookie === 'company' : readCompanyMode();
}

export function readCompanyMode(): boolean {
  return read('user_type') === 'company';
}

export function isCompanyRegistering(): boolean {
  return read('reg_company_name') !== null;
}

/** Tells of every change, of other tabs as well. */
export function followStoredMode(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Forgets what the browser keeps of a session, applications begun and forms half filled among it; the theme and the language stay. */
export function forgetStoredSession(): void {
  dropDraftsOf('application');
  dropDraftsOf('form');
  store('user_type', null);
  store('reg_company_name', null);
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage may be closed (private windows).
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Closed storage: the cookie still carries the mode.
  }
  mirror(key, value);
  for (const listener of listeners) listener();
}

/** The server renders the right bar at once from the cookie. */
function mirror(key: string, value: string | null): void {
  const life = value === null ? 0 : yearInSeconds;
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous and not in every browser.
  document.cookie = `${key}=${encodeURIComponent(value ?? '')}; Path=/; Max-Age=${life}; SameSite=Lax${secure}`;
}

import { useSyncExternalStore } from 'react';

export type ThemePreference = 'auto' | 'dark' | 'light';
export type Theme = 'dark' | 'light';

const key = 'theme';
const yearInSeconds = 31_536_000;
const listeners = new Set<() => void>();

/** The theme on the screen, what was chosen, and whether the page forces it. On the server always light. */
export function useTheme(): { theme: Theme; preference: ThemePreference; isForced: boolean } {
  const state = useSyncExternalStore(subscribe, snapshot, () => 'light auto free');
  const [theme, preference, forced] = state.split(' ');
  return {
    theme: theme === 'dark' ? 'dark' : 'light',
    preference: preferenceOf(preference),
    isForced: forced === 'forced',
  };
}

/** Keeps the choice in local storage and in the cookie that the server reads, and shows it. */
export function setTheme(preference: ThemePreference): void {
  try {
    localStorage.setItem(key, preference);
  } catch {
    // Storage may be closed (private windows); the cookie still carries the choice.
  }
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous and not in every browser.
  document.cookie = `${key}=${preference}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
  announce();
}

/** From dark to light or back. */
export function toggleTheme(): void {
  setTheme(wantedTheme() === 'dark' ? 'light' : 'dark');
}

/** Call once in an effect of the root: follows the device, other tabs and `data-force-theme`; returns the end of it. */
export function followTheme(): () => void {
  return subscribe(applyTheme);
}

function applyTheme() {
  const root = document.documentElement;
  const theme = forcedTheme() ?? wantedTheme();
  if (root.dataset.theme !== theme) root.dataset.theme = theme;
  root.dataset.mantineColorScheme = theme;
}

function announce() {
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)');
  const pages = new MutationObserver(announce);
  pages.observe(document.documentElement, { attributeFilter: ['data-force-theme'] });
  device.addEventListener('change', announce);
  addEventListener('storage', announce);
  listeners.add(listener);
  applyTheme();
  return () => {
    pages.disconnect();
    device.removeEventListener('change', announce);
    removeEventListener('storage', announce);
    listeners.delete(listener);
  };
}

function snapshot() {
  const forced = forcedTheme();
  return `${forced ?? wantedTheme()} ${storedPreference()} ${forced ? 'forced' : 'free'}`;
}

function forcedTheme(): Theme | null {
  const forced = document.documentElement.dataset.forceTheme;
  return forced === 'dark' || forced === 'light' ? forced : null;
}

function wantedTheme(): Theme {
  const preference = storedPreference();
  if (preference !== 'auto') return preference;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

function storedPreference(): ThemePreference {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(key);
  } catch {
    // Closed storage: the cookie decides.
  }
  return preferenceOf(stored ?? /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1]);
}

function preferenceOf(value: string | null | undefined): ThemePreference {
  return value === 'dark' || value === 'light' ? value : 'auto';
}

type ThemePreference = 'auto' | 'dark' | 'light';
type Theme = 'dark' | 'light';

const key = 'theme';
const yearInSeconds = 31_536_000;
const listeners = new Set<() => void>();

/** Keeps the choice in local storage and in the cookie that the server reads, and shows it. */
function setTheme(preference: ThemePreference): void {
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

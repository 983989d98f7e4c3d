import { type Locale, plainPath } from '#domain/locale.ts';

const yearInSeconds = 31_536_000;

/** Addresses that name no language answer in it from now on. */
export function keepLanguage(locale: Locale): void {
  try {
    localStorage.setItem('locale', locale);
  } catch {
    // Closed storage: the cookie decides anyway.
  }
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous and not in every browser.
  document.cookie = `locale=${locale}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}

/** Changes the language in place: the choice is kept, the same page loads in it. */
export function chooseLanguage(locale: Locale): void {
  keepLanguage(locale);
  const plain = plainPath(location.pathname);
  if (plain === location.pathname) location.reload();
  else location.assign(`${plain}${location.search}${location.hash}`);
}

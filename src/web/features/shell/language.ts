import type { Digits } from '#domain/digits.ts';
import { type Locale, plainPath } from '#domain/locale.ts';

const yearInSeconds = 31_536_000;

/** Addresses that name no language answer in it from now on. */
export function keepLanguage(locale: Locale): void {
  try {
    localStorage.setItem('locale', locale);
  } catch {
    // Closed storage: the cookie decides anyway.
  }
  keepCookie('locale', locale);
}

/** Figures on the pages of this browser are written so from the next page on, in a language that has a choice. */
export function keepDigits(digits: Digits): void {
  keepCookie('digits', digits);
}

/** Changes the digits in place: the choice is kept, the same page loads with them. */
export function chooseDigits(digits: Digits): void {
  keepDigits(digits);
  location.reload();
}

/** Changes the language in place: the choice is kept, the same page loads in it. */
export function chooseLanguage(locale: Locale): void {
  keepLanguage(locale);
  const plain = plainPath(location.pathname);
  if (plain === location.pathname) location.reload();
  else location.assign(`${plain}${location.search}${location.hash}`);
}

function keepCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is asynchronous and not in every browser.
  document.cookie = `${name}=${value}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure}`;
}

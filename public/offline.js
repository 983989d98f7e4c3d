// The page that stands in for any other while there is no connection: the reader's language and theme, and the way back.
const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage may be closed (private windows).
  }
};
const root = document.documentElement;
// In the language of the address, else the chosen one, else the browser's, as far as the page has it.
const parts = [...document.querySelectorAll('[data-locale]')];
const offered = parts.map(({ lang }) => lang);
const wanted = [location.pathname.split('/')[1], stored('locale') ?? navigator.language.slice(0, 2)];
root.lang = wanted.find((locale) => offered.includes(locale)) ?? offered[0];
root.dataset.chosen = root.lang;
for (const part of parts) part.hidden = part.lang !== root.lang;
const theme = stored('theme');
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
document.addEventListener('click', ({ target }) => {
  const act = target instanceof Element ? target.closest('[data-act]')?.getAttribute('data-act') : null;
  if (act === 'reload') location.reload();
  if (act === 'back') history.back();
});
addEventListener('online', () => location.reload());

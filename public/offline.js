// The page that stands in for any other while there is no connection: the reader's language and theme, and the way back.
const stored = (key) => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // Storage may be closed (private windows).
  }
};
const root = document.documentElement;
const wanted = /^\/fr(?:\/|$)/.test(location.pathname) ? 'fr' : (stored('locale') ?? navigator.language);
root.lang = wanted.startsWith('fr') ? 'fr' : 'en';
root.dataset.chosen = root.lang;
const theme = stored('theme');
if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
document.addEventListener('click', ({ target }) => {
  const act = target instanceof Element ? target.closest('[data-act]')?.getAttribute('data-act') : null;
  if (act === 'reload') location.reload();
  if (act === 'back') history.back();
});
addEventListener('online', () => location.reload());

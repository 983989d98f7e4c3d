/**
 * Sets the theme before the first paint: what the page forces (`data-force-theme` on the root element), else what
 * was chosen (local storage, then cookie), else what the device prefers. Put it inline in the head with the nonce.
 */
export const themeScript = `(function(d){var r=d.documentElement,f=r.getAttribute('data-force-theme'),t=null;\
try{t=localStorage.getItem('theme')}catch(e){}\
if(!t){var c=/(?:^|; )theme=(auto|dark|light)/.exec(d.cookie);t=c&&c[1]}\
var s=f||(t==='dark'||t==='light'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light');\
r.setAttribute('data-theme',s)})(document)`;

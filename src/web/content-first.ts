/**
 * A public page's HTML whose scripts wait for the first paint: text, styles and fonts have the line and the processor
 * to themselves, and the page is whole before React takes it over. Hidden pages and hasty fingers do not wait.
 */
export function putContentFirst(html: string): string {
  // Preloads stand in the head and the entry near the end: what lies between is long, and is not looked through.
  const headEnd = html.indexOf('</head>');
  const entryAt = html.lastIndexOf('<script type="module" async="" src="');
  const entry = entryPattern.exec(html.slice(entryAt, entryAt + longestEntry));
  if (headEnd < 0 || entryAt < headEnd || !entry) return html;
  const [tag, source, nonce] = entry;
  const files: string[] = [];
  const head = html
    .slice(0, headEnd)
    .replace(/<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g, (_tag, href: string) => {
      if (href !== source) files.push(href);
      return '';
    });
  const names = JSON.stringify([source, files]).slice(1, -1).replaceAll('<', '\\u003c');
  const script = `<script nonce="${nonce}">(${begin})(document,${names})</script>`;
  return head + html.slice(headEnd, entryAt) + script + html.slice(entryAt + tag.length);
}

const entryPattern = /^<script type="module" async="" src="([^"]+)" nonce="([^"]*)"><\/script>/;
const longestEntry = 500;

const scriptBegin = '<script';
const scriptEnd = '</script>';
const machinesRead = '<script type="application/ld+json"';

/**
 * A page that is text, styles and links alone: only the theme's script, the first one, stays, and what machines read. Its
 * root says so, for what keeps a place that a script would fill.
 */
export function withoutScripts(html: string): string {
  const page = html
    .replace(/<link rel="modulepreload"[^>]*>/g, '')
    .replace('<html', '<html data-scripts="none"');
  let kept = '';
  let from = 0;
  for (let at = page.indexOf(scriptBegin); at >= 0; at = page.indexOf(scriptBegin, from)) {
    // A script may hold the beginning of one as text, never its end.
    const end = page.indexOf(scriptEnd, at);
    const after = end < 0 ? page.length : end + scriptEnd.length;
    const isKept = !kept.includes(scriptBegin) || page.startsWith(machinesRead, at);
    kept += page.slice(from, isKept ? after : at);
    from = after;
  }
  return kept + page.slice(from);
}

/** Runs in the page, as text: it may use nothing from outside. */
const begin = `function(d,source,files){
var s=d.currentScript,begun=false,on=['pointerdown','keydown','visibilitychange'];
function go(){
if(begun)return;begun=true;
on.forEach(function(n){d.removeEventListener(n,go)});
files.forEach(function(f){var l=d.createElement('link');l.rel='modulepreload';l.href=f;l.nonce=s.nonce;d.head.append(l)});
var e=d.createElement('script');e.type='module';e.async=true;e.src=source;e.nonce=s.nonce;d.head.append(e)}
on.forEach(function(n){d.addEventListener(n,go)});
setTimeout(go,5000);
if(d.visibilityState!=='visible')return go();
try{new PerformanceObserver(function(l){
if(l.getEntriesByName('first-contentful-paint').length)go()}).observe({type:'paint',buffered:true})}catch(e){go()}
}`.replaceAll('\n', '');

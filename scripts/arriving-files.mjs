// A file that did not arrive is asked for again with the next need of it. The browser's own import() keeps a failure for as
// long as the page stands, of the file itself and of each that it leads to: so all of them are fetched first, and imported
// from the browser's store once they are there.

const helper = '\0vite/preload-helper.js';

/** A plugin for Vite: what stands in the place of the bundler's own code that loads a file with what it leads to. */
export function arrivingFiles() {
  return {
    name: 'arriving-files',
    apply: 'build',
    transform: {
      order: 'post',
      handler(code, id) {
        if (id !== helper) return null;
        if (!code.includes('__vitePreload')) this.error('The bundler loads files by another name now.');
        return { code: loader, map: null };
      },
    },
  };
}

/** How a file of the build imports another one later: `begin`, the import itself, `end`. */
export const laterImport = {
  begin: (address) => `globalThis.arrived(${address},import.meta.url).then(()=>`,
  end: ')',
};

const loader = `
const files = new Map();
const once = (href, load) => {
  if (!files.has(href)) files.set(href, load(href).catch((error) => {
    files.delete(href);
    throw error;
  }));
  return files.get(href);
};
// What the page brought along is there, and not asked for again.
const hasCome = (href) => performance.getEntriesByName(href, 'resource').some((entry) => entry.responseStatus === 200);
const fetchScript = async (href) => {
  if (hasCome(href)) return;
  const answer = await fetch(href).catch(() => undefined);
  await answer?.arrayBuffer();
  // The router reads these words: an older build is gone.
  if (!answer?.ok) throw new TypeError('Failed to fetch dynamically imported module: ' + href);
};
const addStyle = (href) => new Promise((resolve, reject) => {
  if ([...document.querySelectorAll('link[rel=stylesheet]')].some((link) => link.href === href)) return resolve();
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.onload = () => resolve();
  link.onerror = () => {
    link.remove();
    reject(new Error('Unable to preload CSS for ' + href));
  };
  document.head.append(link);
});
const load = (href) => once(href, href.endsWith('.css') ? addStyle : fetchScript);
globalThis.arrived = (address, base) => load(new URL(address, base).href);
export const __vitePreload = async (importFile, dependencies = []) => {
  await Promise.all(dependencies.map((path) => load(new URL('/' + path, location.href).href)));
  return importFile();
};
`;

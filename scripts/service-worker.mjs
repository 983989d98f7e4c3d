// Writes dist/web/client/sw.js after the pages: it keeps the shell's files and the offline page, never pages or calls.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { generateSW } from 'workbox-build';

const folder = 'dist/web/client';
const offline = ['offline.html', 'offline.css', 'offline.js', 'favicon.svg'];

const { count, size, warnings } = await generateSW({
  swDest: `${folder}/sw.js`,
  globDirectory: folder,
  globPatterns: [...shellFiles(), ...offline],
  // Built files carry their hash in their name.
  dontCacheBustURLsMatching: /^assets\//,
  mode: 'production',
  sourcemap: false,
  inlineWorkboxRuntime: true,
  skipWaiting: false,
  clientsClaim: true,
  cleanupOutdatedCaches: true,
  navigationPreload: true,
  navigateFallback: null,
  runtimeCaching: [
    {
      urlPattern: ({ request, url, sameOrigin }) =>
        sameOrigin && request.mode === 'navigate' && !/^\/(?:api|dev)\//.test(url.pathname),
      handler: 'NetworkOnly',
      options: { precacheFallback: { fallbackURL: '/offline.html' } },
    },
    {
      urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
      handler: 'CacheFirst',
      options: { cacheName: 'assets', expiration: { maxEntries: 300, maxAgeSeconds: 60 * 24 * 3600 } },
    },
  ],
});
for (const warning of warnings) console.warn(warning);
if (count > 60 || size > 1_500_000)
  throw new Error(`The shell has become too large to keep: ${count} files, ${size} bytes.`);
rmSync(`${folder}/.vite`, { recursive: true, force: true });

/**
 * What stands once for all languages of the entry, the public layout and everything that they import at once, their styles
 * and the first fonts. What stands for each language is kept when a page has asked for it.
 */
function shellFiles() {
  const manifest = JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8'));
  const files = new Set();
  const seen = new Set();
  const add = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? [])])
      if (existsSync(`${folder}/${file}`)) files.add(file);
    for (const asset of chunk.assets ?? []) if (/-latin-wght-normal-.*\.woff2$/.test(asset)) files.add(asset);
    for (const imported of chunk.imports ?? []) add(imported);
  };
  for (const [key, chunk] of Object.entries(manifest)) {
    if (chunk.isEntry || /routes\/_public\.tsx|shell\/after-load-parts\.tsx/.test(key)) add(key);
  }
  for (const { file } of Object.values(manifest))
    if (/-latin-wght-normal-.*\.woff2$/.test(file)) files.add(file);
  if (files.size < 5) throw new Error('The shell was not found in the manifest of the build.');
  return [...files];
}

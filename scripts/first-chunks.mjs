// Which files the public pages are made of: each further file would cost its own round trip.

/** The pages that visitors arrive on; what two of them share is one file, and what one has beside it another. */
const arrivals = /\/routes\/_public\/(index|jobs-pool|job\/\$id|blog\/index|blog\/\$slug)\.tsx\?tsr-split/;

/**
 * Groups for Rolldown's `codeSplitting`: what the entry, the bar and the footer import at once, packages and ours;
 * then what the pages that visitors arrive on import.
 */
export function publicChunks() {
  const known = new Map();
  const placeOf = (id, graph) => {
    if (!known.has(id)) known.set(id, findPlace(id, graph));
    return known.get(id);
  };
  const group = (name, priority, test, isIn) => ({
    ...{ debugName: name, priority, test },
    name: (id, graph) => (isIn(placeOf(id, graph)) ? name : null),
  });
  const ours = /\/src\/(?:web|domain)\/.*\.tsx?(?:\?|$)/;
  // In this order, and no package that imports the pages: a group brings along what its modules import.
  return [
    group('packages', 40, /\/node_modules\/(?!@tanstack\/(?:react-)?start)/, (place) => place === 'first'),
    group('first', 30, undefined, (place) => place === 'first'),
    group('shared', 20, ours, (place) => place === 'shared'),
  ];
}

/** A plugin for Vite: the build fails when the first files carry what only forms and signed-in areas need. */
export function lightFirstChunks() {
  return {
    name: 'light-first-chunks',
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const first = Object.values(bundle).filter(({ isEntry, name }) => isEntry || name === 'packages');
      const heavy = first
        .flatMap(({ moduleIds }) => moduleIds)
        .find((id) =>
          /\/node_modules\/(?:zod|libphonenumber-js|@tiptap|prosemirror-[a-z]+|downshift)\//.test(id),
        );
      if (heavy) this.error(`Every page would load ${heavy}: a route file leads to it.`);
    },
  };
}

/** Walks up from a module to those that import it at once, as far as the entry or the pages. */
function findPlace(id, graph) {
  const seen = new Set([id]);
  const pages = new Set();
  for (const module of seen) {
    // Every text hangs on one list; which of them a page needs is found out by its use.
    if (/generated\/texts\/(?!r(?:untime|egistry))/.test(module)) continue;
    const info = graph.getModuleInfo(module);
    if (info?.isEntry || /routes\/_public\.tsx\?tsr-split/.test(module)) return 'first';
    const page = arrivals.exec(module)?.[1];
    if (page) pages.add(page);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  if (pages.size > 1) return 'shared';
  return null;
}

// Which files the pages are made of: each further file would cost its own round trip.
import { ownTexts } from './own-texts.mjs';

/** What visitors arrive on, and what comes later on every page; what two of them share is one file, and what one has beside it another. */
const arrivals =
  /\/routes\/_public\/(index|jobs-pool|job\/\$id|blog\/index|blog\/\$slug)\.tsx\?tsr-split|\/(after-load-parts)\.tsx/;
/** What reads and checks forms, and says what is wrong in them: it comes along with every form, and with nothing else. */
const ofForms = /\/node_modules\/(?:zod|react-hook-form)\/|\/generated\/texts\/.*validation/;
/** So many pages and later parts import what is loaded once for all of them; so few what waits for the next page of an area. */
const [widely, rarely] = [8, 3];
/** Signs of code up to which a module may come along where it is not needed yet. */
const small = 2000;
/** Signs of code below which a file of its own costs more than it saves. */
const tiny = 700;

/**
 * Groups for Rolldown's `codeSplitting`: what the entry, the bar and the footer import at once, packages and ours; what the
 * pages that visitors arrive on import; then, for every other page, what many of them share (and what is tiny, of some
 * signed-in areas), what forms take, and the small parts of each signed-in area. Without them whatever two pages share in a
 * way of their own is a file.
 */
export function chunkGroups() {
  const places = new Map();
  const placeOf = (id, graph) => {
    if (!places.has(id)) places.set(id, findPlace(id, graph, placeOf));
    return places.get(id);
  };
  const group = (debugName, priority, isOf, test) => ({
    ...{ debugName, priority, test },
    name: (id, graph) => {
      const place = placeOf(id, graph);
      return place && isOf(place) ? (debugName === 'packages' ? debugName : place) : null;
    },
  });
  const one = (name) => (place) => place === name;
  const some = (name) => (place) => place.startsWith(`${name}-`);
  // In this order, and no package that imports the pages: a group brings along what its modules import.
  return [
    group('packages', 40, one('first'), /\/node_modules\/(?!@tanstack\/(?:react-)?start)/),
    group('first', 30, one('first')),
    group('shared', 25, one('shared'), /\/src\/(?:web|domain)\/.*\.tsx?(?:\?|$)/),
    group('pages', 20, some('page')),
    group('common', 15, one('common')),
    group('forms', 12, one('forms')),
    group('areas', 10, some('area')),
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

/** The group of a module; null where it stands in the file of what alone imports it, or in one of its own. */
function findPlace(id, graph, placeOf) {
  const above = importersOf(id, graph);
  if (above.some(({ isEntry, id }) => isEntry || /routes\/_public\.tsx\?tsr-split/.test(id))) return 'first';
  const [page, further] = new Set(above.flatMap(({ id }) => arrivals.exec(id)?.slice(1).find(Boolean) ?? []));
  if (further) return 'shared';
  const users = above.filter(({ dynamicImporters }) => dynamicImporters.length > 0).length;
  if (page) return users > 1 ? `page-${page.replaceAll(/\W+/g, '-')}` : null;
  const group = groupOf(users, id, graph);
  return group && comesAlone(id, graph, group, placeOf) ? group : null;
}

function groupOf(users, id, graph) {
  if (users < rarely || /\.css(?:\?|$)/.test(id)) return null;
  if (users >= widely)
    return [...importsOf(id, graph)].some((each) => ofForms.test(each)) ? 'forms' : 'common';
  const areas = areasOf(id, graph);
  if (areas.size === 1) return `area-${[...areas][0]}`;
  // What has no code that is known is not taken for tiny.
  const isTiny = (graph.getModuleInfo(id)?.code?.length ?? tiny) < tiny;
  // Visitors' pages and later parts would bring along all that is common.
  return isTiny && areas.size > 0 && !areas.has('public') ? 'common' : null;
}

/** Whether a module is small, and brings along only what is of its own group or there before it. */
function comesAlone(id, graph, group, placeOf) {
  if (/\/node_modules\/|\/generated\/texts\//.test(id)) return ofForms.test(id);
  const { code, importedIds } = graph.getModuleInfo(id);
  if (code.length > small && !id.includes(ownTexts)) return false;
  const order = ['first', 'shared', 'common', 'forms'];
  const there = [group, ...(order.includes(group) ? order.slice(0, order.indexOf(group)) : order)];
  return importedIds
    .filter((each) => !/\.css/.test(each) && graph.getModuleInfo(each)?.code)
    .every((each) => {
      const place = placeOf(each, graph);
      return place?.startsWith('page-') || there.includes(place) || ofForms.test(each);
    });
}

/** A module and what imports it at once, as far as the entry or the pages. */
function importersOf(id, graph) {
  const seen = new Set([id]);
  for (const module of seen) {
    // Texts that are looked up hang on one list; which of them a page needs is found out by their use.
    if (/generated\/texts\/(?!r(?:untime|egistry))/.test(module)) continue;
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) seen.add(importer);
  }
  return [...seen].flatMap((module) => graph.getModuleInfo(module) ?? []);
}

/** A module and what it imports at once, to the end. */
function importsOf(id, graph) {
  const seen = new Set([id]);
  for (const module of seen)
    for (const imported of graph.getModuleInfo(module)?.importedIds ?? []) seen.add(imported);
  return seen;
}

/** The areas whose routes lead to a module, at once or later. */
function areasOf(id, graph) {
  const areas = new Set();
  const seen = new Set([id]);
  for (const module of seen) {
    const area = /\/routes\/_([a-z]+)[/.]/.exec(module)?.[1];
    if (area) areas.add(area);
    if (area) continue;
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(module) ?? {};
    for (const importer of [...importers, ...dynamicImporters]) seen.add(importer);
  }
  return areas;
}

// Puts what every page needs at once into two files, packages and ours: each further file would cost its own round trip.

/** A group for Rolldown's `codeSplitting`: what the entry imports at once, and the public pages' bar and footer. */
export function firstChunks() {
  const isFirst = new Map();
  return {
    priority: 10,
    name: (id, graph) => {
      const wasAsked = new Set();
      const reaches = (module) => {
        // Every text hangs on one list; which of them a page needs is found out by its use.
        if (/generated\/texts\/(?:messages|validation|reference)/.test(module)) return false;
        const known = isFirst.get(module);
        if (known !== undefined) return known;
        // A circle answers by its other members.
        if (wasAsked.has(module)) return false;
        wasAsked.add(module);
        const info = graph.getModuleInfo(module);
        return info !== null && (isRoot(info) || info.importers.some(reaches));
      };
      const answer = reaches(id);
      isFirst.set(id, answer);
      if (!answer) return null;
      return id.includes('/node_modules/') ? 'packages' : 'first';
    },
  };
}

function isRoot({ id, isEntry }) {
  return isEntry || /routes\/_public\.tsx\?tsr-split/.test(id);
}

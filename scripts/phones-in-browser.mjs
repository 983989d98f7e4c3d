// The numbering plans of the world, which a phone number is held against: the browser has the short ones.

const exact = 'libphonenumber-js/max';

/**
 * A plugin for Vite: in the browser a phone number is held against the plans' lengths and patterns without their kinds of
 * numbers, a third of the size. The server has them all, and what it refuses stands at the field.
 */
export function phonesInBrowser() {
  return {
    name: 'phones-in-browser',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== exact || this.environment.name !== 'client') return null;
      return this.resolve('libphonenumber-js/min', importer, { skipSelf: true });
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const modules = Object.values(bundle).flatMap(({ moduleIds = [] }) => moduleIds);
      if (modules.some((id) => /libphonenumber-js\/.*metadata\.max/.test(id)))
        this.error('The browser would load every numbering plan of the world.');
    },
  };
}

// Each style sheet lies in the layer of its folder: what a feature says of its screens goes before what forms and design
// say of their parts, whatever the selectors weigh and in whichever order the files come.

// Whichever file comes first fixes the order, so each names it.
const order = '@layer reset, design, forms, features;';

/** A plugin for Vite. `design/styles.css` names the layers of what it brings together itself. */
export function styleLayers() {
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform(code, id) {
      const layer = /\/src\/web\/(design|forms|features)\/.*\.css$/.exec(id)?.[1];
      if (!layer || id.endsWith('/design/styles.css')) return null;
      if (code.includes('@import')) throw new Error(`${id} imports a style sheet; its component does that.`);
      return { code: `${order}\n@layer ${layer} {\n${code}\n}`, map: null };
    },
  };
}

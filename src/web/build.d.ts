/** `scripts/language-trees.mjs`: the built files that stand once for each language; none under Vite's own server. */
declare module 'virtual:files-by-language' {
  const names: readonly string[];
  export default names;
}

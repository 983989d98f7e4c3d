// How esbuild turns the server's TypeScript into what Node runs; packages stay in node_modules.
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * Options for the product: main.js, each *.worker.ts and *.child.ts as workers/<name>.js, what such a worker reads
 * (*.typ) beside it as it is, and each of commands/.
 */
export function productBundle(outdir) {
  const entries = { main: 'src/main.ts' };
  for (const name of [
    'superadmin',
    'remove-demo',
    'backup',
    'restore',
    'move',
    'doctor',
    'migrate',
    'rotate-key',
  ])
    entries[`commands/${name}`] = `src/server/commands/${name}.ts`;
  for (const name of readdirSync('src/server', { recursive: true })) {
    if (/\.(worker|child)\.ts$/.test(name))
      entries[`workers/${basename(name, '.ts')}`] = join('src/server', name);
    if (name.endsWith('.typ')) entries[`workers/${basename(name, '.typ')}`] = join('src/server', name);
  }
  return { ...common, loader: { '.typ': 'copy' }, entryPoints: entries, outdir, splitting: true };
}

/** Options for the script that other sites take from here: it brings nothing along and is called the same for ever. */
export function openingsBundle(folder) {
  return {
    bundle: true,
    minify: true,
    platform: 'browser',
    format: 'esm',
    target: 'es2022',
    entryPoints: { openings: 'src/web/embed/openings.ts' },
    outdir: folder,
    logLevel: 'warning',
  };
}

/** Options for one program beside the product. */
export function programBundle(file, outfile) {
  return { ...common, entryPoints: [file], outfile };
}

const common = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node24',
  packages: 'external',
  jsx: 'automatic',
  sourcemap: 'linked',
  // Beside main.js, so that ./workers/ means the same in every piece.
  chunkNames: '[name]-[hash]',
  logLevel: 'warning',
};

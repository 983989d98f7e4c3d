import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { arrivingFiles } from './scripts/arriving-files.mjs';
import { chunkGroups, lightFirstChunks } from './scripts/chunk-groups.mjs';
import { flags } from './scripts/flags.mjs';
import { languageTrees, singleTexts } from './scripts/language-trees.mjs';
import { ownTextsOfModules } from './scripts/own-texts.mjs';
import { phonesInBrowser } from './scripts/phones-in-browser.mjs';
import { styleLayers } from './scripts/style-layers.mjs';

export default defineConfig({
  build: {
    outDir: 'dist/web',
    sourcemap: false,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1200,
    // How long our own plugins take is nothing that whoever starts the product can mend.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() } } },
      },
    },
  },
  resolve: { dedupe: ['react', 'react-dom'] },
  server: { fs: { allow: ['.'] } },
  plugins: [
    tanstackStart({
      srcDirectory: 'src/web',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'route-tree.gen.ts',
        quoteStyle: 'single',
        semicolons: true,
        routeFileIgnorePattern: '\\.test\\.',
      },
      importProtection: {
        behavior: 'error',
        client: { files: [/\/src\/server\//, /\/src\/emails\//, /\/texts\/any-language\.js/] },
      },
    }),
    react(),
    flags(),
    phonesInBrowser(),
    styleLayers(),
    singleTexts(),
    ownTextsOfModules(),
    lightFirstChunks(),
    arrivingFiles(),
    languageTrees(),
  ],
});

import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { arrivingFiles } from './scripts/arriving-files.mjs';
import { lightFirstChunks, publicChunks } from './scripts/first-chunks.mjs';
import { flags } from './scripts/flags.mjs';
import { languageTrees, singleTexts } from './scripts/language-trees.mjs';
import { phonesInBrowser } from './scripts/phones-in-browser.mjs';
import { styleLayers } from './scripts/style-layers.mjs';

export default defineConfig({
  build: { outDir: 'dist/web', sourcemap: false, assetsInlineLimit: 0, chunkSizeWarningLimit: 900 },
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: { output: { codeSplitting: { groups: publicChunks() } } },
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
    lightFirstChunks(),
    arrivingFiles(),
    languageTrees(),
  ],
});

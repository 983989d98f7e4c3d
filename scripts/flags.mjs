// The flags of the country lists, as /flags/qa.svg: files of the build, answered from the package in development.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'node_modules/country-flag-icons/3x2';

/** A plugin for Vite. */
export function flags() {
  return {
    name: 'flags',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const name of flagFiles()) {
        const source = readFileSync(join(folder, name));
        this.emitFile({ type: 'asset', fileName: `flags/${name.toLowerCase()}`, source });
      }
    },
    configureServer(server) {
      const byPath = new Map(flagFiles().map((name) => [`/${name.toLowerCase()}`, join(folder, name)]));
      server.middlewares.use('/flags', (request, response, next) => {
        const file = byPath.get(request.url ?? '');
        if (!file) return next();
        response.setHeader('content-type', 'image/svg+xml');
        response.end(readFileSync(file));
      });
    },
  };
}

function flagFiles() {
  return readdirSync(folder).filter((name) => /^[A-Z]{2}\.svg$/.test(name));
}
